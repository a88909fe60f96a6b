"""Lines of talk that were deleted are taken off the pages that show them, at whatever server these are.

The host deletes them by a process that knows no Redis, so each server asks the database, once for all its tables.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

import sqlalchemy as sql

from matchwood.server.protocol.live_messages import Unsaid
from matchwood.server.storage.deleted_messages import lately_deleted
from matchwood.server.storage.transactions import Store
from matchwood.server.tables.room import Room
from matchwood.server.util.tasks import periodically, stop

INTERVAL_SECONDS = 3.0
"""Seconds from one look to the next."""


class Deletions:
    """One task, which goes on until `close`. Made in the event loop."""

    def __init__(self, engine: sql.Engine, rooms: Mapping[str, Room]) -> None:
        self._store = Store(engine, None, "The talk cannot be read just now. Please try again.")
        self._rooms = rooms
        self._told = set[int]()
        self._task = asyncio.create_task(periodically(INTERVAL_SECONDS, self._tell), name="lines of talk that were deleted")

    async def close(self) -> None:
        """Tell nothing any more."""
        await stop(self._task)

    async def _tell(self) -> None:
        deleted = await self._store.at_once(lately_deleted)
        for line in deleted.keys() - self._told:
            room = self._rooms.get(deleted[line])
            if room is not None:
                room.tell_listeners(Unsaid(room.table.id, line))
        self._told = set(deleted)
