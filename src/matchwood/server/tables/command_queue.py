"""The commands that wait at one table."""

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
"""Maximum number of times that the server plans a command while other processes keep changing the table."""

Done = Callable[[int | Exception], object]
"""Receives the number of the event of a command when it is published, or the error of the command."""


class QueuedCommand:
    """A command that waits, and the callback that receives the result of the command."""

    def __init__(self, command: Command, done: Done) -> None:
        self.command = command
        self.done = done
        self.read_log = isinstance(command, Barrier) and command.read_log
        """Whether to read the log before this command, because other processes may have stored events."""
        self.tries = MAX_TRIES
        self.submitted_at = time.perf_counter()

    @property
    def sitter(self) -> str | None:
        """The person who gets a seat by this command, or None if the command gives no seat."""
        return self.command.person if isinstance(self.command, (Sit, SitAtRematch, ComeBack)) else None


class CommandQueue:
    """The queue of one table: the commands that wait, and the commands whose events the database is storing."""

    def __init__(self) -> None:
        self.waiting: deque[QueuedCommand] = deque()
        self.pending: deque[tuple[QueuedCommand, Step]] = deque()
        self.chain = Chain()
        self.is_busy = False
        """Whether the server is planning a command of this table or reading its log."""
        self._requeued: list[QueuedCommand] = []
        self._after_pending: Table | None = None
        self._included_steps = 0

    def __bool__(self) -> bool:
        return bool(self.waiting or self.pending)

    def after_pending(self, table: Table) -> Table:
        """Return a copy of the table as the table will be when all pending events are stored."""
        if not self.pending:
            return table
        later = self._after_pending or table
        for _, step in islice(self.pending, self._included_steps, None):
            later = later.with_step(step)
        self._after_pending, self._included_steps = later, len(self.pending)
        return later

    def finish_first(self) -> tuple[QueuedCommand, Step]:
        """Remove the first pending command from the queue, and return the command with its step."""
        finished = self.pending.popleft()
        self._included_steps -= self._after_pending is not None
        if not self.pending:
            self._after_pending, self._included_steps = None, 0
            self.waiting.extendleft(reversed(self._requeued))
            self._requeued.clear()
            self.chain = Chain()
        return finished

    def requeue_first(self) -> None:
        """Make the first pending command wait again. The server retries the command after all other pending commands have
        finished.
        """
        self._requeued.append(self.pending[0][0])
        self.finish_first()
