"""The alarms of tables: when a server has to look at one though nobody may have it open. Found without reading logs.

An alarm is set by the event after which something runs out, in the same transaction (`writer.py`). It may ring too early, and then
it is set anew; it is never too late.
"""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sql

from matchwood.server.storage import schema
from matchwood.server.storage.transactions import Transactions
from matchwood.server.storage.writer import NO_ALARM


class Alarm(NamedTuple):
    """A table, and when somebody has to look at it, in milliseconds since 1970."""

    table_id: str
    at: int


class Alarms:
    """The alarms of all tables of the house. Raises Busy when the database does not answer."""

    def __init__(self, engine: sql.Engine) -> None:
        self._store = Transactions(engine, None, "The tables cannot be read just now. Please try again.")

    async def due(self, before: int, most: int) -> list[Alarm]:
        """The alarms from before this time, the oldest first; `most` of them at most."""
        return await self._store.in_transaction(lambda connection: _due(connection, before, most))

    async def reschedule(self, alarm: Alarm, at: int) -> Alarm | None:
        """Let this alarm ring at another time, or never (`NO_ALARM`); None if somebody else, or an event, has set it meanwhile."""
        done = await self._store.in_transaction(lambda connection: _reschedule(connection, alarm, at))
        return Alarm(alarm.table_id, at) if done else None


def _due(connection: sql.Connection, before: int, most: int) -> list[Alarm]:
    table = schema.alarms
    query = sql.select(table.c.table_id, table.c.at).where(table.c.at <= before).order_by(table.c.at).limit(most)
    return [Alarm(*row) for row in connection.execute(query)]


def _reschedule(connection: sql.Connection, alarm: Alarm, at: int) -> bool:
    table = schema.alarms
    same = (table.c.table_id == alarm.table_id) & (table.c.at == alarm.at)
    change = table.delete().where(same) if at == NO_ALARM else table.update().where(same).values(at=at)
    return connection.execute(change).rowcount == 1
