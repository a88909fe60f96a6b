"""What tables with long logs were like lately, so that they open quickly."""

import sqlalchemy as sql
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Nothing is stored at first: the next change of a long log brings it."""
    op.create_table(
        "snapshots",
        sql.Column("table_id", sql.String(32), primary_key=True),
        sql.Column("number", sql.Integer, nullable=False),
        sql.Column("version", sql.Integer, nullable=False),
        sql.Column("body", sql.Text, nullable=False),
    )
