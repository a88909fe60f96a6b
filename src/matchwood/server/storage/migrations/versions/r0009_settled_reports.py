"""The time at which the operator closed a report."""

import sqlalchemy as sql
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add a column."""
    op.add_column("reports", sql.Column("settled", sql.BigInteger))
