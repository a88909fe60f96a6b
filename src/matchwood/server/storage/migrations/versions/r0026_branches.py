"""The tables that people start from finished games, and challenges."""

import sqlalchemy as sql
from alembic import op

revision = "0026"
down_revision = "0024"


def upgrade() -> None:
    """Create the database tables `branches` and `game_challenges`."""
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
    )
    op.create_index("ix_game_challenges_table_id", "game_challenges", ["table_id"])
    op.create_index("ix_game_challenges_owner", "game_challenges", ["owner"])
