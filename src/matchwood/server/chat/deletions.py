"""Lines of talk that were deleted are taken off the pages that show them, at whatever server these are.

The host deletes them by a process that knows no Redis, so each server asks the database, once for all its tables.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

import sqlalchemy as sql

from matchwood.server.protocol.live_messages import Unsaid
from matchwood.server.storage.deleted_messages import recently_deleted
from matchwood.server.storage.transactions import Transactions
from matchwood.server.tables.room import Room
from matchwood.server.util.tasks import cancel_all, periodically

INTERVAL_SECONDS = 3.0
"""Seconds from one look to the next."""


class DeletionBroadcast:
    """One task, which goes on until `close`. Made in the event loop."""

    def __init__(self, engine: sql.Engine, rooms: Mapping[str, Room]) -> None:
        self._store = Transactions(engine, None, "The talk cannot be read just now. Please try again.")
        self._rooms = rooms
        self._told = set[int]()
        self._task = asyncio.create_task(periodically(INTERVAL_SECONDS, self._broadcast), name="lines of talk that were deleted")

    async def close(self) -> None:
        """Tell nothing any more."""
        await cancel_all(self._task)

    async def _broadcast(self) -> None:
        deleted = await self._store.in_transaction(recently_deleted)
        for line in deleted.keys() - self._told:
            room = self._rooms.get(deleted[line])
            if room is not None:
                room.broadcast_chat(Unsaid(room.table.id, line))
        self._told = set(deleted)
