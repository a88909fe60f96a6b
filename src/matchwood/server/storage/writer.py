"""The thread that writes events to the database."""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

import sqlalchemy as sql
from sqlalchemy.exc import SQLAlchemyError

from matchwood.server.protocol.errors import Busy
from matchwood.server.storage.db_errors import error_code
from matchwood.server.storage.schema import SNAPSHOT_VERSION
from matchwood.server.util import metrics
from matchwood.server.util.clock import now

logger = logging.getLogger(__name__)

MAX_EVENTS_PER_COMMIT = 300
"""The maximum number of events in a statement. Each has three values, and old versions of SQLite accept 999 values."""
RowsToWrite: TypeAlias = tuple[sql.TextClause, Sequence[Mapping[str, object]]]

INSERT_EVENT = sql.text("INSERT INTO events (table_id, number, body) VALUES (:table_id, :number, :body) ON CONFLICT DO NOTHING")
INSERT_SITTER = sql.text(
    "INSERT INTO sitters (owner, table_id, since) VALUES (:owner, :table_id, :since) "
    "ON CONFLICT (owner, table_id) DO UPDATE SET removed = NULL"
)
INSERT_END = sql.text("INSERT INTO ends (table_id, at, settled) VALUES (:table_id, :at, 0) ON CONFLICT DO NOTHING")
UPSERT_ALARM = sql.text(
    "INSERT INTO alarms (table_id, at) VALUES (:table_id, :at) ON CONFLICT (table_id) DO UPDATE SET at = excluded.at"
)
DELETE_ALARM = sql.text("DELETE FROM alarms WHERE table_id = :table_id")
UPSERT_SNAPSHOT = sql.text(
    "INSERT INTO snapshots (table_id, number, version, body) VALUES (:table_id, :number, :version, :body) "
    "ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, version = excluded.version, body = excluded.body"
)

NO_ALARM = 0
"""The value of `Append.alarm` that deletes an alarm."""

OnWritten = Callable[[bool | Exception], object]
"""A callback. It gets True if the event is stored, False if its number is taken, or an error."""


class Chain:
    """Events of one table, in order. If the writer cannot store an event, it discards all later ones."""

    broken = False


class Append(NamedTuple):
    """An event and other rows to store in one transaction. If `alarm` or `snapshot` is None, the stored value stays."""

    table_id: str
    number: int
    body: str
    on_written: OnWritten
    chain: Chain
    sitter: str | None = None
    ends: bool = False
    alarm: int | None = None
    snapshot: str | None = None


class SqliteWriter:
    """Writes events to SQLite with few statements, because Python holds its global lock during each statement."""

    def __init__(self, engine: sql.Engine) -> None:
        self._engine = engine
        self._connection: sqlite3.Connection | None = None

    def write(self, events: Sequence[tuple[str, int, str]], further: Sequence[RowsToWrite]) -> bool:
        """Store events and other database rows in one transaction. Returns False if the transaction failed."""
        try:
            if self._connection is None:
                self._connection = self._connect()
            placeholders = ", ".join(["(?, ?, ?)"] * len(events))
            insert = f"INSERT INTO events (table_id, number, body) VALUES {placeholders}"
            values = [value for event in events for value in event]
            if not further:
                self._connection.execute(insert, values)
                return True
            with self._connection:  # commits or rolls back
                self._connection.execute("BEGIN IMMEDIATE")
                self._connection.execute(insert, values)
                for statement, rows in further:
                    self._connection.executemany(statement.text, rows)
        except (sql.exc.SQLAlchemyError, sqlite3.Error):  # the caller then uses SQLAlchemy
            return False
        return True

    def close(self) -> None:
        """Close the connection to the database."""
        if self._connection is not None:
            self._connection.close()

    def _connect(self) -> sqlite3.Connection:
        pooled = self._engine.raw_connection()
        connection: sqlite3.Connection = pooled.driver_connection  # type: ignore[assignment]  # the engine is one of SQLite
        pooled.detach()
        connection.isolation_level = None  # each statement is a transaction
        return connection


