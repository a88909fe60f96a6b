"""Removes deleted chat messages from open pages."""

from __future__ import annotations

from collections.abc import Mapping

import sqlalchemy as sql

from matchwood.server.protocol.live_messages import Unsaid
from matchwood.server.storage.deleted_messages import recently_deleted
from matchwood.server.storage.transactions import Transactions
from matchwood.server.tables.room import Room
from matchwood.server.util.tasks import Tasks, periodically

INTERVAL_SECONDS = 3.0


class DeletionBroadcast(Tasks):
    """Informs watchers about messages that the operator deleted."""

    def __init__(self, engine: sql.Engine, rooms: Mapping[str, Room]) -> None:
        super().__init__()
        self._store = Transactions(engine, None, "The chat is unavailable at the moment. Please try again.")
        self._rooms = rooms
        self._broadcast_ids = set[int]()
        self.start(periodically(INTERVAL_SECONDS, self._broadcast), "deleted chat messages")

    async def _broadcast(self) -> None:
        deleted = await self._store.in_transaction(recently_deleted)
        for message in deleted.keys() - self._broadcast_ids:
            room = self._rooms.get(deleted[message])
            if room is not None:
                room.broadcast_chat(Unsaid(room.table.id, message))
        self._broadcast_ids = set(deleted)
