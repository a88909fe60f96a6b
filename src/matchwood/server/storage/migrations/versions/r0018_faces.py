"""How people look who have an account."""

import sqlalchemy as sql
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """One column more, which servers of the version before leave empty."""
    op.add_column("accounts", sql.Column("face", sql.String(2)))
