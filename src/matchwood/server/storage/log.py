"""The log of the events of all tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

import msgspec
import sqlalchemy as sql

from matchwood.server.protocol.errors import Newer, Unreadable
from matchwood.server.storage import schema
from matchwood.server.storage.database_files import DatabaseFiles
from matchwood.server.storage.transactions import Transactions
from matchwood.server.storage.writer import Append, Chain, Writer
from matchwood.server.table.events import Event, from_text, to_text
from matchwood.server.util.lru import LruCache

logger = logging.getLogger(__name__)

T = TypeVar("T")

MAX_REPORTED_TABLES = 1_000
UPSERT_RUN = sql.text(
    "INSERT INTO runs (name, began, seen) VALUES (:name, :began, :seen) ON CONFLICT (name) DO UPDATE SET seen = excluded.seen"
)


class Log:
    """Reads and writes the events of all tables. Methods raise `Busy` if the database does not answer."""

    def __init__(self, engine: sql.Engine) -> None:
        self.engine = engine
        self.files = DatabaseFiles(engine)
        self._writer = Writer(engine)
        self.enqueue = self._writer.enqueue
        self._store = Transactions(engine, "the tables", "The tables cannot be read at the moment. Please try again.")
        self._reported = LruCache[str, None](MAX_REPORTED_TABLES)
        self._runs_store = Transactions(engine, None, "The heartbeat was not saved.")

    async def append(self, table_id: str, number: int, event: Event, sitter: str | None = None, alarm: int | None = None) -> bool:
        """Store an event. Return False if another event has the same number."""
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.enqueue(Append(table_id, number, to_text(event), partial(_resolve, stored), Chain(), sitter, alarm=alarm))
        return await stored

    async def read(self, table_id: str, after: int = 0) -> list[Event]:
        """Return the events of a table after the event number `after`."""
        return await self._read_safely(table_id, lambda: self._read(table_id, after))

    async def first_event(self, table_id: str) -> Event | None:
        """Return the first event of a table, or None."""
        events = await self._read_safely(table_id, lambda: self._read(table_id, 0, 1))
        return events[0] if events else None

    async def read_from_snapshot(self, table_id: str) -> tuple[str | bytes | None, list[Event]]:
        """Return the last snapshot of a table, and all later events. If there is no snapshot, return None and all events."""
        return await self._read_safely(table_id, lambda: self._read_from_snapshot(table_id))

    async def _read_safely(self, table_id: str, query: Callable[[], T]) -> T:
        try:
            return await self._store.in_thread(query)
        except Newer:
            self._log_once(table_id, "Table %s has events of a newer version of Matchwood, so it cannot be opened here.")
            raise
        except msgspec.DecodeError as error:
            raise self.unreadable(table_id, error) from error

    def unreadable(self, table_id: str, error: Exception) -> Unreadable:
        """Return an error for a table with damaged events, and log the first error of each table."""
        self._log_once(table_id, "The log of table %s is damaged, so the table cannot be opened.", error)
        return Unreadable(f"The log of table {table_id} is damaged. The operator can find details in the log of the server.")

    def _log_once(self, table_id: str, message: str, error: Exception | None = None) -> None:
        if table_id not in self._reported:
            logger.error(message, table_id, exc_info=error)
            self._reported.put(table_id, None)

    async def lengths(self, table_ids: Sequence[str]) -> dict[str, int]:
        """Return the number of events of each existing table."""
        first, table = schema.events.alias("first"), schema.events
        last = sql.select(sql.func.max(table.c.number)).where(table.c.table_id == first.c.table_id).scalar_subquery()
        query = sql.select(first.c.table_id, last).where(first.c.table_id.in_(table_ids), first.c.number == 1)
        return await self._store.in_transaction(lambda connection: {row[0]: row[1] for row in connection.execute(query)})

    async def tables_of(self, owner: str, limit: int) -> list[str]:
        """Return the tables in this person's list, newest first. If the list has more than `limit` tables, omit finished tables
        first.
        """
        table, ends = schema.sitters, schema.ends
        query = sql.select(table.c.table_id, table.c.since).outerjoin(ends, ends.c.table_id == table.c.table_id)
        query = query.where(table.c.owner == owner, table.c.removed.is_(None))
        ended = sql.case((ends.c.table_id.is_(None), 0), else_=1)
        query = query.order_by(ended, table.c.since.desc()).limit(limit)
        rows = await self._store.in_transaction(lambda connection: connection.execute(query).all())
        return [row.table_id for row in sorted(rows, key=lambda row: row.since, reverse=True)]

    async def list_table(self, owner: str, table_id: str, listed: bool) -> bool:
        """Add a table to a person's list, or remove the table. Returns False if the person never had a seat."""
        table = schema.sitters
        own = (table.c.owner == owner) & (table.c.table_id == table_id)
        update = table.update().where(own).values(removed=None if listed else 1)
        return await self._store.in_transaction(lambda connection: connection.execute(update).rowcount > 0)

    async def server_runs(self) -> list[tuple[int, int]]:
        """Return the start and last heartbeat of each server run, in milliseconds since 1970."""
        query = sql.select(schema.runs.c.began, schema.runs.c.seen)
        return await self._store.in_transaction(lambda connection: [(began, seen) for began, seen in connection.execute(query)])

    async def store_run(self, name: str, began: int, seen: int) -> None:
        """Store the start time `began` and the last heartbeat time `seen` of a server."""
        run = {"name": name, "began": began, "seen": seen}
        await self._runs_store.in_transaction(lambda connection: connection.execute(UPSERT_RUN, run))

    def close(self) -> None:
        """Store all waiting events, then close the database."""
        self._writer.close()
        # Threads of cancelled tasks return their connections later.
        sql.event.listen(self.engine, "checkin", lambda _, returned: returned.invalidate())
        self.engine.dispose()
        self.files.close()

    def _read(self, table_id: str, after: int, limit: int | None = None) -> list[Event]:
        if not table_id.isalnum():  # not a valid ID; PostgreSQL rejects some characters
            return []
        table = schema.events
        query = sql.select(schema.as_stored(table.c.body, self.engine.dialect))
        query = query.where(table.c.table_id == table_id, table.c.number > after).order_by(table.c.number).limit(limit)
        with self.engine.connect() as connection:
            return [from_text(body) for body in connection.scalars(query)]

    def _read_from_snapshot(self, table_id: str) -> tuple[str | bytes | None, list[Event]]:
        table = schema.snapshots
        query = sql.select(table.c.number, schema.as_stored(table.c.body, self.engine.dialect))
        query = query.where(table.c.table_id == table_id, table.c.version == schema.SNAPSHOT_VERSION)
        with self.engine.connect() as connection:
            row = connection.execute(query).first() if table_id.isalnum() else None
        number, body = (0, None) if row is None else row
        return body, self._read(table_id, number)


def _resolve(stored: asyncio.Future[bool], outcome: bool | Exception) -> None:
    if stored.done():  # the caller was cancelled
        return
    if isinstance(outcome, Exception):
        stored.set_exception(outcome)
    else:
        stored.set_result(outcome)
