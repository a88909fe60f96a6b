"""The browser and system of each session."""

import sqlalchemy as sql
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add two columns."""
    op.add_column("sessions", sql.Column("browser", sql.String(32)))
    op.add_column("sessions", sql.Column("system", sql.String(32)))
