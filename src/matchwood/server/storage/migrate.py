"""The migration of a database to the current schema."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sql

from matchwood.server.protocol.errors import CannotServe
from matchwood.server.storage.schema import VERSION, layout

REVISIONS = tuple(f"{number:04}" for number in range(1, 28))
"""The names of the revisions in `migrations/versions`, in order."""
MIGRATION_LOCK = 0x6D617463
"""The key of the advisory lock in PostgreSQL, "matc" in ASCII."""
LOCK_TIMEOUT = "5s"
"""A migration waits for a locked table for this time. Meanwhile, moves wait for the migration."""


def upgrade(engine: sql.Engine) -> tuple[str | None, str]:
    """Run all missing migrations, and return the revisions before and after. Raises CannotServe if the schema is too new."""
    with engine.connect() as connection:
        revision = _current_revision(connection)
        if revision is not None and revision not in REVISIONS[:-1]:
            return revision, revision
    with _locked(engine) as connection:
        revision = _current_revision(connection)
        if revision is None or revision in REVISIONS[:-1]:
            _run_migrations(connection)
        return revision, REVISIONS[-1]


def _current_revision(connection: sql.Connection) -> str | None:
    tables = sql.inspect(connection).get_table_names()
    if layout.name in tables:
        version = connection.scalar(sql.select(layout.c.version))
        if version not in (None, VERSION):
            raise CannotServe(
                f"This database has schema version {version}, but this version of Matchwood needs schema version {VERSION}.\n"
                "Use the version of Matchwood that wrote it, or choose another database with --database."
            )
    if "alembic_version" not in tables:
        return None
    revision = connection.scalar(sql.text("SELECT version_num FROM alembic_version"))
    return None if revision is None else str(revision)


@contextmanager
def _locked(engine: sql.Engine) -> Iterator[sql.Connection]:
    """Open a transaction during which no other process can migrate the database."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sql.text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
            connection.execute(sql.text(f"SET LOCAL lock_timeout = '{LOCK_TIMEOUT}'"))
        else:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        yield connection


def _run_migrations(connection: sql.Connection) -> None:
    from alembic import command  # slow to import, and seldom needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, REVISIONS[-1])
