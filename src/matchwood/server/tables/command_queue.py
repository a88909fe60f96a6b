"""What somebody asks to be done at a table: a command becomes an event, or is refused."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from itertools import islice

from matchwood.server.storage.writer import Chain
from matchwood.server.table.table import Step, Table

MAX_TRIES = 50
"""How often a command is planned again because another process changed the table."""

Plan = Callable[[Table], Step | int]
"""What is to become of the table, or the number of the event that it is already. Raises MatchwoodError if it cannot be."""
Done = Callable[[int | Exception], object]
"""Hears which event a command became, as soon as that is durable and everybody was told, or why it came to nothing."""


class QueuedCommand:
    """A plan, and who hears what became of it.

    `sitter` is the person who sits down by it. `behind` says that other processes may have gone on with the table, whose log is
    read first. `together` says that the plan looks at nothing but the table that it is given.
    """

    def __init__(self, plan: Plan, done: Done, sitter: str | None = None, behind: bool = False, together: bool = False) -> None:
        self.plan = plan
        self.done = done
        self.sitter = sitter
        self.behind = behind
        self.together = together
        self.tries = MAX_TRIES
        self.asked = time.perf_counter()


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
