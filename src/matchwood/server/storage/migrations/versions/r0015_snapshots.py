"""Snapshots of tables with long logs."""

import sqlalchemy as sql
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Create the database table `snapshots`."""
    op.create_table(
        "snapshots",
        sql.Column("table_id", sql.String(32), primary_key=True),
        sql.Column("number", sql.Integer, nullable=False),
        sql.Column("version", sql.Integer, nullable=False),
        sql.Column("body", sql.Text, nullable=False),
    )
