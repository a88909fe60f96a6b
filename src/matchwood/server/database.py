"""The database: its tables, and the version of their layout."""

from __future__ import annotations

import importlib.util
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from matchwood.server.errors import CannotServe

VERSION = 1
"""Raise it with every change of the layout that another version could not live with; a table more is none."""

CONNECTIONS = 8
"""So many connections to PostgreSQL has a process at most."""
ONE_AT_A_TIME = 0x6D617463
"""The name of PostgreSQL's lock under which the layout is changed: four letters of ours."""
PAUSES = (0.05, 0.1, 0.2, 0.4, 0.8, 1.6)  # seconds between tries to open a file that others hold

metadata = sql.MetaData()

events = sql.Table(
    "events",
    metadata,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("body", sql.Text, nullable=False),
)
"""The logs. The primary key is what makes two appends of one number impossible, from whatever process."""

sitters = sql.Table(
    "sitters",
    metadata,
    sql.Column("owner", sql.String(64), primary_key=True),
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("since", sql.Float, nullable=False),
)
"""Who sits at which table: found again without reading logs. Written with the event that seats somebody."""

runs = sql.Table(
    "runs",
    metadata,
    sql.Column("name", sql.String(32), primary_key=True),
    sql.Column("began", sql.BigInteger, nullable=False),
    sql.Column("seen", sql.BigInteger, nullable=False),
)
"""When servers were running, in milliseconds since 1970: one row a run."""

public_tables = sql.Table(
    "public_tables",
    metadata,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("run", sql.String(32), primary_key=True),
    sql.Column("since", sql.Float, nullable=False),
    sql.Column("seen", sql.Float, nullable=False),
    sql.Column("body", sql.Text, nullable=False),
)
"""What stands in the lobby, as each running process says it; times in seconds since 1970."""

talk = sql.Table(
    "talk",
    metadata,
    sql.Column("id", sql.Integer, primary_key=True, autoincrement=True),
    sql.Column("table_id", sql.String(32), nullable=False),
    sql.Column("at", sql.BigInteger, nullable=False),
    sql.Column("owner", sql.String(64), nullable=False),
    sql.Column("key", sql.String(64), nullable=False),
    sql.Column("seat", sql.Integer),
    sql.Column("name", sql.String(64), nullable=False),
    sql.Column("phrase", sql.String(32)),
    sql.Column("words", sql.Text),
    sql.UniqueConstraint("table_id", "owner", "key"),
)
"""What was said at tables, a `phrase` or words; times in milliseconds since 1970."""

reports = sql.Table(
    "reports",
    metadata,
    sql.Column("line", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("reporter", sql.String(64), primary_key=True),
    sql.Column("at", sql.BigInteger, nullable=False),
)
"""Lines of talk about which somebody complained."""

layout = sql.Table("matchwood_layout", metadata, sql.Column("version", sql.Integer, nullable=False))


def open_database(url: str) -> sql.Engine:
    """The engine of this database, laid out and checked; a path is short for an SQLite file."""
    address = url.replace("postgres://", "postgresql://", 1) if "://" in url else f"sqlite:///{url}"
    try:
        engine = _engine(address)
        _patiently(_lay_out, engine)
    except (SQLAlchemyError, OSError, ImportError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise CannotServe(f"The database {_without_password(address)} cannot be used: {reason}.\n{_advice(address)}") from error
    return engine


def _engine(address: str) -> sql.Engine:
    """Both kinds hide parameters: an error names the statement, never the cards or secrets in it."""
    url = sql.make_url(address)
    if url.get_backend_name() == "postgresql":
        return _postgresql(url)
    if url.get_backend_name() == "sqlite" and _in_memory(url):
        raise OSError("tables are kept in a file, not in memory")
    engine = sql.create_engine(url, hide_parameters=True)
    if engine.dialect.name == "sqlite":
        Path(str(engine.url.database)).parent.mkdir(parents=True, exist_ok=True)
        sql.event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _postgresql(url: sql.URL) -> sql.Engine:
    engine = sql.create_engine(
        url.set(drivername="postgresql+psycopg"),
        hide_parameters=True,
        pool_size=CONNECTIONS // 2,
        max_overflow=CONNECTIONS // 2,
        pool_timeout=10,
        pool_pre_ping=True,  # a connection that was cut while nobody used it is made anew, and nobody notices
        connect_args={"connect_timeout": 10, "application_name": "matchwood"},
    )
    sql.event.listen(engine, "connect", _prepare_postgresql)
    return engine


def _in_memory(url: sql.URL) -> bool:
    """Whether every thread would get an empty database of its own."""
    return url.database in (None, "", ":memory:") or url.query.get("mode") == "memory"


def _prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout = 5000")
    cursor.execute("PRAGMA journal_mode = WAL")  # reading a table never waits for a move that is being written
    cursor.execute("PRAGMA synchronous = FULL")  # an acknowledged move survives a power cut
    cursor.close()


def _prepare_postgresql(connection: Any, _: Any) -> None:
    with connection.cursor() as cursor:  # an acknowledged move survives a power cut; stricter settings stay as they are
        cursor.execute("SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'")
    connection.commit()


def _lay_out(engine: sql.Engine) -> None:
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sql.text("SELECT pg_advisory_xact_lock(:key)"), {"key": ONE_AT_A_TIME})
        for table in metadata.sorted_tables:  # another process may be laying it out at this moment
            connection.execute(sql.schema.CreateTable(table, if_not_exists=True))
        version = connection.scalar(sql.select(layout.c.version))
        if version is None:
            connection.execute(layout.insert().values(version=VERSION))
        elif version != VERSION:
            raise CannotServe(
                f"This database has layout {version}, but this version of Matchwood knows layout {VERSION} only.\n"
                "Use the Matchwood that wrote it, or name another database with --database."
            )


def _patiently(work: Callable[[sql.Engine], None], engine: sql.Engine) -> None:
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
