"""Compute the current times of the clocks at tables."""

from __future__ import annotations

from matchwood.server.protocol.values import ClockReading
from matchwood.server.storage.server_uptime import Uptime
from matchwood.server.table.clocks import Clocks, Spent
from matchwood.server.table.table import Table


class ClockReadings:
    """Computes the current clock times. Clocks do not run while all servers are stopped."""

    def __init__(self, uptime: Uptime) -> None:
        self._uptime = uptime
        self.now = uptime.now

    def cost_of_move(self, table: Table, seat: int, thought: int | None = None) -> Spent:
        """Return how much clock time a decision would use now."""
        return Spent() if table.clocks is None else table.clocks.cost_of(seat, self._elapsed(table.clocks, seat), thought)

    def readings(self, table: Table) -> tuple[ClockReading | None, ...] | None:
        """Return the remaining clock time of each person at a table with clocks."""
        if table.clocks is None:
            return None
        return tuple(
            self._reading(table.clocks, seat) if chair.kind == "person" else None for seat, chair in enumerate(table.chairs)
        )

    def next_expiry(self, table: Table) -> tuple[int, float] | None:
        """Return the seat whose clock runs out first, and the seconds on that clock."""
        clocks = table.clocks
        if clocks is None or not clocks.running:
            return None
        left, seat = min((clocks.expires_in(seat, self._elapsed(clocks, seat)), seat) for seat in clocks.running)
        return seat, left / 1_000

    def expires_if_undone(self, table: Table, seat: int) -> bool:
        """Return whether the seat would have no time left after an undo."""
        before = None if table.clocks is None else table.clocks.before_decision(seat)
        return before is not None and self._since(before[0].at) >= before[1]

    def _reading(self, clocks: Clocks, seat: int) -> ClockReading:
        running = clocks.running.get(seat)
        return ClockReading(clocks.time_left(seat, self._elapsed(clocks, seat)) / 1_000, running and running.number)

    def _elapsed(self, clocks: Clocks, seat: int) -> int:
        running = clocks.running.get(seat)
        return 0 if running is None else self._since(running.at)

    def _since(self, at: int) -> int:
        # another server set `at`, and its clock may be ahead
        return self._uptime.uptime_between(at, self.now.at_least(at))
