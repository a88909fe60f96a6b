"""Accounts with hidden ratings."""

import sqlalchemy as sql
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add a column."""
    op.add_column("accounts", sql.Column("hidden", sql.Integer))
