"""The times at which a server must open a table."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sql

from matchwood.server.storage import schema
from matchwood.server.storage.transactions import Transactions
from matchwood.server.storage.writer import NO_ALARM


class Alarm(NamedTuple):
    """The time at which a server has to act at a table, in milliseconds since 1970."""

    table_id: str
    at: int


class Alarms:
    """The alarms of all tables in the database."""

    def __init__(self, engine: sql.Engine) -> None:
        self._store = Transactions(engine, None, "The tables cannot be read at the moment. Please try again.")

    async def due(self, until: int, limit: int) -> list[Alarm]:
        """Return at most `limit` alarms up to the time `until`, the oldest first."""
        table = schema.alarms
        query = sql.select(table.c.table_id, table.c.at).where(table.c.at <= until).order_by(table.c.at).limit(limit)
        return await self._store.in_transaction(lambda connection: [Alarm(*row) for row in connection.execute(query)])

    async def reschedule(self, alarm: Alarm, at: int) -> Alarm | None:
        """Change the time of an alarm, or delete the alarm. Returns None if another server changed the alarm."""
        table = schema.alarms
        same = (table.c.table_id == alarm.table_id) & (table.c.at == alarm.at)
        change = table.delete().where(same) if at == NO_ALARM else table.update().where(same).values(at=at)
        done = await self._store.in_transaction(lambda connection: connection.execute(change).rowcount == 1)
        return Alarm(alarm.table_id, at) if done else None
