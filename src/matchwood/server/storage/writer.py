"""One writer per process: it gathers the appends that have arrived and commits them together.

A commit that is safe against a power cut waits for the disk. When many tables move at once they share that wait; a
single move does not wait for company, because whatever has arrived is taken at once.
"""

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
from matchwood.server.storage.schema import SNAPSHOT
from matchwood.server.util import metrics
from matchwood.server.util.clock import now

logger = logging.getLogger(__name__)

AT_ONCE = 300
"""The events of one commit: old versions of SQLite take 999 values in a statement, which are three for each event."""
Note: TypeAlias = tuple[sql.TextClause, Sequence[Mapping[str, object]]]
"""A statement, and the rows that it is executed with."""

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
"""Nobody has to look at this table before somebody comes."""


Settled = Callable[[bool | Exception], object]
"""Hears in the event loop that an event is durable (True), that its number is taken (False), or why it could not be stored: Busy,
if the database could not."""


class Chain:
    """Events of one table, each planned after the one before it: when one is not stored, none after it is."""

    broken = False


class Append(NamedTuple):
    """An event on its way into the log.

    `sitter` is the person who sits down with it; `ends` says that nothing more is played at the table afterwards.
    `alarm` is when a server has to look at the table (`Alarms`), in milliseconds since 1970; None leaves it as it is.
    `snapshot` is what the table was like before the event; None leaves the last one.
    """

    table_id: str
    number: int
    body: str
    settled: Settled
    chain: Chain
    sitter: str | None = None
    ends: bool = False
    alarm: int | None = None
    snapshot: str | None = None


class SqliteWriter:
    """Writes events to SQLite with one statement for each commit. It has a connection of its own, and is used in one thread only.

    Most commits contain nothing but moves. The thread of the writer then waits for Python's lock once while the event loop is busy,
    and not once for each step of a transaction and each row.
    """

    def __init__(self, engine: sql.Engine) -> None:
        self._engine = engine
        self._connection: sqlite3.Connection | None = None

    def write(self, rows: Sequence[tuple[str, int, str]], notes: Sequence[Note]) -> bool:
        """Make these events durable, each a table's id, a number and a body, and with them the notes.

        False if that was not possible, and then nothing is.
        """
        try:
            if self._connection is None:
                self._connection = self._connected()
            events = _insert(len(rows)), [value for row in rows for value in row]
            if not notes:
                self._connection.execute(*events)
                return True
            with self._connection:  # commits, or takes all of it back
                self._connection.execute("BEGIN IMMEDIATE")
                self._connection.execute(*events)
                for statement, those in notes:
                    self._connection.executemany(statement.text, those)
        except (sql.exc.SQLAlchemyError, sqlite3.Error):  # whoever writes them in another way finds out why
            return False
        return True

    def close(self) -> None:
        """Let go of the database."""
        if self._connection is not None:
            self._connection.close()

    def _connected(self) -> sqlite3.Connection:
        lent = self._engine.raw_connection()
        connection: sqlite3.Connection = lent.driver_connection  # type: ignore[assignment]  # the engine is one of SQLite
        lent.detach()
        connection.isolation_level = None  # a statement is a transaction
        return connection


