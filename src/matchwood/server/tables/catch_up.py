"""Tables of this process that may be behind their logs, and are brought up to date.

Announcements may get lost: with a server that is killed when a move is durable and nobody has heard of it, above all. Whoever then
waits for that move would wait for ever. So the logs of all tables that somebody looks at are looked at every few seconds.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence

from matchwood.server.protocol.errors import Busy, Newer
from matchwood.server.tables.room import Room
from matchwood.server.util.tasks import Tasks, periodically

logger = logging.getLogger(__name__)

COMPARE_SECONDS = 5.0
"""Seconds from one look at all logs to the next."""
TABLES_PER_QUERY = 100
"""Tables that one query compares with their logs."""
MAX_READS_AT_ONCE = 4
"""Tables that are brought up to date at the same time."""
RETRY_SECONDS = 2.0
"""Seconds until a log that could not be read is tried again."""

HowFar = Callable[[Sequence[str]], Awaitable[Mapping[str, int]]]
"""The number of the last event of each of these tables. Raises Busy."""
ReadLog = Callable[[Room, int | None], Awaitable[object]]
"""Takes over what the log tells of a table, up to that event at least; None: whatever it tells. Raises Busy."""


class CatchUp:
    """Brings tables up to date, in tasks that end with `close`. Made in the event loop."""

    def __init__(self, rooms: Mapping[str, Room], how_far: HowFar, catch_up: ReadLog) -> None:
        self._rooms = rooms
        self._how_far = how_far
        self._catch_up = catch_up
        self._turns = asyncio.Semaphore(MAX_READS_AT_ONCE)
        self._behind: dict[str, int | None] = {}
        self._tasks = Tasks()

    def start_comparing(self) -> None:
        """From now on compare every few seconds all tables that somebody looks at with their logs."""
        self._tasks.start(periodically(COMPARE_SECONDS, self._compare_all), "tables that may be behind")

    def read_to(self, room: Room, number: int | None) -> None:
        """Read what is new in the log, up to that event at least, unless that is about to be done anyway."""
        if room.table.id in self._behind:
            known = self._behind[room.table.id]
            self._behind[room.table.id] = None if number is None or known is None else max(number, known)
        else:
            self._behind[room.table.id] = number
            self._tasks.start(self._read_on(room), f"news of table {room.table.id}")

    async def close(self) -> None:
        """Read nothing any more."""
        await self._tasks.close()

    async def _read_on(self, room: Room) -> None:
        while room.table.id in self._behind:
            async with self._turns:
                if room.table.id in self._behind:  # another task has not read on meanwhile
                    await self._read_once(room, self._behind.pop(room.table.id))

    async def _read_once(self, room: Room, number: int | None) -> None:
        try:
            await self._catch_up(room, number)
        except Busy:  # it is somebody's turn still: a database that is away is asked for a few tables only
            self._behind.setdefault(room.table.id, None)
            await asyncio.sleep(RETRY_SECONDS)
        except Newer:
            return  # it was logged; people come to a server that knows more
        except Exception:
            logger.exception("news of table %s could not be taken over", room.table.id)

    async def _compare_all(self) -> None:
        looked_at = [table_id for table_id, room in self._rooms.items() if not room.is_idle]
        for first in range(0, len(looked_at), TABLES_PER_QUERY):
            self._compare(await self._how_far(looked_at[first : first + TABLES_PER_QUERY]))

    def _compare(self, numbers: Mapping[str, int]) -> None:
        for table_id, number in numbers.items():
            room = self._rooms.get(table_id)
            if room is not None and number > room.table.number:
                self.read_to(room, number)
