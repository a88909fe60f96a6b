"""What somebody asks to be done at a table: a command becomes an event, or is refused."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from itertools import islice

from matchwood.server.storage.writer import Chain
from matchwood.server.table.commands import Command
from matchwood.server.table.commands.barrier import Barrier
from matchwood.server.table.commands.moves import PlayMove
from matchwood.server.table.commands.rematch import SitAtRematch
from matchwood.server.table.commands.seats import ComeBack, Sit
from matchwood.server.table.step import Step
from matchwood.server.table.table import Table

MAX_TRIES = 50
"""How often a command is planned again because another process changed the table."""

Done = Callable[[int | Exception], object]
"""Receives the number of the event that a command became, after that event is durable and published, or else the error."""


class QueuedCommand:
    """A command that waits for its turn, and the caller that waits for its outcome."""

    def __init__(self, command: Command, done: Done) -> None:
        self.command = command
        self.done = done
        self.read_log = isinstance(command, Barrier) and command.read_log
        """Whether other processes may have written events, which have to be read first."""
        self.tries = MAX_TRIES
        self.asked = time.perf_counter()

    @property
    def sitter(self) -> str | None:
        """The person who sits down by this command."""
        return self.command.person if isinstance(self.command, (Sit, SitAtRematch, ComeBack)) else None

    @property
    def can_overlap(self) -> bool:
        """Whether this can be planned before the events of earlier commands are durable."""
        return isinstance(self.command, PlayMove)


class CommandQueue:
    """What is asked for at one table: what waits, and what is on its way into the log, where it follows one another."""

    def __init__(self) -> None:
        self.waiting: deque[QueuedCommand] = deque()
        self.under_way: deque[tuple[QueuedCommand, Step]] = deque()
        self.chain = Chain()
        self.held = False
        """Somebody goes through them just now, or reads the log first."""
        self._given_back: list[QueuedCommand] = []
        self._ahead: Table | None = None
        self._in_it = 0

    def __bool__(self) -> bool:
        return bool(self.waiting or self.under_way)

    def ahead(self, table: Table) -> Table:
        """The table as it will be when all that is under way is durable."""
        if not self.under_way:
            return table
        ahead = self._ahead or table
        for _, step in islice(self.under_way, self._in_it, None):
            ahead = ahead.with_step(step)
        self._ahead, self._in_it = ahead, len(self.under_way)
        return ahead

    def start_first(self, step: Step) -> None:
        """The first that waits is under way now."""
        self.under_way.append((self.waiting.popleft(), step))

    def finish_first(self) -> tuple[QueuedCommand, Step]:
        """The first that was under way is not any more."""
        settled = self.under_way.popleft()
        self._in_it -= self._ahead is not None
        if not self.under_way:
            self._ahead, self._in_it = None, 0
            self.waiting.extendleft(reversed(self._given_back))
            self._given_back.clear()
            self.chain = Chain()
        return settled

    def requeue_first(self) -> None:
        """The first that was under way is to be planned anew, and comes first again when nothing is under way."""
        self._given_back.append(self.under_way[0][0])
        self.finish_first()
