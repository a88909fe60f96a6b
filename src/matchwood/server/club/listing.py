"""The public tables of all servers on one database: who shows which table, and when it was last there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TypeVar

import sqlalchemy as sql
from sqlalchemy.exc import SQLAlchemyError

from matchwood.server.errors import Busy
from matchwood.server.storage import layout

logger = logging.getLogger(__name__)

PUT = sql.text(
    "INSERT INTO public_tables (table_id, run, since, seen, body) VALUES (:table_id, :run, :since, :seen, :body) "
    "ON CONFLICT (table_id, run) DO UPDATE SET seen = excluded.seen, body = excluded.body"
)

T = TypeVar("T")


class Listing:
    """What stands in the lobby. A row that no process has confirmed for a while counts no more. Raises Busy."""

    def __init__(self, engine: sql.Engine) -> None:
        self._engine = engine

    async def put(self, table_id: str, run: str, since: float, seen: float, body: str) -> None:
        """Let this table stand in the lobby, in the name of this run."""
        row = {"table_id": table_id, "run": run, "since": since, "seen": seen, "body": body}
        await _asking(lambda: self._write(PUT, row))

    async def remove(self, table_id: str, run: str) -> None:
        """Take it away again, as far as this run is concerned."""
        table = layout.public_tables
        await _asking(lambda: self._write(table.delete().where(table.c.table_id == table_id, table.c.run == run)))

    async def forget(self, before: float) -> None:
        """Clear away what nobody has confirmed since then."""
        table = layout.public_tables
        await _asking(lambda: self._write(table.delete().where(table.c.seen < before)))

    async def read(self, after: float, most: int) -> list[str]:
        """What was confirmed since then, each table once, the newest first."""
        return await _asking(lambda: self._read(after, most))

    def _write(self, change: sql.Executable, row: dict[str, object] | None = None) -> None:
        with self._engine.begin() as connection:
            connection.execute(change, row)

    def _read(self, after: float, most: int) -> list[str]:
        table = layout.public_tables
        query = sql.select(table.c.table_id, table.c.body).where(table.c.seen >= after)
        found: dict[str, str] = {}
        with self._engine.connect() as connection:
            for table_id, body in connection.execute(query.order_by(table.c.since.desc(), table.c.seen.desc()).limit(4 * most)):
                found.setdefault(table_id, body)
        return list(found.values())[:most]


async def _asking(work: Callable[[], T]) -> T:
    try:
        return await asyncio.to_thread(work)
    except SQLAlchemyError as error:
        logger.error("the lobby could not be read or written: %s", type(error).__name__)
        raise Busy("The lobby cannot be reached just now. Please try again.") from error
