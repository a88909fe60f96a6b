"""An index with which the people of a deleted table are found."""

from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Create an index of `sitters` by table."""
    op.create_index("ix_sitters_table_id", "sitters", ["table_id"])
