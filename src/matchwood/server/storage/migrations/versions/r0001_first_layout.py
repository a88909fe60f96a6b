"""The schema of the first version."""

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create all missing database tables. Some databases are older than the first migration."""
    op.create_table(
        "events",
        sql.Column("table_id", sql.String(32), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("body", sql.Text, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "sitters",
        sql.Column("owner", sql.String(64), primary_key=True),
        sql.Column("table_id", sql.String(32), primary_key=True),
        sql.Column("since", sql.Float, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "runs",
        sql.Column("name", sql.String(32), primary_key=True),
        sql.Column("began", sql.BigInteger, nullable=False),
        sql.Column("seen", sql.BigInteger, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "public_tables",
        sql.Column("table_id", sql.String(32), primary_key=True),
        sql.Column("run", sql.String(32), primary_key=True),
        sql.Column("since", sql.Float, nullable=False),
        sql.Column("seen", sql.Float, nullable=False),
        sql.Column("body", sql.Text, nullable=False),
        if_not_exists=True,
    )
    op.create_table("matchwood_layout", sql.Column("version", sql.Integer, nullable=False), if_not_exists=True)
    op.execute("INSERT INTO matchwood_layout (version) SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM matchwood_layout)")
