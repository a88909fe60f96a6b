"""Does in time what happens at tables by itself: one alarm a table, and a task while something is done there."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import NamedTuple

from matchwood.server.protocol.errors import Busy, Newer
from matchwood.server.tables.deadlines import Deadline, What
from matchwood.server.tables.room import Room
from matchwood.server.util import logs
from matchwood.server.util.tasks import Tasks

logger = logging.getLogger(__name__)

RETRY_SECONDS = 2.0
"""Seconds until something is tried again that could not be stored."""

Act = Callable[[Room, Deadline], Awaitable[object]]
"""Does what was due, if it still is. Raises Busy if that cannot be stored, Newer."""


class Timer(NamedTuple):
    """When this process looks at a table again, by its clock."""

    at: float
    handle: asyncio.TimerHandle


class Scheduler:
    """Acts at the tables of this process, at each for one deadline of a kind at a time. The event loop keeps alarms in order."""

    def __init__(self, timed_actions: Mapping[What, Act]) -> None:
        self._timed_actions = timed_actions
        self._alarms: dict[Room, Timer] = {}
        self._tasks = Tasks()
        self._closed = False

    def update(self, room: Room) -> None:
        """Do what is due at this table, and set its alarm anew: something may have changed there."""
        waiting = [] if self._closed else [deadline for deadline in room.deadlines() if deadline.what not in room.acting]
        later: list[float] = []
        for deadline in waiting:
            if deadline.left > 0:
                later.append(deadline.left)
            else:
                self._start(room, deadline)
        known, at = self._alarms.get(room), time.monotonic() + min(later, default=math.inf)
        if known is not None and known.at <= at < math.inf:
            return  # it may ring too early, which does no harm
        self.cancel(room)
        if later:
            self._alarms[room] = Timer(at, alarm_in(min(later), self._ring, room))

    def cancel(self, room: Room) -> None:
        """Let this table's alarm be. What it was set for is found when somebody looks at the table."""
        known = self._alarms.pop(room, None)
        if known is not None:
            known.handle.cancel()

    async def close(self) -> None:
        """Stop all alarms and tasks, and begin nothing any more."""
        self._closed = True
        for room in list(self._alarms):
            self.cancel(room)
        await self._tasks.close()

    def _ring(self, room: Room) -> None:
        self._alarms.pop(room, None)
        self.update(room)

    def _start(self, room: Room, deadline: Deadline) -> None:
        room.acting.add(deadline.what)
        name, context = f"{deadline.what} of table {room.table.id}", logs.for_table(room.table.id)
        self._tasks.start(self._act(room, deadline), name, context)

    async def _act(self, room: Room, deadline: Deadline) -> None:
        try:
            await self._timed_actions[deadline.what](room, deadline)
        except Busy:  # whoever sits there waits and does nothing, so nobody else would go on with the game
            logger.warning("%s: tried again, since it could not be stored", deadline.what)
            await asyncio.sleep(RETRY_SECONDS)
        except Newer:
            return  # it was logged; another server goes on
        except Exception:
            logger.exception("%s: failed", deadline.what)
            return
        finally:
            room.acting.discard(deadline.what)
        self.update(room)


def alarm_in(seconds: float, ring: Callable[[Room], object], room: Room) -> asyncio.TimerHandle:
    """Ring for this table in so many seconds."""
    return asyncio.get_running_loop().call_later(seconds, ring, room)
