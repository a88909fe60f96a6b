"""Recently deleted chat messages."""

import sqlalchemy as sql
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Create the database table `deleted_lines`."""
    op.create_table(
        "deleted_lines",
        sql.Column("line", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("table_id", sql.String(32), nullable=False),
        sql.Column("at", sql.BigInteger, nullable=False),
    )
