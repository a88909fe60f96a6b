"""No two lines of talk ever have the same id, also where the last one was deleted: a report of it would be about the next one."""

import sqlalchemy as sql
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """SQLite gives the greatest id again once its line is gone, unless the table says that it must not; PostgreSQL never does."""
    op.execute("DELETE FROM reports WHERE line NOT IN (SELECT id FROM talk)")
    if op.get_bind().dialect.name != "sqlite":
        return
    op.create_table(
        "talk_once",
        sql.Column("id", sql.Integer, primary_key=True, autoincrement=True),
        sql.Column("table_id", sql.String(32), nullable=False),
        sql.Column("at", sql.BigInteger, nullable=False),
        sql.Column("owner", sql.String(64), nullable=False),
        sql.Column("key", sql.String(64), nullable=False),
        sql.Column("seat", sql.Integer),
        sql.Column("name", sql.String(64), nullable=False),
        sql.Column("phrase", sql.String(32)),
        sql.Column("words", sql.Text),
        sql.UniqueConstraint("table_id", "owner", "key"),
        sqlite_autoincrement=True,
    )
    op.execute("INSERT INTO talk_once SELECT id, table_id, at, owner, key, seat, name, phrase, words FROM talk")
    op.drop_table("talk")
    op.rename_table("talk_once", "talk")
