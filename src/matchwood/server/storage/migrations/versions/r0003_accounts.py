"""Accounts and sessions."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add two tables."""
    op.create_table(
        "accounts",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("name", sql.String(64), nullable=False),
        sql.Column("folded", sql.Text, nullable=False, unique=True),
        sql.Column("owner", sql.String(64), nullable=False, unique=True),
        sql.Column("password", sql.Text),
        sql.Column("made", sql.BigInteger, nullable=False),
    )
    op.create_table(
        "sessions",
        sql.Column("token", sql.String(64), primary_key=True),
        sql.Column("account", sql.String(32), nullable=False),
        sql.Column("since", sql.BigInteger, nullable=False),
    )
    op.create_index("ix_sessions_account", "sessions", ["account"])
