"""Plans, stores, applies and publishes commands at tables."""

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
from matchwood.server.table.commands.barrier import Barrier
from matchwood.server.table.commands.moves import PlayMove
from matchwood.server.table.commands.undo import AnswerUndo, RequestUndo
from matchwood.server.table.commands.votes import Vote
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
    """Runs the commands of each table in the order of their arrival."""

    def __init__(self, log: Log, clock_readings: ClockReadings) -> None:
        self.applied = Signal[Room, Step]()
        self.changed = Signal[Room]()
        self.unsure = Signal[Room]()
        self.outdated = Signal[Room]()
        self._log = log
        self._clock_readings = clock_readings
        self._busy_rooms: set[Room] = set()
        self._tasks = Tasks()

    def submit(self, room: Room, command: Command, done: Done) -> None:
        """Add a command to its table's queue. The command runs even if the caller disconnects."""
        if isinstance(command, (PlayMove, RequestUndo, AnswerUndo, Vote)) and command.person is not None:
            room.presence.note_activity(command.person)
        room.commands.waiting.append(QueuedCommand(command, done))
        self._busy_rooms.add(room)
        self._run_next(room)

    async def run(self, room: Room, command: Command) -> int:
        """Run a command, and return the number of the resulting event."""
        outcome: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.submit(room, command, partial(_resolve, outcome))
        return await outcome

    async def catch_up_to(self, room: Room, number: int | None) -> None:
        """Read the events that other processes stored, up to event `number`."""
        if number is None or number > room.table.number:
            await self.run(room, Barrier(read_log=True))

    async def close(self) -> None:
        """Wait until all commands of all tables are done."""
        for room in list(self._busy_rooms):
            with contextlib.suppress(MatchwoodError):
                await self.run(room, Barrier())

    def _run_next(self, room: Room) -> None:
        commands = room.commands
        if commands.is_busy:  # the loop below or a later call runs the command
            return
        commands.is_busy = True
        while commands.waiting:
            command = commands.waiting[0]
            if commands.pending and (not isinstance(command.command, PlayMove) or room.table.clocks is not None):
                break
            if command.read_log:
                self._read(room)
                return
            outcome: int | Exception
            try:
                later = commands.after_pending(room.table)
                planned = command.command.plan(later, room)
                if isinstance(planned, Step):
                    self._append(room, later, planned)
                    continue
                outcome = planned.number
            except Exception as error:  # noqa: BLE001  the caller receives it
                outcome = error
            if commands.pending:  # pending events may change the outcome
                break
            if isinstance(outcome, MatchwoodError):  # events of other processes may make the command valid
                self._read(room, outcome)
                return
            self._finish(room, commands.waiting.popleft(), outcome)
        commands.is_busy = False
        if not commands:
            self._busy_rooms.discard(room)

    def _append(self, room: Room, table: Table, step: Step) -> None:
        commands = room.commands
        if table.clocks is not None:
            step = step._replace(event=msgspec.structs.replace(step.event, at=self._clock_readings.now()))
        alarm = alarm_after(step, table, room.wait_start, self._clock_readings)
        snapshot = None if commands.pending else snapshot_due(table)
        body, number, done = to_text(step.event), table.number + 1, partial(self._stored, room)
        append = Append(table.id, number, body, done, commands.chain, commands.waiting[0].sitter, step.ends, alarm, snapshot)
        commands.pending.append((commands.waiting.popleft(), step))
        self._log.enqueue(append)

    def _stored(self, room: Room, outcome: bool | Exception) -> None:
        """Finish the first pending command. `outcome` is False if another process has stored an event with the same number."""
        commands = room.commands
        if outcome is False:
            commands.requeue_first()
            if not commands.pending:
                commands.is_busy = True
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
        self._tasks.start(self._catch_up(room, refusal), f"catching up with table {room.table.id}")

    async def _catch_up(self, room: Room, refusal: MatchwoodError | None) -> None:
        """Read new events from the table's log, and let the next command run again. If the log contains no new events, the command
        fails with the error `refusal`.
        """
        command = room.commands.waiting[0]
        command.read_log, command.tries = False, command.tries - 1
        outcome: Exception | None
        try:
            outcome = None if await self._advance_from_log(room) else refusal
        except Exception as error:  # noqa: BLE001  the caller receives it
            outcome = error
        if outcome is None and not command.tries:
            outcome = Busy("Too many changes at this table at the same time. Please try again.")
        if outcome is not None:
            self._finish(room, room.commands.waiting.popleft(), outcome)
        room.commands.is_busy = False
        self._run_next(room)

    async def _advance_from_log(self, room: Room) -> bool:
        """Apply all new events of the log. Return whether the log had new events."""
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
        try:
            command.done(outcome)
        except Exception:
            logger.exception("The outcome of a command at table %s could not be reported.", room.table.id)


def _count(room: Room, command: QueuedCommand, step: Step) -> None:
    if isinstance(step.event, Moved):
        kind = room.table.chairs[step.event.seat].kind
        metrics.MOVES.labels(kind).inc()
        if kind in ("person", "guest"):
            metrics.ACKNOWLEDGED.observe(time.perf_counter() - command.submitted_at)


def _resolve(future: asyncio.Future[int], outcome: int | Exception) -> None:
    if not future.done():
        if isinstance(outcome, int):
            future.set_result(outcome)
        else:
            future.set_exception(outcome)
    elif isinstance(outcome, Exception) and not isinstance(outcome, MatchwoodError):
        logger.error("A command failed after its caller was gone.", exc_info=outcome)
