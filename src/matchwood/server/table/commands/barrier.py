"""A command without effect, whose caller waits for all commands before it."""

from __future__ import annotations

from typing import NamedTuple

from matchwood.server.table.step import Unchanged
from matchwood.server.table.surroundings import Surroundings
from matchwood.server.table.table import Table


class Barrier(NamedTuple):
    """The end of all earlier commands, and with `read_log` of those that other processes have stored."""

    read_log: bool = False

    def plan(self, table: Table, _: Surroundings) -> Unchanged:
        """Return the number of the last event."""
        return Unchanged(table.number)
