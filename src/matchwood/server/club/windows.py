"""Windows in which everybody may answer: with a time limit, silence is an answer too.

How long a window is open depends on nothing but the table's setting and on whether all have answered, so that its length tells
nothing about what anybody holds.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from matchwood.server import logs
from matchwood.server.errors import Busy, Newer
from matchwood.server.table.room import Room
from matchwood.server.tasks import Tasks

logger = logging.getLogger(__name__)

RETRY_AFTER = 2.0
"""Seconds until an answer that could not be stored is tried again."""

Play = Callable[[Room, int, str, int], Awaitable[object]]
"""Makes a move of a seat that has made so many before."""


class Windows:
    """Closes the windows of all tables of this process in time: one task a table, which ends when its window is closed."""

    def __init__(self, play: Play) -> None:
        self._play = play
        self._tasks = Tasks()

    def wake(self, room: Room) -> None:
        """See to it that a window that is open will close."""
        if room.closes_at is not None and (room.window is None or room.window.done()):
            name, context = f"window of table {room.table.id}", logs.of_table(room.table.id)
            room.window = self._tasks.begin(self._close(room), name, context)

    async def close(self) -> None:
        """Stop all tasks."""
        await self._tasks.close()

    async def _close(self, room: Room) -> None:
        try:
            while room.closes_in is not None:
                await asyncio.sleep(room.closes_in)
                if room.closes_in == 0.0:
                    await self._answer_for_all(room)
        except Newer:
            return  # it was logged; another server goes on
        except Exception:
            logger.exception("a window failed to close")

    async def _answer_for_all(self, room: Room) -> None:
        """Silence for everybody who has not answered."""
        while (silence := room.table.silence()) is not None and room.closes_in == 0.0 and room.table.game is not None:
            seat = room.table.game.owing[0]
            try:
                await self._play(room, seat, silence, room.table.made_by(seat))
            except Busy:  # nobody else would close the window
                logger.warning("a window stays open: an answer could not be stored")
                await asyncio.sleep(RETRY_AFTER)
