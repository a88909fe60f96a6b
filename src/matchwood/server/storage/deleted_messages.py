"""The deletion of chat messages."""

from __future__ import annotations

import sqlalchemy as sql

from matchwood.server.storage import schema
from matchwood.server.util.clock import now

KEEP_MS = 3_600_000
"""The database stores for these milliseconds that a message was deleted. Other servers read it."""

INSERT_DELETED = sql.text("INSERT INTO deleted_lines (line, table_id, at) VALUES (:line, :table_id, :at) ON CONFLICT DO NOTHING")


def delete_messages(connection: sql.Connection, which: sql.ColumnElement[bool]) -> None:
    """Delete the chat messages that match `which`, and the reports about these messages."""
    talk, reports, deleted, at = schema.talk, schema.reports, schema.deleted_lines, now()
    connection.execute(deleted.delete().where(deleted.c.at < at - KEEP_MS))
    those = connection.execute(sql.select(talk.c.id, talk.c.table_id).where(which)).all()
    if those:
        connection.execute(INSERT_DELETED, [{"line": line, "table_id": table_id, "at": at} for line, table_id in those])
    connection.execute(reports.delete().where(reports.c.line.in_(sql.select(talk.c.id).where(which))))
    connection.execute(talk.delete().where(which))


def recently_deleted(connection: sql.Connection) -> dict[int, str]:
    """Return the recently deleted chat messages: the ID of the table for the ID of each message."""
    deleted = schema.deleted_lines
    query = sql.select(deleted.c.line, deleted.c.table_id).where(deleted.c.at >= now() - KEEP_MS)
    return {row.line: row.table_id for row in connection.execute(query)}