class Writer:
    """A thread that writes events. The callbacks run in the event loop in which the writer was created."""

    def __init__(self, engine: sql.Engine) -> None:
        self._engine = engine
        self._sqlite = SqliteWriter(engine) if engine.dialect.name == "sqlite" else None
        self._loop = asyncio.get_running_loop()
        self._arrived: list[Append] = []
        self._flush_lock = threading.Lock()
        self._queue: queue.SimpleQueue[list[Append] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="matchwood writer")
        self._thread.start()

    def enqueue(self, append: Append) -> None:
        """Add an event to the queue of the writer."""
        if not self._arrived:
            self._loop.call_soon(self._flush)
        self._arrived.append(append)

    def close(self) -> None:
        """Write all events in the queue, then stop the thread."""
        self._flush()
        self._queue.put(None)
        self._thread.join()

    def _flush(self) -> None:
        with self._flush_lock:
            if self._arrived:
                self._queue.put(self._arrived)
                self._arrived = []

    def _run(self) -> None:
        more = True
        while more:
            batch, more = self._next_batch()
            for first in range(0, len(batch), MAX_EVENTS_PER_COMMIT):
                self._write(batch[first : first + MAX_EVENTS_PER_COMMIT])
        if self._sqlite is not None:
            self._sqlite.close()

    def _next_batch(self) -> tuple[list[Append], bool]:
        """Return the next events, and whether more events can follow."""
        batch: list[Append] = []
        arrived = self._queue.get()
        try:
            while arrived is not None:
                batch += arrived
                if len(batch) >= MAX_EVENTS_PER_COMMIT:
                    return batch, True
                arrived = self._queue.get_nowait()
        except queue.Empty:
            return batch, True
        return batch, False

    def _write(self, batch: list[Append]) -> None:
        # The same order in all processes prevents deadlocks.
        batch.sort(key=lambda append: (append.table_id, append.number))
        try:
            with metrics.COMMITTED.time():
                outcomes: Sequence[bool | Exception] = self._commit(batch)
        except Exception as error:  # noqa: BLE001  the callers receive it, and the thread continues
            logger.error("%d events could not be written: %s", len(batch), error_code(error))
            outcomes = [_to_busy(error)] * len(batch)
            for append in batch:
                append.chain.broken = True
        self._loop.call_soon_threadsafe(_report_outcomes, batch, outcomes)

    def _commit(self, batch: list[Append]) -> list[bool]:
        valid = [append for append in batch if not append.chain.broken]
        if not valid:
            return [False] * len(batch)
        if self._sqlite is not None and self._sqlite.write([append[:3] for append in valid], _further_rows(valid)):
            return [not append.chain.broken for append in batch]
        rows = [{"table_id": append.table_id, "number": append.number, "body": append.body} for append in valid]
        written = valid
        with self._engine.connect() as connection:
            if connection.execute(INSERT_EVENT, rows).rowcount != len(rows):
                connection.rollback()  # write one event at a time, to find the one whose number is taken
                written = []
                for append, row in zip(valid, rows, strict=True):
                    if not append.chain.broken and connection.execute(INSERT_EVENT, row).rowcount == 1:
                        written.append(append)
                    else:
                        append.chain.broken = True
            for statement, further in _further_rows(written):
                connection.execute(statement, further)
            connection.commit()
        return [append in written for append in batch]


def _to_busy(error: Exception) -> Exception:
    if not isinstance(error, SQLAlchemyError):
        return error
    busy = Busy("The change was not saved. Please try again.")
    busy.__cause__ = error
    return busy


def _further_rows(appends: Sequence[Append]) -> list[RowsToWrite]:
    sitters = {(append.sitter, append.table_id) for append in appends if append.sitter is not None}
    ends = [append.table_id for append in appends if append.ends]
    alarms = {append.table_id: append.alarm for append in appends if append.alarm is not None}  # only the last alarm of each table
    snapshots = {append.table_id: append for append in appends if append.snapshot is not None}
    if not (sitters or ends or alarms or snapshots):
        return []
    at = now()
    further: list[RowsToWrite] = [
        (INSERT_SITTER, [{"owner": owner, "table_id": table_id, "since": at / 1_000} for owner, table_id in sorted(sitters)]),
        (INSERT_END, [{"table_id": table_id, "at": at} for table_id in ends]),
        (UPSERT_ALARM, [{"table_id": table_id, "at": when} for table_id, when in alarms.items() if when != NO_ALARM]),
        (DELETE_ALARM, [{"table_id": table_id} for table_id, when in alarms.items() if when == NO_ALARM]),
        (
            UPSERT_SNAPSHOT,
            [
                {"table_id": table_id, "number": append.number - 1, "version": SNAPSHOT_VERSION, "body": append.snapshot}
                for table_id, append in snapshots.items()
            ],
        ),
    ]
    return [(statement, rows) for statement, rows in further if rows]


def _report_outcomes(batch: list[Append], outcomes: Sequence[bool | Exception]) -> None:
    for append, outcome in zip(batch, outcomes, strict=True):
        try:
            append.on_written(outcome)
        except Exception:
            logger.exception("The callback for event %d of table %s failed.", append.number, append.table_id)
