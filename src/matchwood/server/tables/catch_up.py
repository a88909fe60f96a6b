"""Read the events that other processes stored, even if a message about them was lost."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence

from matchwood.server.protocol.errors import Busy, Newer
from matchwood.server.tables.room import Room
from matchwood.server.util.tasks import Tasks, periodically

logger = logging.getLogger(__name__)

COMPARE_SECONDS = 5.0
TABLES_PER_QUERY = 100
MAX_READS_AT_ONCE = 4
RETRY_SECONDS = 2.0

ReadNumbers = Callable[[Sequence[str]], Awaitable[Mapping[str, int]]]
ReadLog = Callable[[Room, int | None], Awaitable[object]]
"""A function that reads the new events of a table, all or those up to a number."""


class CatchUp:
    """Reads events of other processes in background tasks."""

    def __init__(self, rooms: Mapping[str, Room], read_numbers: ReadNumbers, read_log: ReadLog) -> None:
        self._rooms = rooms
        self._read_numbers = read_numbers
        self._read_log = read_log
        self._read_slots = asyncio.Semaphore(MAX_READS_AT_ONCE)
        self._pending: dict[str, int | None] = {}
        self._tasks = Tasks()

    def start_comparing(self) -> None:
        """Start a background task that compares tables with the database."""
        self._tasks.start(periodically(COMPARE_SECONDS, self._compare_all), "comparison of tables with their logs")

    def read_to(self, room: Room, number: int | None) -> None:
        """Start a task that reads the table's event log up to the event with number `number`. If `number` is None, read all new
        events.
        """
        if room.table.id in self._pending:
            pending = self._pending[room.table.id]
            self._pending[room.table.id] = None if number is None or pending is None else max(number, pending)
        else:
            self._pending[room.table.id] = number
            self._tasks.start(self._read(room), f"reading the log of table {room.table.id}")

    async def close(self) -> None:
        """Stop all background tasks."""
        await self._tasks.close()

    async def _read(self, room: Room) -> None:
        while room.table.id in self._pending:
            async with self._read_slots:
                if room.table.id in self._pending:  # otherwise another task has read the log
                    await self._read_once(room, self._pending.pop(room.table.id))

    async def _read_once(self, room: Room, number: int | None) -> None:
        try:
            await self._read_log(room, number)
        except Busy:  # the slot stays occupied, so an unavailable database gets few queries
            self._pending.setdefault(room.table.id, None)
            await asyncio.sleep(RETRY_SECONDS)
        except Newer:
            return  # already logged
        except Exception:
            logger.exception("The log of table %s could not be read.", room.table.id)

    async def _compare_all(self) -> None:
        watched = [table_id for table_id, room in self._rooms.items() if not room.is_idle]
        for first in range(0, len(watched), TABLES_PER_QUERY):
            numbers = await self._read_numbers(watched[first : first + TABLES_PER_QUERY])
            for table_id, number in numbers.items():
                room = self._rooms.get(table_id)
                if room is not None and number > room.table.number:
                    self.read_to(room, number)
