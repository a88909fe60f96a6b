"""What somebody asks to be done at a table: a command becomes an event, or is refused."""

from __future__ import annotations

import time
from collections.abc import Callable

from matchwood.server.table.table import Step, Table

TRIES = 50
"""So often a command is planned anew because other processes went on with the table."""

Plan = Callable[[Table], Step | int]
"""What is to become of the table, or the number of the event that it is already. Raises MatchwoodError if it cannot be."""
Done = Callable[[int | Exception], object]
"""Hears which event a command became, as soon as that is durable and everybody was told, or why it came to nothing."""


class Command:
    """A plan, and who hears what became of it.

    `sitter` is the person who sits down by it. `behind` says that other processes may have gone on with the table, whose log is
    read first.
    """

    def __init__(self, plan: Plan, done: Done, sitter: str | None = None, behind: bool = False) -> None:
        self.plan = plan
        self.done = done
        self.sitter = sitter
        self.behind = behind
        self.tries = TRIES
        self.asked = time.perf_counter()
