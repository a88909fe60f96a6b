"""Commands that only the tests use."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, cast

from matchwood.server.table.commands import Command
from matchwood.server.table.step import Step
from matchwood.server.table.surroundings import Surroundings
from matchwood.server.table.table import Table


class _Planned(NamedTuple):
    step: Callable[[Table], Step]

    def plan(self, table: Table, _: Surroundings) -> Step:
        return self.step(table)


def planned(step: Callable[[Table], Step]) -> Command:
    """Return a command that takes this step."""
    return cast(Command, _Planned(step))


def automatic_move(seat: int, move: str) -> Command:
    """Return the command of a server that moves for a person whose time is up."""
    return planned(lambda table: table.plan_move(seat, move, None, automatic=True))
