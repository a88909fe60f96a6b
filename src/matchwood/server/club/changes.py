"""Changes of tables: planned, made durable, taken over and told, in this order and one at a time at each table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial

import msgspec

from matchwood.errors import MatchwoodError
from matchwood.server import metrics
from matchwood.server.errors import Busy, Newer
from matchwood.server.storage.events import Moved
from matchwood.server.storage.log import Log
from matchwood.server.table.deadlines import alarm_after
from matchwood.server.table.loading import snapshot_due
from matchwood.server.table.room import Room
from matchwood.server.table.table import Step, Table
from matchwood.server.table.timekeeper import Timekeeper

logger = logging.getLogger(__name__)

TRIES = 50

Plan = Callable[[Table], Step | int]
"""What is to become of the table, or the number of the event that it is already. Raises MatchwoodError if it cannot be."""
Told = Callable[[int], object]
"""Hears which event a change became, as soon as that is durable and everybody was told."""


class Changes:
    """Carries out the changes of all tables of this process. Made in the event loop; `close` waits until all are done."""

    def __init__(
        self,
        log: Log,
        timekeeper: Timekeeper,
        announce: Callable[[Room, Step], object],
        wake: Callable[[Room], object],
        unsure: Callable[[Room], object],
        outdated: Callable[[Room, Newer], object],
    ) -> None:
        self._log = log
        self._timekeeper = timekeeper
        self._announce = announce
        self._wake = wake
        self._unsure = unsure
        self._outdated = outdated
        self._tasks: set[asyncio.Task[int]] = set()
        self._begun: set[Room] = set()

    async def make(self, room: Room, plan: Plan, sitter: str | None = None, told: Told | None = None) -> int:
        """Carry out a change to its end, even if the caller is gone before: what is durable must be announced."""
        change = asyncio.create_task(self._carry_out(room, plan, sitter, told), name=f"change of table {room.table.id}")
        self._tasks.add(change)
        change.add_done_callback(self._tasks.discard)
        try:
            return await asyncio.shield(change)
        except asyncio.CancelledError:
            change.add_done_callback(_unheard)
            raise

    def begin(self, room: Room, plan: Plan, told: Told, otherwise: Callable[[], object]) -> bool:
        """Begin a change without a task of its own, which is far quicker; False if it has to be made in the other way.

        That is so if it has to wait or cannot be planned, because a refusal may be out of date. If it turns out only later that the
        table has gone on elsewhere, or cannot be stored, nothing was changed, and `otherwise` is called.
        """
        if room.lock.locked():
            return False
        try:
            step = plan(room.table)
        except Exception:  # noqa: BLE001  whoever makes it in the other way finds out again, and tells
            return False
        if isinstance(step, int):
            told(step)
            return True
        step, alarm = self._timed(room, step)
        if not _taken(room.lock):
            return False
        self._begun.add(room)
        settled = partial(self._settled, room, step, told, otherwise)
        self._log.hand_over(
            room.table.id, room.table.number + 1, step.event, settled, None, step.ends, alarm, snapshot_due(room.table)
        )
        return True

    async def look(self, room: Room, number: int | None) -> None:
        """Another process says that this table has come to that event, or may have gone on."""
        async with room.lock:
            if number is None or number > room.table.number:
                await self._catch_up(room)

    async def close(self) -> None:
        """Wait until all changes under way are done."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in list(self._begun):
            async with room.lock:
                pass

    async def _carry_out(self, room: Room, plan: Plan, sitter: str | None, told: Told | None) -> int:
        # Another process may have gone on with this table. Then the number is taken, or a refusal is out of date.
        async with room.lock:
            for _ in range(TRIES):
                try:
                    step = plan(room.table)
                except MatchwoodError:
                    if await self._log.length(room.table.id) == room.table.number:
                        raise
                    await self._catch_up(room)
                    continue
                if isinstance(step, int):
                    if told is not None:
                        told(step)
                    return step
                step, alarm = self._timed(room, step)
                if await self._appended(room, step, sitter, alarm):
                    return self._take_over(room, step, told)
                await self._catch_up(room)
        raise Busy("Too much happens at this table at once. Please try again.")

    async def _appended(self, room: Room, step: Step, sitter: str | None, alarm: int | None) -> bool:
        """Whether this is the next event of the table now; False if another one is."""
        try:
            snapshot = snapshot_due(room.table)
            return await self._log.append(room.table.id, room.table.number + 1, step.event, sitter, step.ends, alarm, snapshot)
        except Busy:
            self._unsure(room)
            raise

    def _timed(self, room: Room, step: Step) -> tuple[Step, int | None]:
        """The change with its time, where there are clocks, and when a server has to look at the table after it."""
        if room.table.clocks is not None:
            step = step._replace(event=msgspec.structs.replace(step.event, at=self._timekeeper.now()))
        return step, alarm_after(step, room.table, room.opened_since, self._timekeeper)

    def _settled(self, room: Room, step: Step, told: Told, otherwise: Callable[[], object], outcome: bool | Exception) -> None:
        """What was begun is durable, or came to nothing."""
        try:
            if outcome is True:
                self._take_over(room, step, told)
        finally:
            self._begun.discard(room)
            room.lock.release()
        if isinstance(outcome, Exception):
            self._unsure(room)
        if outcome is not True:
            otherwise()

    def _take_over(self, room: Room, step: Step, told: Told | None) -> int:
        """Let a durable change be so, and tell everybody."""
        if isinstance(step.event, Moved):
            metrics.MOVES_OF[room.table.chairs[step.event.seat].kind].inc()
        room.take(step)
        number = room.table.number
        if told is not None:
            told(number)
        self._announce(room, step)
        self._wake(room)
        return number

    async def _catch_up(self, room: Room) -> None:
        """Take over what other processes have made of this table. The caller holds the lock."""
        try:
            events = await self._log.read(room.table.id, room.table.number)
        except Newer as refusal:
            self._outdated(room, refusal)
            raise
        for event in events:
            room.take(room.table.followed(event))
        self._wake(room)


def _taken(lock: asyncio.Lock) -> bool:
    """Take a lock if nobody has it or waits for it."""
    attempt = lock.acquire()
    try:
        attempt.send(None)
    except StopIteration:
        return True
    attempt.close()
    return False


def _unheard(change: asyncio.Task[int]) -> None:
    """What becomes of a change whose caller is gone: nobody needs a refusal any more, but an error of ours is told."""
    error = None if change.cancelled() else change.exception()
    if error is not None and not isinstance(error, MatchwoodError):
        logger.error("a change failed whose caller was gone", exc_info=error)
