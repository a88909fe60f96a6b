"""The files of an SQLite database under a running server: the database, what was written last (`-wal`), and its index (`-shm`).

If one of them is deleted or replaced, the server goes on with the file that it opened, which nobody finds again after its end.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

import sqlalchemy as sql

BESIDE = ("", "-wal", "-shm")
Identity = tuple[int, int]


class DatabaseFiles:
    """The files that a server opened at its start. They stay the same until it ends, because a connection stays open."""

    def __init__(self, engine: sql.Engine) -> None:
        url = engine.url
        self._connection: sqlite3.Connection | None = None
        self._opened: dict[Path, Identity | None] = {}
        if engine.dialect.name == "sqlite" and url.database and "uri" not in url.query:
            self._connection = sqlite3.connect(url.database, check_same_thread=False)
            self._connection.execute("SELECT name FROM sqlite_master LIMIT 1").fetchall()  # opens the files beside it
            self._opened = {path: _identity(path) for name in BESIDE if (path := Path(url.database + name)).exists()}

    def are_in_place(self) -> bool:
        """Whether the files that are there now are those that were opened."""
        return all(_identity(path) == opened for path, opened in self._opened.items())

    def close(self) -> None:
        """Let go of the files."""
        if self._connection is not None:
            self._connection.close()


def _identity(path: Path) -> Identity | None:
    """What a file is known by on this machine; None if there is none of this name."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino
