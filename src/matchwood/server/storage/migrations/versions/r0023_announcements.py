"""The announcement of the operator."""

import sqlalchemy as sql
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """Create the database table `announcements`."""
    op.create_table(
        "announcements",
        sql.Column("id", sql.Integer, primary_key=True, autoincrement=True),
        sql.Column("text", sql.Text, nullable=False),
        sql.Column("starts", sql.BigInteger),
        sql.Column("ends", sql.BigInteger, nullable=False),
    )
