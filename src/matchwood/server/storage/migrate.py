"""Bringing the layout of a database up to date, while servers of the version before go on with its tables."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sql

from matchwood.server.protocol.errors import CannotServe
from matchwood.server.storage.schema import VERSION, layout

STEPS = tuple(f"{step:04}" for step in range(1, 20))
"""The names of the steps in `migrations/versions`, in order."""
ONE_AT_A_TIME = 0x6D617463
"""The name of PostgreSQL's lock under which the layout is changed: four letters of ours."""
LOCK_TIMEOUT = "5s"
"""How long a step waits for a table that somebody else has locked. Longer, and moves would queue up behind it."""


def upgrade(engine: sql.Engine) -> tuple[str | None, str]:
    """Take the steps that are missing, under a lock; the last step before and after.

    Raises CannotServe if a newer Matchwood has changed the layout so that this one cannot live with it. A newer layout with which
    it can is left as it is.
    """
    with engine.connect() as connection:
        step = _last_step(connection)
        if step is not None and step not in STEPS[:-1]:
            return step, step
    with _locked(engine) as connection:
        step = _last_step(connection)
        if step is None or step in STEPS[:-1]:
            _take_steps(connection)
        return step, STEPS[-1]


def _last_step(connection: sql.Connection) -> str | None:
    """The step that was taken last; None before the first, though tables may be there from before there were steps."""
    tables = sql.inspect(connection).get_table_names()
    if layout.name in tables:
        version = connection.scalar(sql.select(layout.c.version))
        if version not in (None, VERSION):
            raise CannotServe(
                f"This database has layout {version}, but this version of Matchwood knows layout {VERSION} only.\n"
                "Use the Matchwood that wrote it, or name another database with --database."
            )
    if "alembic_version" not in tables:
        return None
    step = connection.scalar(sql.text("SELECT version_num FROM alembic_version"))
    return None if step is None else str(step)


@contextmanager
def _locked(engine: sql.Engine) -> Iterator[sql.Connection]:
    """A transaction in which no other process changes the layout."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sql.text("SELECT pg_advisory_xact_lock(:key)"), {"key": ONE_AT_A_TIME})
            connection.execute(sql.text(f"SET LOCAL lock_timeout = '{LOCK_TIMEOUT}'"))
        else:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        yield connection


def _take_steps(connection: sql.Connection) -> None:
    from alembic import command  # it is not needed where nothing has to be done
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, STEPS[-1])
