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
from matchwood.server.table.commands.seats import ComeBack, Sit
from matchwood.server.table.step import Step
from matchwood.server.table.table import Table

MAX_TRIES = 50
"""How often a command is planned while other processes keep changing the table."""

Done = Callable[[int | Exception], object]
"""Receives the error of a command or, after its event is stored and published, the number of the event."""


class QueuedCommand:
    """A command, and the caller that waits for its outcome."""

    def __init__(self, command: Command, done: Done) -> None:
        self.command = command
        self.done = done
        self.read_log = isinstance(command, Barrier) and command.read_log
        """Whether to read the log first, because other processes may have stored events."""
        self.tries = MAX_TRIES
        self.submitted_at = time.perf_counter()

    @property
    def sitter(self) -> str | None:
        """The person who takes a seat by this command."""
        return self.command.person if isinstance(self.command, (Sit, SitAtRematch, ComeBack)) else None


class CommandQueue:
    """The commands that wait, and those whose events are being stored."""

    def __init__(self) -> None:
        self.waiting: deque[QueuedCommand] = deque()
        self.pending: deque[tuple[QueuedCommand, Step]] = deque()
        self.chain = Chain()
        self.is_busy = False
        """Whether a command is being planned, or the log is being read."""
        self._requeued: list[QueuedCommand] = []
        self._after_pending: Table | None = None
        self._included_steps = 0

    def __bool__(self) -> bool:
        return bool(self.waiting or self.pending)

    def after_pending(self, table: Table) -> Table:
        """Return the table after all pending events."""
        if not self.pending:
            return table
        later = self._after_pending or table
        for _, step in islice(self.pending, self._included_steps, None):
            later = later.with_step(step)
        self._after_pending, self._included_steps = later, len(self.pending)
        return later

    def finish_first(self) -> tuple[QueuedCommand, Step]:
        """Remove and return the first pending command."""
        finished = self.pending.popleft()
        self._included_steps -= self._after_pending is not None
        if not self.pending:
            self._after_pending, self._included_steps = None, 0
            self.waiting.extendleft(reversed(self._requeued))
            self._requeued.clear()
            self.chain = Chain()
        return finished

    def requeue_first(self) -> None:
        """Move the first pending command back to the queue, to be planned when nothing is pending."""
        self._requeued.append(self.pending[0][0])
        self.finish_first()
