"""The tables that people start from finished games, and challenges."""

import sqlalchemy as sql
from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    """Create the database tables `branches`, `game_challenges` and `challenge_games`."""
    op.create_table(
        "branches",
        sql.Column("table_id", sql.String(32), primary_key=True),
        sql.Column("owner", sql.String(64), nullable=False),
        sql.Column("subject", sql.String(32), nullable=False),
        sql.Column("at", sql.BigInteger, nullable=False),
    )
    op.create_index("ix_branches_owner", "branches", ["owner"])
    op.create_index("ix_branches_subject", "branches", ["subject"])
    op.create_table(
        "game_challenges",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("table_id", sql.String(32), nullable=False),
        sql.Column("owner", sql.String(64), nullable=False),
        sql.Column("at", sql.BigInteger, nullable=False),
        sql.UniqueConstraint("table_id", "owner"),
    )
    op.create_index("ix_game_challenges_owner", "game_challenges", ["owner"])
    op.create_table(
        "challenge_games",
        sql.Column("table_id", sql.String(32), primary_key=True),
        sql.Column("challenge", sql.String(32), nullable=False),
        sql.Column("owner", sql.String(64), nullable=False),
        sql.Column("deals", sql.String(64), nullable=False),
        sql.Column("at", sql.BigInteger, nullable=False),
    )
    op.create_index("ix_challenge_games_challenge", "challenge_games", ["challenge"])
    op.create_index("ix_challenge_games_owner", "challenge_games", ["owner"])
