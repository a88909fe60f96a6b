"""Which complaints about talk the host has dealt with."""

import sqlalchemy as sql
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """One column more, which servers of the version before leave empty."""
    op.add_column("reports", sql.Column("settled", sql.BigInteger))
