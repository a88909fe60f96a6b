"""People who may not write in the chat for a while."""

import sqlalchemy as sql
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add a table."""
    op.create_table(
        "silences",
        sql.Column("owner", sql.String(64), primary_key=True),
        sql.Column("line", sql.Integer, nullable=False),
        sql.Column("name", sql.String(64), nullable=False),
        sql.Column("until", sql.BigInteger, nullable=False),
    )