class Writer:
    """The thread that writes. Made in the event loop whose futures it settles; `close` ends it when all is written."""

    def __init__(self, engine: sql.Engine) -> None:
        self._engine = engine
        self._sqlite = SqliteWriter(engine) if engine.dialect.name == "sqlite" else None
        self._loop = asyncio.get_running_loop()
        self._arrived: list[Append] = []
        self._passing = threading.Lock()
        self._queue: queue.SimpleQueue[list[Append] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="matchwood writer")
        self._thread.start()

    def append(self, append: Append) -> None:
        """Hand an event over. Those of one turn of the event loop go to the thread together, so that it is woken once."""
        if not self._arrived:
            self._loop.call_soon(self._hand_over)
        self._arrived.append(append)

    def close(self) -> None:
        """Write what has been handed over, then end. Blocks until that is done."""
        self._hand_over()
        self._queue.put(None)
        self._thread.join()

    def _hand_over(self) -> None:
        with self._passing:
            if self._arrived:
                self._queue.put(self._arrived)
                self._arrived = []

    def _run(self) -> None:
        going = True
        while going:
            batch, going = self._gather()
            for first in range(0, len(batch), AT_ONCE):
                self._write(batch[first : first + AT_ONCE])
        if self._sqlite is not None:
            self._sqlite.close()

    def _gather(self) -> tuple[list[Append], bool]:
        """Wait for appends, then take whatever else is there; False when those were the last."""
        batch: list[Append] = []
        arrived = self._queue.get()
        try:
            while arrived is not None:
                batch += arrived
                if len(batch) >= AT_ONCE:
                    return batch, True
                arrived = self._queue.get_nowait()
        except queue.Empty:
            return batch, True
        return batch, False

    def _write(self, batch: list[Append]) -> None:
        # In one order everywhere: of two processes that write the same numbers one then waits for the other, never each for each.
        batch.sort(key=lambda append: (append.table_id, append.number))
        try:
            with metrics.COMMITTED.time():
                outcomes: Sequence[bool | Exception] = self._commit(batch)
        except Exception as error:  # noqa: BLE001  whoever waits is told, and the thread goes on writing
            logger.error("%d events could not be written: %s", len(batch), error_code(error))
            outcomes = [_refusal(error)] * len(batch)
            for append in batch:
                append.chain.broken = True
        self._loop.call_soon_threadsafe(_settle, batch, outcomes)

    def _commit(self, batch: list[Append]) -> list[bool]:
        """Write the batch in one transaction. A taken number fails the append that asked for it, and those that follow it."""
        sound = [append for append in batch if not append.chain.broken]
        if not sound:
            return [False] * len(batch)
        if self._sqlite is not None and self._sqlite.write([append[:3] for append in sound], _notes(sound)):
            return [not append.chain.broken for append in batch]
        rows = [{"table_id": append.table_id, "number": append.number, "body": append.body} for append in sound]
        written = sound
        with self._engine.connect() as connection:
            if connection.execute(INSERT_EVENT, rows).rowcount != len(rows):
                connection.rollback()  # some number is taken: write them one by one to see whose
                written = []
                for append, row in zip(sound, rows, strict=True):
                    if not append.chain.broken and connection.execute(INSERT_EVENT, row).rowcount == 1:
                        written.append(append)
                    else:
                        append.chain.broken = True
            for statement, those in _notes(written):
                connection.execute(statement, those)
            connection.commit()
        return [append in written for append in batch]


def _refusal(error: Exception) -> Exception:
    if not isinstance(error, SQLAlchemyError):
        return error
    busy = Busy("This could not be stored just now. Please try again.")
    busy.__cause__ = error
    return busy


def _notes(appends: Sequence[Append]) -> list[Note]:
    """What follows from these events, so that it is found without reading logs."""
    sitters = {(append.sitter, append.table_id) for append in appends if append.sitter is not None}
    ends = [append.table_id for append in appends if append.ends]
    alarms = {append.table_id: append.alarm for append in appends if append.alarm is not None}  # the last of each table
    snapshots = {append.table_id: append for append in appends if append.snapshot is not None}
    if not (sitters or ends or alarms or snapshots):
        return []
    at = now()
    notes: list[Note] = [
        (INSERT_SITTER, [{"owner": owner, "table_id": table_id, "since": at / 1_000} for owner, table_id in sorted(sitters)]),
        (INSERT_END, [{"table_id": table_id, "at": at} for table_id in ends]),
        (UPSERT_ALARM, [{"table_id": table_id, "at": when} for table_id, when in alarms.items() if when != NO_ALARM]),
        (DELETE_ALARM, [{"table_id": table_id} for table_id, when in alarms.items() if when == NO_ALARM]),
        (UPSERT_SNAPSHOT, [_snapshot(append) for append in snapshots.values()]),
    ]
    return [note for note in notes if note[1]]


def _snapshot(append: Append) -> dict[str, object]:
    return {"table_id": append.table_id, "number": append.number - 1, "version": SNAPSHOT, "body": append.snapshot}


def _settle(batch: list[Append], outcomes: Sequence[bool | Exception]) -> None:
    for append, outcome in zip(batch, outcomes, strict=True):
        try:
            append.settled(outcome)
        except Exception:
            logger.exception("event %d of table %s is durable, but was not taken over", append.number, append.table_id)


def _insert(rows: int) -> str:
    return "INSERT INTO events (table_id, number, body) VALUES " + ", ".join(["(?, ?, ?)"] * rows)
