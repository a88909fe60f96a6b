"""Carries out all commands at tables: each is planned, stored, applied and published, one after another at each table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from functools import partial

import msgspec

from matchwood.errors import MatchwoodError
from matchwood.server.protocol.errors import Busy, Newer
from matchwood.server.storage.loading import snapshot_due
from matchwood.server.storage.log import Log
from matchwood.server.storage.writer import Append
from matchwood.server.table.commands import Command
from matchwood.server.table.commands.absence import Vote
from matchwood.server.table.commands.barrier import Barrier
from matchwood.server.table.commands.moves import PlayMove
from matchwood.server.table.commands.undo import AnswerUndo, RequestUndo
from matchwood.server.table.events import Moved, to_text
from matchwood.server.table.step import Step
from matchwood.server.table.table import Table
from matchwood.server.tables.clock_readings import ClockReadings
from matchwood.server.tables.command_queue import Done, QueuedCommand
from matchwood.server.tables.deadlines import alarm_after
from matchwood.server.tables.room import Room
from matchwood.server.util import metrics
from matchwood.server.util.signal import Signal
from matchwood.server.util.tasks import Tasks

logger = logging.getLogger(__name__)


class Commands:
    """Carries out the commands at all tables of this process. Create it in the event loop; `close` waits until all are done.

    A move of a person may be planned before the moves before it are durable. Its plan is then made for the table as it will be,
    and one commit may store all of them. If one is not stored, none after it is, and they are planned again.
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

    def submit(self, room: Room, command: Command, done: Done) -> None:
        """Put a command into the queue of its table. It is carried out even if its caller goes away."""
        if isinstance(command, (PlayMove, RequestUndo, AnswerUndo, Vote)):
            room.note_activity(command.person)
        room.commands.waiting.append(QueuedCommand(command, done))
        self._changing.add(room)
        self._run_next(room)

    async def run(self, room: Room, command: Command) -> int:
        """Carry out a command and return the number of its event. Raises the error that refused it."""
        outcome: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.submit(room, command, partial(_resolve, outcome))
        return await outcome

    async def catch_up_to(self, room: Room, number: int | None) -> None:
        """Read the events of other processes, unless the table has come to event `number`. None if there may be any."""
        if number is None or number > room.table.number:
            await self.run(room, Barrier(read_log=True))

    async def close(self) -> None:
        """Wait until all commands are done."""
        for room in list(self._changing):
            with contextlib.suppress(MatchwoodError):
                await self.run(room, Barrier())

    def _run_next(self, room: Room) -> None:
        """Plan the commands whose turn it is, up to the first that has to be waited for."""
        commands = room.commands
        if commands.held:  # what is asked for meanwhile has its turn below
            return
        commands.held = True
        while commands.waiting:
            command = commands.waiting[0]
            if commands.under_way and (not command.can_overlap or room.table.clocks is not None):
                break
            if command.read_log:
                self._read(room)
                return
            outcome: int | Exception
            try:
                ahead = commands.ahead(room.table)
                planned = command.command.plan(ahead, room)
                if isinstance(planned, Step):
                    self._append(room, ahead, planned)
                    continue
                outcome = planned.number
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
        self._log.enqueue(append)

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
        if isinstance(outcome, Exception):
            self.unsure.publish(room)
            self._finish(room, command, outcome)
        else:
            try:
                room.apply(step)
                _count(room, command, step)
                self.applied.publish(room, step)
                self.changed.publish(room)
            except Exception as error:  # noqa: BLE001  the caller receives it
                self._finish(room, command, error)
            else:
                self._finish(room, command, room.table.number)
        self._run_next(room)

    def _read(self, room: Room, refusal: MatchwoodError | None = None) -> None:
        self._readings.start(self._catch_up(room, refusal), f"catching up with table {room.table.id}")

    async def _catch_up(self, room: Room, refusal: MatchwoodError | None) -> None:
        """Plan anew for the table as other processes have made it. Where they made nothing of it, a refusal stands."""
        command = room.commands.waiting[0]
        command.read_log, command.tries = False, command.tries - 1
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


def _count(room: Room, command: QueuedCommand, step: Step) -> None:
    if isinstance(step.event, Moved):
        who = room.table.chairs[step.event.seat].kind
        metrics.MOVES_OF[who].inc()
        if who in ("person", "guest"):
            metrics.ACKNOWLEDGED.observe(time.perf_counter() - command.asked)


def _resolve(future: asyncio.Future[int], outcome: int | Exception) -> None:
    if not future.done():
        if isinstance(outcome, int):
            future.set_result(outcome)
        else:
            future.set_exception(outcome)
    elif isinstance(outcome, Exception) and not isinstance(outcome, MatchwoodError):
        logger.error("a command failed whose caller was gone", exc_info=outcome)
