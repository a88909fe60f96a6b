"""Chat messages and reports."""

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add two tables."""
    op.create_table(
        "talk",
        sql.Column("id", sql.Integer, primary_key=True, autoincrement=True),
        sql.Column("table_id", sql.String(32), nullable=False),
        sql.Column("at", sql.BigInteger, nullable=False),
        sql.Column("owner", sql.String(64), nullable=False),
        sql.Column("key", sql.String(64), nullable=False),
        sql.Column("seat", sql.Integer),
        sql.Column("name", sql.String(64), nullable=False),
        sql.Column("phrase", sql.String(32)),
        sql.Column("words", sql.Text),
        sql.UniqueConstraint("table_id", "owner", "key"),
        if_not_exists=True,
    )
    op.create_table(
        "reports",
        sql.Column("line", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("reporter", sql.String(64), primary_key=True),
        sql.Column("at", sql.BigInteger, nullable=False),
        if_not_exists=True,
    )
