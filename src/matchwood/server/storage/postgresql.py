"""Connections to PostgreSQL, with timeouts."""

from __future__ import annotations

import time
from typing import Any

import psycopg
import sqlalchemy as sql

MAX_CONNECTIONS = 8
CONNECT_TIMEOUT_SECONDS = 10
ANSWER_TIMEOUT_SECONDS = 15.0
"""A query fails after these seconds, because the machine of the database may be down."""


class Connection(psycopg.Connection[Any]):
    """A connection to PostgreSQL that closes itself if an answer takes too long."""

    def wait(self, gen: Any, interval: float = 0.1, timeout: float | None = None) -> Any:
        """Wait for an answer. Raises OperationalError if the answer takes too long."""
        started = time.monotonic()
        try:
            return super().wait(gen, interval, ANSWER_TIMEOUT_SECONDS if timeout is None else timeout)
        except psycopg.OperationalError as error:
            if timeout is not None or time.monotonic() - started < ANSWER_TIMEOUT_SECONDS:
                raise
            self.close()  # a late answer would belong to another query
            raise psycopg.OperationalError(f"no answer within {ANSWER_TIMEOUT_SECONDS:g} seconds") from error


def engine_of(url: sql.URL) -> sql.Engine:
    """Create an SQLAlchemy engine without a timeout, because migrations can take long."""
    engine = sql.create_engine(
        url.set(drivername="postgresql+psycopg"),
        hide_parameters=True,
        pool_size=MAX_CONNECTIONS // 2,
        max_overflow=MAX_CONNECTIONS // 2,
        pool_timeout=10,
        pool_pre_ping=True,  # replaces connections that broke while idle
        connect_args={"connect_timeout": CONNECT_TIMEOUT_SECONDS, "application_name": "matchwood"},
    )
    sql.event.listen(engine, "connect", _prepare)
    return engine


def limit_waiting(engine: sql.Engine) -> None:
    """Set a timeout for all later queries of this engine."""
    engine.dispose()
    sql.event.listen(engine, "do_connect", lambda _, __, arguments, settings: Connection.connect(*arguments, **settings))


def _prepare(connection: Any, _: Any) -> None:
    with connection.cursor() as cursor:  # stored moves must survive a power cut
        cursor.execute("SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'")
    connection.commit()
