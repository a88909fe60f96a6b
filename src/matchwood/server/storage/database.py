"""Functions that open and migrate the database."""

from __future__ import annotations

import importlib.util
import time
from typing import Any

import sqlalchemy as sql
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from matchwood.server.protocol.errors import CannotServe
from matchwood.server.storage.address import ENCODING, address_of, file_of, shown, without_password
from matchwood.server.storage.migrate import upgrade

RETRY_SECONDS = (0.05, 0.1, 0.2, 0.4, 0.8, 1.6)


def open_database(url: str) -> sql.Engine:
    """Open a database, and create a missing SQLite file."""
    return _open(address_of(url))[0]


def open_existing_database(url: str) -> sql.Engine:
    """Open an existing database. Raises CannotServe if the SQLite file does not exist."""
    return _open(_existing_address(url))[0]


def open_shared_database(url: str) -> sql.Engine:
    """Open a database that several servers share. Raises CannotServe if the database is an SQLite file."""
    address = address_of(url)
    if address.get_backend_name() == "sqlite":
        raise CannotServe(
            "--live is for several servers that share a PostgreSQL database, but this database is an SQLite file.\n"
            "Use --database postgresql://user:password@host/database, or omit --live."
        )
    return _open(address)[0]


def upgrade_database(url: str) -> tuple[str | None, str]:
    """Migrate an existing database, and return its revisions before and after."""
    engine, before, after = _open(_existing_address(url))
    engine.dispose()
    return before, after


def _existing_address(url: str) -> sql.URL:
    address = address_of(url)
    file = file_of(address)
    if file is not None and not file.exists():
        raise CannotServe(f"There is no database {file}. Use the one of the server: --database sqlite:///tables.db")
    return address


def _open(address: sql.URL) -> tuple[sql.Engine, str | None, str]:
    try:
        engine = _engine(address)
        revisions = _migrate(engine)
        if engine.dialect.name == "postgresql":
            from matchwood.server.storage import postgresql

            postgresql.limit_waiting(engine)
        return (engine, *revisions)
    except (SQLAlchemyError, OSError, ImportError) as error:
        reason = without_password(str(getattr(error, "orig", None) or error).splitlines()[0], address)
        raise CannotServe(f"The database {shown(address)} cannot be opened: {reason}.\n{_advice(address)}") from error


def _engine(url: sql.URL) -> sql.Engine:
    """Create an engine. Its errors hide the values in queries, which may be secret."""
    if url.get_backend_name() == "postgresql":
        from matchwood.server.storage import postgresql  # needs optional packages

        return postgresql.engine_of(url)
    if url.database in (None, "", ":memory:") or url.query.get("mode") == "memory":  # each thread would get an empty database
        raise OSError("the database must be a file, not in memory")
    engine = sql.create_engine(url, hide_parameters=True)
    if (file := file_of(url)) is not None:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(mode=0o600)  # it contains cards and hashes of tokens; SQLite gives its other files the same mode
    sql.event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout = 5000")
    cursor.execute("PRAGMA journal_mode = WAL")  # readers do not wait for the writer
    cursor.execute("PRAGMA synchronous = FULL")  # stored moves survive a power cut
    cursor.execute("PRAGMA fullfsync = ON")  # macOS otherwise stops at the cache of the disk
    cursor.close()


def _migrate(engine: sql.Engine) -> tuple[str | None, str]:
    for pause in RETRY_SECONDS:
        try:
            return upgrade(engine)
        except OperationalError as error:
            if "locked" not in str(error.orig):
                raise
            time.sleep(pause)
    return upgrade(engine)


def _advice(address: sql.URL) -> str:
    if address.get_backend_name() != "postgresql":
        return "Choose a file in a writable folder, for instance --database sqlite:///matchwood.db"
    if importlib.util.find_spec("psycopg") is None:
        return 'PostgreSQL needs further packages. Install them: pip install ".[many]"'
    return f"Check that PostgreSQL runs, and use --database postgresql://user:password@host/database\n{ENCODING}"
