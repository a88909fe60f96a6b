"""A check that the files of an SQLite database still exist."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import sqlalchemy as sql

SUFFIXES = ("", "-wal", "-shm")
FileId = tuple[int, int]
"""The device number and the inode number of a file."""


class DatabaseFiles:
    """The SQLite files of this server. An open connection prevents SQLite from deleting `-wal` and `-shm`."""

    def __init__(self, engine: sql.Engine) -> None:
        url = engine.url
        self._connection: sqlite3.Connection | None = None
        self._opened: dict[Path, FileId | None] = {}
        if engine.dialect.name == "sqlite" and url.database and "uri" not in url.query:
            self._connection = sqlite3.connect(url.database, check_same_thread=False)
            self._connection.execute("SELECT name FROM sqlite_master LIMIT 1").fetchall()  # opens the other files
            self._opened = {path: _id_of(path) for suffix in SUFFIXES if (path := Path(url.database + suffix)).exists()}

    def are_in_place(self) -> bool:
        """Return False if a database file was deleted or replaced."""
        return all(_id_of(path) == opened for path, opened in self._opened.items())

    def close(self) -> None:
        """Close the connection that keeps the SQLite files open."""
        if self._connection is not None:
            self._connection.close()


def _id_of(path: Path) -> FileId | None:
    try:
        stat = path.stat()
    except FileNotFoundError:
        return None
    return stat.st_dev, stat.st_ino
