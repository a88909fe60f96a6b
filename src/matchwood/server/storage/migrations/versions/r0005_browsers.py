"""Roughly what browser was signed in, so that people know their own again."""

import sqlalchemy as sql
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Two columns more, which servers of the version before leave empty."""
    op.add_column("sessions", sql.Column("browser", sql.String(32)))
    op.add_column("sessions", sql.Column("system", sql.String(32)))
