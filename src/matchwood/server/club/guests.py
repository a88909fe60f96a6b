"""Guests at tables: bots written by somebody else, which have so many seconds for each move and else lose their seat for good."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from matchwood.server import logs
from matchwood.server.errors import Busy, Newer
from matchwood.server.table.room import Room
from matchwood.server.tasks import Tasks

logger = logging.getLogger(__name__)

RETRY_AFTER = 2.0
"""Seconds until a change that could not be stored is tried again."""

Replace = Callable[[Room, int, int], Awaitable[object]]
"""Gives the seat of a guest that has still made only so many moves to a bot of the house."""


class Guests:
    """Watches the clocks of the guests at all tables of this process: one task a table, which ends when no guest owes a move."""

    def __init__(self, replace: Replace) -> None:
        self._replace = replace
        self._tasks = Tasks()

    def wake(self, room: Room) -> None:
        """See to it that the game goes on if a guest does not."""
        if room.due and (room.guests is None or room.guests.done()):
            name, context = f"guests of table {room.table.id}", logs.of_table(room.table.id)
            room.guests = self._tasks.begin(self._watch(room), name, context)

    async def close(self) -> None:
        """Stop all tasks."""
        await self._tasks.close()

    async def _watch(self, room: Room) -> None:
        try:
            while room.due:
                seat, due = min(room.due.items(), key=lambda item: item[1].at)
                left = due.at - time.monotonic()
                if left > 0:
                    await asyncio.sleep(left)
                else:
                    await self._time_is_over(room, seat, due.made)
        except Newer:
            return  # it was logged; another server goes on
        except Exception:
            logger.exception("the guests failed")

    async def _time_is_over(self, room: Room, seat: int, made: int) -> None:
        try:
            await self._replace(room, seat, made)
        except Busy:  # nobody else would go on with the game
            logger.warning("a guest keeps its seat: the change could not be stored")
            await asyncio.sleep(RETRY_AFTER)
