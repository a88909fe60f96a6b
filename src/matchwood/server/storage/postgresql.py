"""PostgreSQL, asked over connections that are given up when nothing answers."""

from __future__ import annotations

import time
from typing import Any

import psycopg
import sqlalchemy as sql

MAX_CONNECTIONS = 8
"""Connections to PostgreSQL that one process opens."""
CONNECT_SECONDS = 10
"""Seconds in which a connection has to come about."""
ANSWER_SECONDS = 15.0
"""Seconds after which a question that has no answer is given up: the machine that should answer may be gone."""


class Connection(psycopg.Connection[Any]):
    """A connection that waits for no answer longer than `ANSWER_SECONDS`. It is closed then, since the answer may still come."""

    def wait(self, gen: Any, interval: float = 0.1, timeout: float | None = None) -> Any:
        """Wait for an answer. Raises OperationalError if none comes."""
        asked = time.monotonic()
        try:
            return super().wait(gen, interval, ANSWER_SECONDS if timeout is None else timeout)
        except psycopg.OperationalError as error:
            if timeout is not None or time.monotonic() - asked < ANSWER_SECONDS:
                raise
            self.close()
            raise psycopg.OperationalError(f"no answer within {ANSWER_SECONDS:g} seconds") from error


def engine_of(url: sql.URL) -> sql.Engine:
    """The engine of this database. An upgrade may take its time: `give_up` is for the server that runs afterwards."""
    engine = sql.create_engine(
        url.set(drivername="postgresql+psycopg"),
        hide_parameters=True,
        pool_size=MAX_CONNECTIONS // 2,
        max_overflow=MAX_CONNECTIONS // 2,
        pool_timeout=10,
        pool_pre_ping=True,  # a connection that was cut while nobody used it is made anew, and nobody notices
        connect_args={"connect_timeout": CONNECT_SECONDS, "application_name": "matchwood"},
    )
    sql.event.listen(engine, "connect", _prepare)
    return engine


def give_up(engine: sql.Engine) -> None:
    """From now on no answer is waited for without end."""
    engine.dispose()
    sql.event.listen(engine, "do_connect", lambda _, __, arguments, settings: Connection.connect(*arguments, **settings))


def _prepare(connection: Any, _: Any) -> None:
    with connection.cursor() as cursor:  # an acknowledged move survives a power cut; stricter settings stay as they are
        cursor.execute("SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'")
    connection.commit()
