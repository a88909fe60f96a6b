"""Tables that people removed from their list."""

import sqlalchemy as sql
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Add a column, which older servers ignore."""
    op.add_column("sitters", sql.Column("removed", sql.Integer))
