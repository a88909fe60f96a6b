"""Which lines of talk were deleted lately, so that servers take them off the pages that show them."""

import sqlalchemy as sql
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Lines that were deleted before are on no page that is open, or soon on none."""
    op.create_table(
        "deleted_lines",
        sql.Column("line", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("table_id", sql.String(32), nullable=False),
        sql.Column("at", sql.BigInteger, nullable=False),
    )
