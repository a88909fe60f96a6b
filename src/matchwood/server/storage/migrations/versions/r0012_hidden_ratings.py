"""Accounts whose ratings nobody else is shown."""

import sqlalchemy as sql
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """One column more, which servers of the version before leave empty."""
    op.add_column("accounts", sql.Column("hidden", sql.Integer))
