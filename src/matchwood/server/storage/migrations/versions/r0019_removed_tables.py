"""Which tables people removed from the list of their tables."""

import sqlalchemy as sql
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Add a column that servers of the version before leave empty: there the table stays in the list."""
    op.add_column("sitters", sql.Column("removed", sql.Integer))
