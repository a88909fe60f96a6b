"""Opening the database: SQLite in a file, or PostgreSQL."""

from __future__ import annotations

import importlib.util
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sql
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from matchwood.server.protocol.errors import CannotServe
from matchwood.server.storage.address import ENCODING, address_of, file_of, shown, without_password
from matchwood.server.storage.migrate import upgrade

T = TypeVar("T")

RETRY_SECONDS = (0.05, 0.1, 0.2, 0.4, 0.8, 1.6)  # seconds between tries to open a file that others hold


def open_database(url: str) -> sql.Engine:
    """The engine of this database, brought up to date and checked; a path is short for an SQLite file. Raises CannotServe."""
    return _open(address_of(url))[0]


def open_existing_database(url: str) -> sql.Engine:
    """The same of a database that is there: a file that is missing is no empty database. Raises CannotServe."""
    return _open(_existing(url))[0]


def open_shared_database(url: str) -> sql.Engine:
    """The same of a database that several processes share: a file of SQLite is for one server. Raises CannotServe."""
    address = address_of(url)
    if address.get_backend_name() == "sqlite":
        raise CannotServe(
            "--live is for several servers that share a PostgreSQL, and this database is a file of SQLite.\n"
            "Name the PostgreSQL as --database postgresql://user:password@host/database, or leave --live away."
        )
    return _open(address)[0]


def upgrade_database(url: str) -> tuple[str | None, str]:
    """Bring a database that is there up to date; its last step before and now. Raises CannotServe."""
    engine, before, after = _open(_existing(url))
    engine.dispose()
    return before, after


def _existing(url: str) -> sql.URL:
    address = address_of(url)
    file = file_of(address)
    if file is not None and not file.exists():
        raise CannotServe(f"There is no database {file}. Name the one that the server uses: --database sqlite:///tables.db")
    return address


def _open(address: sql.URL) -> tuple[sql.Engine, str | None, str]:
    try:
        engine = _engine(address)
        steps = _with_retries(upgrade, engine)
        if engine.dialect.name == "postgresql":
            from matchwood.server.storage import postgresql

            postgresql.give_up(engine)
        return (engine, *steps)
    except (SQLAlchemyError, OSError, ImportError) as error:
        reason = without_password(str(getattr(error, "orig", None) or error).splitlines()[0], address)
        raise CannotServe(f"The database {shown(address)} cannot be used: {reason}.\n{_advice(address)}") from error


def _engine(url: sql.URL) -> sql.Engine:
    """Both kinds hide parameters: an error names the statement, never the cards or secrets in it."""
    if url.get_backend_name() == "postgresql":
        from matchwood.server.storage import postgresql  # which not everybody has installed

        return postgresql.engine_of(url)
    if _in_memory(url):
        raise OSError("tables are kept in a file, not in memory")
    engine = sql.create_engine(url, hide_parameters=True)
    Path(str(engine.url.database)).parent.mkdir(parents=True, exist_ok=True)
    sql.event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _in_memory(url: sql.URL) -> bool:
    """Whether every thread would get an empty database of its own."""
    return url.database in (None, "", ":memory:") or url.query.get("mode") == "memory"


def _prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout = 5000")
    cursor.execute("PRAGMA journal_mode = WAL")  # reading a table never waits for a move that is being written
    cursor.execute("PRAGMA synchronous = FULL")  # an acknowledged move survives a power cut
    cursor.execute("PRAGMA fullfsync = ON")  # on macOS too, where fsync alone stops at the cache of the disk
    cursor.close()


def _with_retries(work: Callable[[sql.Engine], T], engine: sql.Engine) -> T:
    """Do it, and again while another process that starts at this moment holds the file: SQLite does not always wait by itself."""
    for pause in RETRY_SECONDS:
        try:
            return work(engine)
        except OperationalError as error:
            if "locked" not in str(error.orig):
                raise
            time.sleep(pause)
    return work(engine)


def _advice(address: sql.URL) -> str:
    if address.get_backend_name() != "postgresql":
        return "Name a place that can be written to, for instance --database sqlite:///matchwood.db"
    if importlib.util.find_spec("psycopg") is None:
        return 'For PostgreSQL install what several machines need: pip install ".[many]"'
    return f"Name it as --database postgresql://user:password@host/database, and see to it that it runs.\n{ENCODING}"
