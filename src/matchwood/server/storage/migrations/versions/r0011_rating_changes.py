"""The ratings before and after each game."""

import sqlalchemy as sql
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add two columns."""
    op.add_column("results", sql.Column("mu_before", sql.Float))
    op.add_column("results", sql.Column("mu_after", sql.Float))
