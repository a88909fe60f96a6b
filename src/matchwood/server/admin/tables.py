"""The tables of a server, which its operator lists and closes."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec
import sqlalchemy as sql

from matchwood.server.admin.database import operator_transaction
from matchwood.server.admin.table_summary import TableSummary, event_count, read_summary
from matchwood.server.protocol.errors import Busy, Newer, TableEnded, Unreadable
from matchwood.server.storage import schema
from matchwood.server.storage.operator_actions import OperatorAction, record_action
from matchwood.server.storage.writer import DELETE_ALARM, INSERT_EVENT
from matchwood.server.table.events import Closed, Created, from_text, to_text
from matchwood.server.tables.creation import HOUR_LETTERS
from matchwood.server.util.clock import now

CLOSE_TABLE = "close-table"
MAX_TRIES = 50
"""The maximum number of attempts to close a table while its players change it."""


class OperatorTables:
    """Lists and closes the tables in a database, also while servers use the database."""

    def __init__(self, engine: sql.Engine) -> None:
        self._engine = engine

    def latest(self, limit: int, running: bool) -> list[TableSummary]:
        """Return the newest tables, the newest first. If `running` is true, omit the tables whose game has ended."""
        events, ends = schema.events, schema.ends
        query = sql.select(events.c.table_id).where(events.c.number == 1)
        if running:
            query = query.outerjoin(ends, ends.c.table_id == events.c.table_id).where(ends.c.table_id.is_(None))
        with operator_transaction(self._engine) as connection:
            table_ids = connection.scalars(query.order_by(events.c.table_id.desc()).limit(limit)).all()
            if not table_ids:
                return []
            # the letters after the hour are random, so compare all tables of the oldest hour
            query = query.where(events.c.table_id >= table_ids[-1][:HOUR_LETTERS])
            found = connection.execute(query.add_columns(schema.as_stored(events.c.body, connection.dialect))).all()
            newest = sorted(((_created(body), table_id) for table_id, body in found), reverse=True)
            return [read_summary(connection, table_id) for _, table_id in newest[:limit]]

    def summary(self, table_id: str) -> TableSummary:
        """Return the summary of one table, or raise `NotFound`."""
        with operator_transaction(self._engine) as connection:
            return read_summary(connection, table_id)

    def close(self, table_id: str, by: str, reason: str | None = None) -> OperatorAction:
        """End the game of a table without a winner, and store the action of the operator `by`.

        Raises `NotFound` if the table does not exist, and `TableEnded` if its game has already ended.
        """
        for _ in range(MAX_TRIES):
            with operator_transaction(self._engine) as connection:
                action = _close(connection, table_id, by, reason)
            if action is not None:
                return action
        raise Busy(f"Table {table_id} was not closed, because its players change it all the time. Please try again.")


def _created(body: str | bytes) -> datetime:
    """Return when a table was created, as a sorting key. An unreadable table counts as the newest one."""
    try:
        event = from_text(body)
    except (Newer, msgspec.MsgspecError):
        return datetime.max.replace(tzinfo=UTC)
    return event.at if isinstance(event, Created) else datetime.max.replace(tzinfo=UTC)


def _close(connection: sql.Connection, table_id: str, by: str, reason: str | None) -> OperatorAction | None:
    """Close a table. Return None if a server stored an event of the table at the same time."""
    number = event_count(connection, table_id)
    summary = read_summary(connection, table_id)
    if summary.state == "unreadable":
        raise Unreadable(f"The log of table {table_id} cannot be read. Use the version of Matchwood that the servers run.")
    if summary.state not in ("open", "playing"):
        raise TableEnded(f"Table {table_id} is already {summary.state}, so it cannot be closed.")
    event = {"table_id": table_id, "number": number + 1, "body": to_text(Closed(at=now()))}
    if connection.execute(INSERT_EVENT, event).rowcount != 1:
        return None
    has_result = summary.state == "playing"
    connection.execute(schema.ends.insert().values(table_id=table_id, at=now(), settled=int(not has_result)))
    connection.execute(DELETE_ALARM, {"table_id": table_id})
    return record_action(connection, CLOSE_TABLE, table_id, by, reason)
