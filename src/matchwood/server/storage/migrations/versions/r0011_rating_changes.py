"""What a game made of the ratings of those who played it."""

import sqlalchemy as sql
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Two columns more, which servers of the version before leave empty."""
    op.add_column("results", sql.Column("mu_before", sql.Float))
    op.add_column("results", sql.Column("mu_after", sql.Float))
