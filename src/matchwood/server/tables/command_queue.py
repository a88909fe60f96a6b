"""The queue of commands at one table."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from itertools import islice

from matchwood.server.storage.writer import Chain
from matchwood.server.table.commands import Command
from matchwood.server.table.commands.barrier import Barrier
from matchwood.server.table.commands.rematch import SitAtRematch
from matchwood.server.table.commands.seats import ComeBack, PassSeat, Sit
from matchwood.server.table.step import Step
from matchwood.server.table.table import Table

MAX_TRIES = 50
"""The server plans a command at most this number of times if other processes keep changing the table."""

Done = Callable[[int | Exception], object]
"""A callback. It gets the number of the published event, or the error of the command."""


class QueuedCommand:
    """A command that waits, and the callback for its result."""

    def __init__(self, command: Command, done: Done) -> None:
        self.command = command
        self.done = done
        self.read_log = isinstance(command, Barrier) and command.read_log
        self.tries = MAX_TRIES
        self.submitted_at = time.perf_counter()

    @property
    def sitter(self) -> str | None:
        """The person to whom this command gives a seat."""
        return self.command.person if isinstance(self.command, (Sit, PassSeat, SitAtRematch, ComeBack)) else None


class CommandQueue:
    """The unfinished commands of one table. Pending commands are planned, and wait until their events are stored."""

    def __init__(self) -> None:
        self.waiting: deque[QueuedCommand] = deque()
        self.pending: deque[tuple[QueuedCommand, Step]] = deque()
        self.chain = Chain()
        self.is_busy = False
        """Whether the server is planning a command or reading the log."""
        self._requeued: list[QueuedCommand] = []
        self._after_pending: Table | None = None
        self._included_steps = 0

    def __bool__(self) -> bool:
        return bool(self.waiting or self.pending)

    def after_pending(self, table: Table) -> Table:
        """Return the table as if all pending events were stored."""
        if not self.pending:
            return table
        later = self._after_pending or table
        for _, step in islice(self.pending, self._included_steps, None):
            later = later.with_step(step)
        self._after_pending, self._included_steps = later, len(self.pending)
        return later

    def finish_first(self) -> tuple[QueuedCommand, Step]:
        """Remove and return the first pending command with its step."""
        finished = self.pending.popleft()
        self._included_steps -= self._after_pending is not None
        if not self.pending:
            self._after_pending, self._included_steps = None, 0
            self.waiting.extendleft(reversed(self._requeued))
            self._requeued.clear()
            self.chain = Chain()
        return finished

    def requeue_first(self) -> None:
        """Plan the first pending command again, after all other pending ones."""
        self._requeued.append(self.pending[0][0])
        self.finish_first()
