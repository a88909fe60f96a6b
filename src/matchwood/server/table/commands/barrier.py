"""A command that changes nothing: its caller waits until all commands before it are done."""

from __future__ import annotations

from typing import NamedTuple

from matchwood.server.table.step import Unchanged
from matchwood.server.table.surroundings import Surroundings
from matchwood.server.table.table import Table


class Barrier(NamedTuple):
    """Wait until the earlier commands at the table are done. With `read_log`, events of other processes are read first."""

    read_log: bool = False

    def plan(self, table: Table, _: Surroundings) -> Unchanged:
        """Return the number of the last event."""
        return Unchanged(table.number)
