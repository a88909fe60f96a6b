"""Opening the database: SQLite in a file, or PostgreSQL."""

from __future__ import annotations

import importlib.util
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sql
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from matchwood.server.errors import CannotServe
from matchwood.server.storage.upgrading import bring_up_to_date

T = TypeVar("T")

PAUSES = (0.05, 0.1, 0.2, 0.4, 0.8, 1.6)  # seconds between tries to open a file that others hold


def open_database(url: str) -> sql.Engine:
    """The engine of this database, brought up to date and checked; a path is short for an SQLite file. Raises CannotServe."""
    return _opened(url)[0]


def open_kept_database(url: str) -> sql.Engine:
    """The same of a database that is there: a file that is missing is no empty database. Raises CannotServe."""
    file = _file(_address(url))
    if file is not None and not file.exists():
        raise CannotServe(f"There is no database {file}. Name the one that the server uses: --database sqlite:///tables.db")
    return open_database(url)


def upgrade_database(url: str) -> tuple[str | None, str]:
    """Bring this database up to date; its last step before and now. Raises CannotServe."""
    engine, before, after = _opened(url)
    engine.dispose()
    return before, after


def _opened(url: str) -> tuple[sql.Engine, str | None, str]:
    address = _address(url)
    try:
        engine = _engine(address)
        steps = _patiently(bring_up_to_date, engine)
        if engine.dialect.name == "postgresql":
            from matchwood.server.storage import postgresql

            postgresql.give_up(engine)
        return (engine, *steps)
    except (SQLAlchemyError, OSError, ImportError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise CannotServe(f"The database {_without_password(address)} cannot be used: {reason}.\n{_advice(address)}") from error


def _address(url: str) -> str:
    return url.replace("postgres://", "postgresql://", 1) if "://" in url else f"sqlite:///{url}"


def _file(address: str) -> Path | None:
    """The file of an SQLite database; None if that cannot be said, or there is none."""
    try:
        url = sql.make_url(address)
    except SQLAlchemyError:
        return None
    return Path(url.database) if url.get_backend_name() == "sqlite" and url.database and "uri" not in url.query else None


def _engine(address: str) -> sql.Engine:
    """Both kinds hide parameters: an error names the statement, never the cards or secrets in it."""
    url = sql.make_url(address)
    if url.get_backend_name() == "postgresql":
        from matchwood.server.storage import postgresql  # which not everybody has installed

        return postgresql.engine_of(url)
    if url.get_backend_name() == "sqlite" and _in_memory(url):
        raise OSError("tables are kept in a file, not in memory")
    engine = sql.create_engine(url, hide_parameters=True)
    if engine.dialect.name == "sqlite":
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


def _patiently(work: Callable[[sql.Engine], T], engine: sql.Engine) -> T:
    """Do it, and again while another process that starts at this moment holds the file: SQLite does not always wait by itself."""
    for pause in PAUSES:
        try:
            return work(engine)
        except OperationalError as error:
            if "locked" not in str(error.orig):
                raise
            time.sleep(pause)
    return work(engine)


def _advice(address: str) -> str:
    if address.startswith("postgres") and importlib.util.find_spec("psycopg") is None:
        return 'For PostgreSQL install what several machines need: pip install ".[many]"'
    if address.startswith("postgres"):
        return "Name it as --database postgresql://user:password@host/database, and see to it that it runs."
    return "Name a place that can be written to, for instance --database sqlite:///matchwood.db"


def _without_password(address: str) -> str:
    try:
        return sql.make_url(address).render_as_string(hide_password=True)
    except SQLAlchemyError:
        return "that was named"
