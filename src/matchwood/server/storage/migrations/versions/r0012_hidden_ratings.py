"""Accounts with hidden ratings."""

import sqlalchemy as sql
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add a column, which older servers leave empty."""
    op.add_column("accounts", sql.Column("hidden", sql.Integer))
