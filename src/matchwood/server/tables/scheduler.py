"""Runs the timed actions of tables."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import NamedTuple

from matchwood.server.protocol.errors import Busy, Newer
from matchwood.server.tables.deadlines import Deadline, DeadlineKind
from matchwood.server.tables.room import Room
from matchwood.server.util import logs
from matchwood.server.util.tasks import Tasks

logger = logging.getLogger(__name__)

RETRY_SECONDS = 2.0

Act = Callable[[Room, Deadline], Awaitable[object]]


class Timer(NamedTuple):
    """A timer that ends at the monotonic time `at`."""

    at: float
    handle: asyncio.TimerHandle


class Scheduler:
    """Starts each timed action of a table when the action is due."""

    def __init__(self, timed_actions: Mapping[DeadlineKind, Act]) -> None:
        self._timed_actions = timed_actions
        self._alarms: dict[Room, Timer] = {}
        self._tasks = Tasks()
        self._closed = False

    def update(self, room: Room) -> None:
        """Start all due actions of this table, and set a timer for the next action."""
        waiting = [] if self._closed else [deadline for deadline in room.deadlines() if deadline.kind not in room.acting]
        later: list[float] = []
        for deadline in waiting:
            if deadline.seconds > 0:
                later.append(deadline.seconds)
            else:
                self._start(room, deadline)
        timer, at = self._alarms.get(room), time.monotonic() + min(later, default=math.inf)
        if timer is not None and timer.at <= at < math.inf:
            return  # a timer that ends early only checks the deadlines again
        self.cancel(room)
        if later:
            self._alarms[room] = Timer(at, alarm_in(min(later), self._on_alarm, room))

    def cancel(self, room: Room) -> None:
        """Cancel the timer of this table."""
        timer = self._alarms.pop(room, None)
        if timer is not None:
            timer.handle.cancel()

    async def close(self) -> None:
        """Cancel all timers and tasks, and prevent new ones."""
        self._closed = True
        for room in list(self._alarms):
            self.cancel(room)
        await self._tasks.close()

    def _on_alarm(self, room: Room) -> None:
        self._alarms.pop(room, None)
        self.update(room)

    def _start(self, room: Room, deadline: Deadline) -> None:
        room.acting.add(deadline.kind)
        name, context = f"{deadline.kind} of table {room.table.id}", logs.for_table(room.table.id)
        self._tasks.start(self._act(room, deadline), name, context)

    async def _act(self, room: Room, deadline: Deadline) -> None:
        try:
            await self._timed_actions[deadline.kind](room, deadline)
        except Busy:  # otherwise the game would not continue
            logger.warning(
                "The timed action %r could not be stored. The server tries again in %g seconds.", deadline.kind, RETRY_SECONDS
            )
            await asyncio.sleep(RETRY_SECONDS)
        except Newer:
            return  # already logged
        except Exception:
            logger.exception("The timed action %r failed.", deadline.kind)
            return
        finally:
            room.acting.discard(deadline.kind)
        self.update(room)


def alarm_in(seconds: float, callback: Callable[[Room], object], room: Room) -> asyncio.TimerHandle:
    """Call the function `callback` with the argument `room` after `seconds` seconds."""
    return asyncio.get_running_loop().call_later(seconds, callback, room)
