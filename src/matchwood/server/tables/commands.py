"""The one road of every change of a table: planned, made durable, taken over and told, one at a time at each table.

A move of a person, of a bot or of a clock takes it, a seat that is taken, a move that is taken back: they differ in their plan.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from functools import partial

import msgspec

from matchwood.errors import MatchwoodError
from matchwood.server.protocol.errors import Busy, Newer
from matchwood.server.storage.loading import snapshot_due
from matchwood.server.storage.log import Log
from matchwood.server.storage.writer import Append
from matchwood.server.table.events import Moved, to_text
from matchwood.server.table.table import Step, Table
from matchwood.server.tables.clock_readings import ClockReadings
from matchwood.server.tables.command_queue import Done, Plan, QueuedCommand
from matchwood.server.tables.deadlines import alarm_after
from matchwood.server.tables.room import Room
from matchwood.server.util import metrics
from matchwood.server.util.signal import Signal
from matchwood.server.util.tasks import Tasks

logger = logging.getLogger(__name__)


class Commands:
    """Carries out the commands at all tables of this process. Made in the event loop; `close` waits until all are done.

    Commands at a table are carried out one after another. Moves of people need not wait for the disk before the next is planned:
    its plan is about the table as it will be, and all of them may be stored by the same commit. If one is not stored, none after
    it is, and they are planned anew.
    """

    def __init__(self, log: Log, clock_readings: ClockReadings) -> None:
        self.applied = Signal[Room, Step]()
        self.changed = Signal[Room]()
        self.unsure = Signal[Room]()
        self.outdated = Signal[Room]()
        self._log = log
        self._clock_readings = clock_readings
        self._changing: set[Room] = set()
        self._readings = Tasks()

    def submit(self, room: Room, command: QueuedCommand) -> None:
        """Carry this out after what was asked for before. It is done even if whoever asked goes away."""
        room.commands.waiting.append(command)
        self._changing.add(room)
        self._run_next(room)

    async def run(self, room: Room, plan: Plan, sitter: str | None = None, behind: bool = False) -> int:
        """Carry out a change and wait for it: the number of the event that it became. Raises why it came to nothing."""
        return await outcome_of(lambda done: self.submit(room, QueuedCommand(plan, done, sitter, behind)))

    async def catch_up_to(self, room: Room, number: int | None) -> None:
        """Another process says that this table has come to that event, or may have gone on."""
        if number is None or number > room.table.number:
            await self.run(room, _as_it_is, behind=True)

    async def close(self) -> None:
        """Wait until all that was asked for is done."""
        for room in list(self._changing):
            with contextlib.suppress(MatchwoodError):
                await self.run(room, _as_it_is)

    def _run_next(self, room: Room) -> None:
        """Plan the commands whose turn it is, up to the first that has to be waited for."""
        commands = room.commands
        if commands.held:  # what is asked for meanwhile has its turn below
            return
        commands.held = True
        while commands.waiting:
            command = commands.waiting[0]
            if commands.under_way and (not command.together or room.table.clocks is not None):
                break
            if command.behind:
                self._read(room)
                return
            outcome: int | Exception
            try:
                ahead = commands.ahead(room.table)
                step = command.plan(ahead)
                if not isinstance(step, int):
                    self._append(room, ahead, step)
                    continue
                outcome = step
            except Exception as error:  # noqa: BLE001  whoever asked tells it
                outcome = error
            if commands.under_way:  # it may turn out otherwise
                break
            if isinstance(outcome, MatchwoodError):  # other processes may have gone on with the table
                self._read(room, outcome)
                return
            self._finish(room, commands.waiting.popleft(), outcome)
        commands.held = False
        if not commands:
            self._changing.discard(room)

    def _append(self, room: Room, table: Table, step: Step) -> None:
        """Hand the event to the log, with its time where there are clocks, and with when a server has to look at the table."""
        commands = room.commands
        if table.clocks is not None:
            step = step._replace(event=msgspec.structs.replace(step.event, at=self._clock_readings.now()))
        alarm = alarm_after(step, table, room.opened_since, self._clock_readings)
        snapshot = None if commands.under_way else snapshot_due(table)
        body, number, settled = to_text(step.event), table.number + 1, partial(self._stored, room)
        append = Append(table.id, number, body, settled, commands.chain, commands.waiting[0].sitter, step.ends, alarm, snapshot)
        commands.start_first(step)
        self._log.hand_over(append)

    def _stored(self, room: Room, outcome: bool | Exception) -> None:
        """The first event that was under way is durable, or its number is taken, or it could not be stored."""
        commands = room.commands
        if outcome is False:
            commands.requeue_first()
            if not commands.under_way:
                commands.held = True
                self._read(room)
            return
        command, step = commands.finish_first()
        if outcome is True:
            self._finish(room, command, self._apply(room, command, step))
        else:
            self.unsure.publish(room)
            self._finish(room, command, outcome)
        self._run_next(room)

    def _apply(self, room: Room, command: QueuedCommand, step: Step) -> int | Exception:
        """Let a durable change be so, and tell everybody: the number of its event."""
        try:
            room.apply(step)
            _count(room, command, step)
            self.applied.publish(room, step)
            self.changed.publish(room)
        except Exception as error:  # noqa: BLE001  whoever asked tells it
            return error
        return room.table.number

    def _read(self, room: Room, refusal: MatchwoodError | None = None) -> None:
        self._readings.start(self._catch_up(room, refusal), f"catching up with table {room.table.id}")

    async def _catch_up(self, room: Room, refusal: MatchwoodError | None) -> None:
        """Plan anew for the table as other processes have made it. Where they made nothing of it, a refusal stands."""
        command = room.commands.waiting[0]
        command.behind, command.tries = False, command.tries - 1
        outcome: Exception | None
        try:
            outcome = None if await self._advance_from_log(room) else refusal
        except Exception as error:  # noqa: BLE001  whoever asked tells it
            outcome = error
        if outcome is None and not command.tries:
            outcome = Busy("Too much happens at this table at once. Please try again.")
        if outcome is not None:
            self._finish(room, room.commands.waiting.popleft(), outcome)
        room.commands.held = False
        self._run_next(room)

    async def _advance_from_log(self, room: Room) -> bool:
        """Whether other processes have gone on with this table; it is now as they made it. Raises Newer, Unreadable, Busy."""
        try:
            events = await self._log.read(room.table.id, room.table.number)
        except Newer:
            self.outdated.publish(room)
            raise
        for event in events:
            room.apply(room.table.next_step(event))
        if events:
            self.changed.publish(room)
        return bool(events)

    def _finish(self, room: Room, command: QueuedCommand, outcome: int | Exception) -> None:
        """Tell whoever asked."""
        try:
            command.done(outcome)
        except Exception:
            logger.exception("what became of a change of table %s was not told", room.table.id)


async def outcome_of(ask: Callable[[Done], object]) -> int:
    """Ask for a change and wait for it: the number of the event that it became. Raises why it came to nothing."""
    heard: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    ask(partial(_hear, heard))
    return await heard


def _count(room: Room, command: QueuedCommand, step: Step) -> None:
    if isinstance(step.event, Moved):
        who = room.table.chairs[step.event.seat].kind
        metrics.MOVES_OF[who].inc()
        if who in ("person", "guest"):
            metrics.ACKNOWLEDGED.observe(time.perf_counter() - command.asked)


def _hear(heard: asyncio.Future[int], outcome: int | Exception) -> None:
    if not heard.done():
        if isinstance(outcome, int):
            heard.set_result(outcome)
        else:
            heard.set_exception(outcome)
    elif isinstance(outcome, Exception) and not isinstance(outcome, MatchwoodError):
        logger.error("a change failed whose caller was gone", exc_info=outcome)


def _as_it_is(table: Table) -> int:
    return table.number
