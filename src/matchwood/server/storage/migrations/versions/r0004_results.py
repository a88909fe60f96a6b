"""Results and ratings."""

import sqlalchemy as sql
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add three tables."""
    op.create_table(
        "ends",
        sql.Column("table_id", sql.String(32), primary_key=True),
        sql.Column("at", sql.BigInteger, nullable=False),
        sql.Column("settled", sql.Integer, nullable=False, index=True),
    )
    op.create_table(
        "results",
        sql.Column("table_id", sql.String(32), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("owner", sql.String(64), index=True),
        sql.Column("name", sql.String(64)),
        sql.Column("kind", sql.String(8), nullable=False),
        sql.Column("game", sql.String(32), nullable=False),
        sql.Column("at", sql.BigInteger, nullable=False),
        sql.Column("place", sql.Integer),
        sql.Column("away", sql.Integer, nullable=False),
    )
    op.create_table(
        "ratings",
        sql.Column("account", sql.String(32), primary_key=True),
        sql.Column("game", sql.String(32), primary_key=True),
        sql.Column("mu", sql.Float, nullable=False),
        sql.Column("sigma", sql.Float, nullable=False),
        sql.Column("games", sql.Integer, nullable=False),
    )
