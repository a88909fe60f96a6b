"""A command that only waits for all earlier commands."""

from __future__ import annotations

from typing import NamedTuple

from matchwood.server.table.step import Unchanged
from matchwood.server.table.surroundings import Surroundings
from matchwood.server.table.table import Table


class Barrier(NamedTuple):
    """A command that changes nothing. If `read_log` is true, the server first reads new events."""

    read_log: bool = False

    def plan(self, table: Table, _: Surroundings) -> Unchanged:
        """Return the number of the table's last event."""
        return Unchanged(table.number)
