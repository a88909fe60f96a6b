"""Alarms of tables."""

import sqlalchemy as sql
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add a table for alarms. The migration adds an alarm to each unfinished game with clocks, and the alarm is due at once."""
    op.create_table(
        "alarms",
        sql.Column("table_id", sql.String(32), primary_key=True),
        sql.Column("at", sql.BigInteger, nullable=False, index=True),
    )
    op.execute(
        "INSERT INTO alarms (table_id, at) SELECT table_id, 1 FROM events "
        "WHERE number = 1 AND body LIKE '%\"clock\":{%' AND table_id NOT IN (SELECT table_id FROM ends)"
    )
