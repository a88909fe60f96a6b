"""Addresses and accounts that may not use the server."""

import sqlalchemy as sql
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """Create the database table `bans`."""
    op.create_table(
        "bans",
        sql.Column("banned", sql.String(64), primary_key=True),
        sql.Column("name", sql.String(64), nullable=False),
        sql.Column("since", sql.BigInteger, nullable=False),
        sql.Column("until", sql.BigInteger, nullable=False),
        sql.Column("reason", sql.Text),
    )
