"""The logs of all tables: append with the expected number, read again from the start."""

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

MAX_LOGGED_ONCE = 1_000
"""Unreadable tables that are remembered, so that each is logged only once."""
NOTE_RUN = sql.text(
    "INSERT INTO runs (name, began, seen) VALUES (:name, :began, :seen) ON CONFLICT (name) DO UPDATE SET seen = excluded.seen"
)


class Log:
    """Every event of every table, durable before anybody hears of it."""

    def __init__(self, engine: sql.Engine) -> None:
        self._engine = engine
        self.files = DatabaseFiles(engine)
        self._writer = Writer(engine)
        self.hand_over = self._writer.append
        self._store = Transactions(engine, "the tables", "The tables cannot be read just now. Please try again.")
        self._reported = LruCache[str, None](MAX_LOGGED_ONCE)
        self._signs = Transactions(engine, None, "This could not be stored just now.")

    @property
    def engine(self) -> sql.Engine:
        """The database that holds the logs."""
        return self._engine

    async def append(self, table_id: str, number: int, event: Event, sitter: str | None = None, alarm: int | None = None) -> bool:
        """Make this event number `number` of the table, or return False when that number is already taken. Raises Busy.

        `sitter` is the person who sits down with this event, `alarm` as `Append` has it.
        """
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.hand_over(Append(table_id, number, to_text(event), partial(_tell, done), Chain(), sitter, alarm=alarm))
        return await done

    async def read(self, table_id: str, after: int = 0) -> list[Event]:
        """The events of this table after that number, in order; none if there is no such table. Raises Newer, Unreadable, Busy."""
        return await self._query(table_id, lambda: self._read(table_id, after))

    async def first_event(self, table_id: str) -> Event | None:
        """The event with which this table was made, if there is such a table. Raises Newer, Unreadable, Busy."""
        events = await self._query(table_id, lambda: self._read(table_id, 0, 1))
        return events[0] if events else None

    async def read_from_snapshot(self, table_id: str) -> tuple[str | bytes | None, list[Event]]:
        """The last snapshot of this table and the events after it, or without one all. Raises Newer, Unreadable, Busy."""
        return await self._query(table_id, lambda: self._read_from_snapshot(table_id))

    async def _query(self, table_id: str, question: Callable[[], T]) -> T:
        try:
            return await self._store.in_thread(question)
        except Newer:
            self._log_once(table_id, "table %s was gone on with by a newer version of Matchwood: it cannot be opened here")
            raise
        except msgspec.DecodeError as error:
            raise self.unreadable(table_id, error) from error

    def unreadable(self, table_id: str, error: Exception) -> Unreadable:
        """What is raised because the log of this table tells of no game. It is logged once."""
        self._log_once(table_id, "the log of table %s is damaged: the table cannot be opened", error)
        return Unreadable(f"The log of table {table_id} is damaged. The server's keeper finds it in the server's log.")

    def _log_once(self, table_id: str, words: str, error: Exception | None = None) -> None:
        if table_id not in self._reported:
            logger.error(words, table_id, exc_info=error)
            self._reported.put(table_id, None)

    async def length(self, table_id: str) -> int:
        """How many events this table has."""
        return await self._store.in_thread(lambda: self._length(table_id))

    async def lengths(self, table_ids: Sequence[str]) -> dict[str, int]:
        """How many events each of these tables has, without those that are not there."""
        return await self._store.in_thread(lambda: self._lengths(table_ids))

    async def tables_of(self, owner: str, limit: int) -> list[str]:
        """Return the IDs of the tables in this person's list, the newest first. Unfinished tables fill the limit first."""
        return await self._store.in_thread(lambda: self._tables_of(owner, limit))

    async def list_table(self, owner: str, table_id: str, listed: bool) -> bool:
        """Put this table into the list of this person's tables, or remove it. Return whether the person has sat there."""
        return await self._store.in_transaction(lambda connection: _list_table(connection, owner, table_id, listed))

    async def server_runs(self) -> list[tuple[int, int]]:
        """Since when and until when servers were running on this database, in milliseconds since 1970."""
        return await self._store.in_thread(self._runs)

    async def note_run(self, name: str, began: int, seen: int) -> None:
        """Note that the run of this name still goes on."""
        run = {"name": name, "began": began, "seen": seen}
        await self._signs.in_transaction(lambda connection: connection.execute(NOTE_RUN, run))

    def close(self) -> None:
        """Finish writing and let go of the database."""
        self._writer.close()
        # Whoever was cancelled while a thread asked gives its connection back only later: it is closed then, or nobody would.
        sql.event.listen(self._engine, "checkin", lambda _, lent: lent.invalidate())
        self._engine.dispose()
        self.files.close()

    def _read(self, table_id: str, after: int, most: int | None = None) -> list[Event]:
        if not table_id.isalnum():  # as no table is called; PostgreSQL takes some characters for a mistake
            return []
        table = schema.events
        query = sql.select(schema.as_stored(table.c.body, self._engine.dialect))
        query = query.where(table.c.table_id == table_id, table.c.number > after).order_by(table.c.number).limit(most)
        with self._engine.connect() as connection:
            return [from_text(body) for body in connection.scalars(query)]

    def _read_from_snapshot(self, table_id: str) -> tuple[str | bytes | None, list[Event]]:
        table = schema.snapshots
        query = sql.select(table.c.number, schema.as_stored(table.c.body, self._engine.dialect))
        query = query.where(table.c.table_id == table_id, table.c.version == schema.SNAPSHOT)
        with self._engine.connect() as connection:
            row = connection.execute(query).first() if table_id.isalnum() else None
        number, body = (0, None) if row is None else row
        return body, self._read(table_id, number)

    def _length(self, table_id: str) -> int:
        table = schema.events
        query = sql.select(sql.func.max(table.c.number)).where(table.c.table_id == table_id)
        with self._engine.connect() as connection:
            return connection.scalar(query) or 0

    def _lengths(self, table_ids: Sequence[str]) -> dict[str, int]:
        first, table = schema.events.alias("first"), schema.events
        last = sql.select(sql.func.max(table.c.number)).where(table.c.table_id == first.c.table_id).scalar_subquery()
        query = sql.select(first.c.table_id, last).where(first.c.table_id.in_(table_ids), first.c.number == 1)
        with self._engine.connect() as connection:
            return {row[0]: row[1] for row in connection.execute(query)}

    def _tables_of(self, owner: str, limit: int) -> list[str]:
        table, ends = schema.sitters, schema.ends
        query = sql.select(table.c.table_id, table.c.since).outerjoin(ends, ends.c.table_id == table.c.table_id)
        query = query.where(table.c.owner == owner, table.c.removed.is_(None))
        ended = sql.case((ends.c.table_id.is_(None), 0), else_=1)
        with self._engine.connect() as connection:
            rows = connection.execute(query.order_by(ended, table.c.since.desc()).limit(limit)).all()
        return [row.table_id for row in sorted(rows, key=lambda row: row.since, reverse=True)]

    def _runs(self) -> list[tuple[int, int]]:
        with self._engine.connect() as connection:
            return [(began, seen) for began, seen in connection.execute(sql.select(schema.runs.c.began, schema.runs.c.seen))]


def _list_table(connection: sql.Connection, owner: str, table_id: str, listed: bool) -> bool:
    table = schema.sitters
    own = (table.c.owner == owner) & (table.c.table_id == table_id)
    return connection.execute(table.update().where(own).values(removed=None if listed else 1)).rowcount > 0


def _tell(done: asyncio.Future[bool], outcome: bool | Exception) -> None:
    if done.done():  # whoever waited for it is gone
        return
    if isinstance(outcome, Exception):
        done.set_exception(outcome)
    else:
        done.set_result(outcome)
