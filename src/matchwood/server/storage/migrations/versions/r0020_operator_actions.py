"""The actions of operators."""

import sqlalchemy as sql
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Create the database table `operator_actions`."""
    op.create_table(
        "operator_actions",
        sql.Column("id", sql.Integer, primary_key=True, autoincrement=True),
        sql.Column("at", sql.BigInteger, nullable=False, index=True),
        sql.Column("action", sql.String(32), nullable=False),
        sql.Column("subject", sql.String(64), nullable=False),
        sql.Column("reason", sql.Text),
        sql.Column("by", sql.String(64), nullable=False),
        sqlite_autoincrement=True,
    )
