"""The alarms of tables: when a server has to look at one though nobody may have it open. Found without reading logs.

An alarm is set by the event after which something runs out, in the same transaction (`writer.py`). It may ring too early, and then
it is set anew; it is never too late.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import NamedTuple, TypeVar

import sqlalchemy as sql
from sqlalchemy.exc import SQLAlchemyError

from matchwood.server.errors import Busy
from matchwood.server.storage import layout
from matchwood.server.storage.writer import NO_ALARM

T = TypeVar("T")


class Alarm(NamedTuple):
    """A table, and when somebody has to look at it, in milliseconds since 1970."""

    table_id: str
    at: int


class Alarms:
    """The alarms of all tables of the house. Raises Busy when the database does not answer."""

    def __init__(self, engine: sql.Engine) -> None:
        self._engine = engine

    async def ringing(self, before: int, most: int) -> list[Alarm]:
        """So many of the alarms from before that time, the oldest first."""
        return await _asking(lambda: self._ringing(before, most))

    async def set_anew(self, alarm: Alarm, at: int) -> Alarm | None:
        """Let this alarm ring at another time, or never (`NO_ALARM`); None if somebody else, or an event, has set it meanwhile."""
        return Alarm(alarm.table_id, at) if await _asking(lambda: self._set_anew(alarm, at)) else None

    def _ringing(self, before: int, most: int) -> list[Alarm]:
        table = layout.alarms
        query = sql.select(table.c.table_id, table.c.at).where(table.c.at <= before).order_by(table.c.at).limit(most)
        with self._engine.connect() as connection:
            return [Alarm(*row) for row in connection.execute(query)]

    def _set_anew(self, alarm: Alarm, at: int) -> bool:
        table = layout.alarms
        same = (table.c.table_id == alarm.table_id) & (table.c.at == alarm.at)
        change = table.delete().where(same) if at == NO_ALARM else table.update().where(same).values(at=at)
        with self._engine.begin() as connection:
            return connection.execute(change).rowcount == 1


async def _asking(work: Callable[[], T]) -> T:
    try:
        return await asyncio.to_thread(work)
    except SQLAlchemyError as error:
        raise Busy("The tables cannot be read just now. Please try again.") from error
