"""Passkeys and challenges."""

import sqlalchemy as sql
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add two tables."""
    op.create_table(
        "passkeys",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("account", sql.String(32), nullable=False, index=True),
        sql.Column("credential", sql.Text, nullable=False, unique=True),
        sql.Column("public_key", sql.Text, nullable=False),
        sql.Column("sign_count", sql.BigInteger, nullable=False),
        sql.Column("site", sql.Text, nullable=False),
        sql.Column("name", sql.String(64), nullable=False),
        sql.Column("made", sql.BigInteger, nullable=False),
        sql.Column("used", sql.BigInteger),
    )
    op.create_table(
        "challenges",
        sql.Column("challenge", sql.String(64), primary_key=True),
        sql.Column("browser", sql.String(64), nullable=False),
        sql.Column("purpose", sql.String(16), nullable=False),
        sql.Column("account", sql.String(32)),
        sql.Column("name", sql.String(64)),
        sql.Column("until", sql.BigInteger, nullable=False, index=True),
    )
