"""Devices that get notifications."""

import sqlalchemy as sql
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Create the database tables `subscriptions` and `called`."""
    op.create_table(
        "subscriptions",
        sql.Column("device", sql.String(64), primary_key=True),
        sql.Column("owner", sql.String(64), nullable=False),
        sql.Column("session", sql.String(64)),
        sql.Column("endpoint", sql.Text, nullable=False),
        sql.Column("p256dh", sql.String(88), nullable=False),
        sql.Column("auth", sql.String(24), nullable=False),
        sql.Column("language", sql.String(3), nullable=False),
        sql.Column("site", sql.Text, nullable=False),
        sql.Column("since", sql.BigInteger, nullable=False),
    )
    op.create_index("ix_subscriptions_owner", "subscriptions", ["owner"])
    op.create_table(
        "called",
        sql.Column("table_id", sql.String(32), primary_key=True),
        sql.Column("owner", sql.String(64), primary_key=True),
        sql.Column("turn", sql.Integer, nullable=False),
    )
