"""Whoever signs up leaves the token of a guest behind, and cookies are signed."""

import sqlalchemy as sql
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """The owners of accounts that there are. Servers of the version before add none: their accounts are looked up as well."""
    op.create_table("former_guests", sql.Column("owner", sql.String(64), primary_key=True))
    op.execute("INSERT INTO former_guests (owner) SELECT owner FROM accounts")
    op.create_table(
        "keys",
        sql.Column("name", sql.String(32), primary_key=True),
        sql.Column("value", sql.String(64), nullable=False),
        sql.Column("made", sql.BigInteger, nullable=False),
    )
