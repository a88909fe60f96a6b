"""Guests who signed up, the appearance of names, and signing keys."""

import sqlalchemy as sql
from alembic import op

from matchwood.server.protocol.names import skeleton

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Add three tables."""
    op.create_table("former_guests", sql.Column("owner", sql.String(64), primary_key=True))
    op.execute("INSERT INTO former_guests (owner) SELECT owner FROM accounts")
    op.create_table(
        "names",
        sql.Column("drawn", sql.Text, primary_key=True),
        sql.Column("account", sql.String(32), nullable=False),
    )
    op.create_index("ix_names_account", "names", ["account"])
    keep = sql.text("INSERT INTO names (drawn, account) VALUES (:drawn, :account) ON CONFLICT DO NOTHING")
    for account, name in op.get_bind().execute(sql.text("SELECT id, name FROM accounts ORDER BY made")).fetchall():
        op.get_bind().execute(keep, {"drawn": skeleton(name), "account": account})
    op.create_table(
        "keys",
        sql.Column("name", sql.String(32), primary_key=True),
        sql.Column("value", sql.String(64), nullable=False),
        sql.Column("made", sql.BigInteger, nullable=False),
    )
