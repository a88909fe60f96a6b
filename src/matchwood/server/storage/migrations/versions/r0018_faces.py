"""The avatar of each account."""

import sqlalchemy as sql
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Add a column."""
    op.add_column("accounts", sql.Column("face", sql.String(2)))
