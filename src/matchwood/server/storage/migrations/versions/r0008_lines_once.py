"""Unique IDs of chat messages: reports never apply to later messages."""

import sqlalchemy as sql
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Recreate the chat table, so that SQLite never reuses a message ID."""
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
