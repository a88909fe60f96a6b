"""Idempotency keys of requests for new tables."""

import sqlalchemy as sql
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add a table."""
    op.create_table(
        "named_tables",
        sql.Column("name", sql.String(64), primary_key=True),
        sql.Column("table_id", sql.String(32), nullable=False),
        sql.Column("at", sql.BigInteger, nullable=False),
    )
    op.create_index("ix_named_tables_at", "named_tables", ["at"])
