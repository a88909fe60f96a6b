"""The reported names of people in rankings and challenges."""

import sqlalchemy as sql
from alembic import op

revision = "0027"
down_revision = "0026"


def upgrade() -> None:
    """Create the database tables `reported_names` and `name_reports`."""
    op.create_table(
        "reported_names",
        sql.Column("id", sql.Integer, primary_key=True, autoincrement=True),
        sql.Column("owner", sql.String(64), nullable=False),
        sql.Column("name", sql.String(64), nullable=False),
        sql.Column("hidden", sql.BigInteger),
        sql.UniqueConstraint("owner", "name"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "name_reports",
        sql.Column("name", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("reporter", sql.String(64), primary_key=True),
        sql.Column("at", sql.BigInteger, nullable=False),
        sql.Column("settled", sql.BigInteger),
    )
