"""Unique IDs of chat messages: a report of a deleted message must not apply to a later one."""

import sqlalchemy as sql
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Recreate the table of chat messages in SQLite. The new table never reuses the ID of a deleted message."""
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
