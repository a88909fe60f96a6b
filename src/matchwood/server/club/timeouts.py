"""Moves for whoever lets their time pass: the game's advice at a glance, and silence where silence is an answer."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from matchwood.server import logs
from matchwood.server.errors import Busy, Newer
from matchwood.server.table.room import Room
from matchwood.server.table.table import Table
from matchwood.server.tasks import Tasks
from matchwood.server.thinking.bots import Bots, glance_of

logger = logging.getLogger(__name__)

RETRY_AFTER = 2.0
"""Seconds until a move that could not be stored is tried again."""

Play = Callable[[Room, int, str, int], Awaitable[object]]
"""Makes a move for a seat that has made so many before, if its time is still up."""


class Timeouts:
    """Watches the clocks of all tables of this process: an alarm a table, and a task while a move is made."""

    def __init__(self, bots: Bots, play: Play) -> None:
        self._bots = bots
        self._play = play
        self._alarms: dict[Room, asyncio.TimerHandle] = {}
        self._tasks = Tasks()

    def wake(self, room: Room) -> None:
        """Set the alarm of this table anew: something has changed."""
        self.forget(room)
        over = room.next_over
        if over is not None:
            seat, seconds = over
            self._alarms[room] = asyncio.get_running_loop().call_later(max(0.0, seconds), self._ring, room, seat)

    def forget(self, room: Room) -> None:
        """Let this table's alarm be; its clocks are read again when somebody looks at it."""
        alarm = self._alarms.pop(room, None)
        if alarm is not None:
            alarm.cancel()

    async def close(self) -> None:
        """Stop all alarms and tasks."""
        for alarm in self._alarms.values():
            alarm.cancel()
        await self._tasks.close()

    def _ring(self, room: Room, seat: int) -> None:
        name, context = f"time is up at table {room.table.id}", logs.of_table(room.table.id)
        self._tasks.begin(self._time_is_up(room, seat), name, context)

    async def _time_is_up(self, room: Room, seat: int) -> None:
        try:
            table, made = room.table, room.table.made_by(seat)
            await self._play(room, seat, await self._decide(table, seat), made)
        except Busy:  # nobody else would go on with the game
            logger.warning("a clock is over, but the move could not be stored")
            await asyncio.sleep(RETRY_AFTER)
        except Newer:
            return  # it was logged; another server goes on
        except Exception:
            logger.exception("the clocks failed")
            return
        self.wake(room)

    async def _decide(self, table: Table, seat: int) -> str:
        game = table.game
        assert game is not None
        if game.silence is not None:
            return game.silence
        view = game.view(seat)
        answer = await self._bots.ask("glance", table, seat)
        return answer if isinstance(answer, str) else await self._bots.think(table, partial(glance_of(table, seat).choose, view))
