"""Lines of talk that are deleted, and of which every server hears: pages that are open show them still."""

from __future__ import annotations

import sqlalchemy as sql

from matchwood.server.storage import schema
from matchwood.server.util.clock import now

KEPT_MS = 3_600_000
"""Milliseconds for which servers can find out that a line was deleted."""

NOTE = sql.text("INSERT INTO deleted_lines (line, table_id, at) VALUES (:line, :table_id, :at) ON CONFLICT DO NOTHING")


def delete_messages(connection: sql.Connection, which: sql.ColumnElement[bool]) -> None:
    """Delete these lines and the complaints about them. Only that they are gone is kept, for a while."""
    talk, reports, deleted, at = schema.talk, schema.reports, schema.deleted_lines, now()
    connection.execute(deleted.delete().where(deleted.c.at < at - KEPT_MS))
    those = connection.execute(sql.select(talk.c.id, talk.c.table_id).where(which)).all()
    if those:
        connection.execute(NOTE, [{"line": line, "table_id": table_id, "at": at} for line, table_id in those])
    connection.execute(reports.delete().where(reports.c.line.in_(sql.select(talk.c.id).where(which))))
    connection.execute(talk.delete().where(which))


def recently_deleted(connection: sql.Connection) -> dict[int, str]:
    """The lines that were deleted lately, and at which tables they were said."""
    deleted = schema.deleted_lines
    query = sql.select(deleted.c.line, deleted.c.table_id).where(deleted.c.at >= now() - KEPT_MS)
    return {row.line: row.table_id for row in connection.execute(query)}
