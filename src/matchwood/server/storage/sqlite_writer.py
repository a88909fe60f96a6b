"""Events written to SQLite without much ado: those of a commit in one statement, which mostly is a transaction of its own.

Most commits hold nothing but moves. For them it matters how often the writer's thread has to wait for Python's lock while the
event loop is busy: here once, in place of once for each step of a transaction and each row.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from typing import TypeAlias

import sqlalchemy as sql

MOST = 300
"""Rows of one statement: old versions of SQLite take 999 values."""


Note: TypeAlias = tuple[sql.TextClause, Sequence[Mapping[str, object]]]
"""A statement, and the rows that it is executed with."""


class SqliteWriter:
    """A connection of the writer's own, used in its thread only."""

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


def _insert(rows: int) -> str:
    return "INSERT INTO events (table_id, number, body) VALUES " + ", ".join(["(?, ?, ?)"] * rows)
