"""Database files for tests that do not test the migrations."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import sqlalchemy as sql

from matchwood.server.storage.database import open_database


def create_database(file: Path) -> Path:
    """Create an empty database, if the file does not exist. A copy takes a fraction of the time of all migrations."""
    if not file.exists():
        file.write_bytes(_empty_database())
    return file


@cache
def _empty_database() -> bytes:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "empty.db"
        open_database(str(file)).dispose()
        return file.read_bytes()


def open_new_database(file: Path) -> sql.Engine:
    """Create an empty database if the file does not exist, and open it."""
    return open_database(str(create_database(file)))
