"""The clocks of the seats at a table. The log contains all times, so all processes compute the same clocks."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from msgspec import Struct

from matchwood.server.protocol.values import Clock, ClockKey

MINUTE, HOUR, DAY = 60, 60 * 60, 24 * 60 * 60

CLOCKS: dict[ClockKey, Clock] = {
    "relaxed":        Clock("relaxed",        bank=3 * MINUTE, increment=20),
    "brisk":          Clock("brisk",          bank=1 * MINUTE, increment=8),
    "correspondence": Clock("correspondence", bank=3 * DAY,    increment=1 * DAY),
}  # fmt: skip
"""The clocks that a host can choose, with times in seconds."""

INITIAL_LAG_MS, LAG_PER_DECISION_MS, MAX_LAG_MS = 1_000, 400, 3_000
"""Milliseconds of network delay that a seat is not charged for: at the start, added by each decision, and at most."""
MAX_LAG_AT_ONCE_MS = 1_000
"""The maximum number of milliseconds that one decision may take from this quota."""
ABSENT_AFTER_TIMEOUTS = 3
"""After this number of timeouts in a row, a player counts as absent."""


class Spent(NamedTuple):
    """The time that a decision took, in milliseconds. The server subtracts `used` from the player's clock, and `lag` from the
    player's allowance for network delay.
    """

    used: int = 0
    lag: int = 0


class Running(NamedTuple):
    """The start of a player's clock: the number of the event, and the time in milliseconds since 1970."""

    number: int
    at: int


class Clocks(Struct):
    """The state of all players' clocks after the last event of a table."""

    clock: Clock
    seats: int
    running: dict[int, Running] = {}
    _left: list[int] = []
    _quota: list[int] = []
    _before: dict[int, tuple[Running, int, int]] = {}
    """The start, time and quota of each clock before the last decision of its seat."""

    def __post_init__(self) -> None:
        self._left = self._left or [self._bank] * self.seats
        self._quota = self._quota or [INITIAL_LAG_MS] * self.seats

    def copy(self) -> Clocks:
        """Return an independent copy."""
        return Clocks(self.clock, self.seats, self.running.copy(), self._left.copy(), self._quota.copy(), self._before.copy())

    @property
    def _bank(self) -> int:
        return 1_000 * self.clock.bank

    def time_left(self, seat: int, elapsed: int = 0) -> int:
        """Return the time on the clock of this seat, in milliseconds, after the clock has run for `elapsed` milliseconds."""
        return max(0, self._left[seat] - elapsed)

    def expires_in(self, seat: int, elapsed: int) -> int:
        """Return how many milliseconds this seat has left to move. Include the seat's allowance for network delay."""
        return self._left[seat] + self._usable_lag(seat) - elapsed

    def cost_of(self, seat: int, elapsed: int, thought: int | None) -> Spent:
        """Return the time that a decision costs the player at this seat. If the client reports too little time in `thought`,
        the player gains at most the allowance for network delay.
        """
        if seat not in self.running:
            return Spent()
        delay = 0 if thought is None else max(0, elapsed - thought)
        used = min(elapsed - min(delay, self._usable_lag(seat)), self._left[seat])
        return Spent(used, elapsed - used)

    def charge(self, seat: int, spent: Spent) -> None:
        """Stop the clock of a seat after a decision. Subtract the used time, then add the increment."""
        running = self.running.pop(seat, None)
        self._before.pop(seat, None)
        if running is None:
            return
        self._before[seat] = running, self._left[seat], self._quota[seat]
        self._left[seat] = min(self._bank, max(0, self._left[seat] - spent.used) + 1_000 * self.clock.increment)
        self._quota[seat] = min(MAX_LAG_MS, max(0, self._quota[seat] - spent.lag) + LAG_PER_DECISION_MS)

    def undo_charge(self, seat: int) -> None:
        """Restore the clock of this seat to its state before the last decision."""
        if seat in self._before:
            self.running[seat], self._left[seat], self._quota[seat] = self._before.pop(seat)

    def before_decision(self, seat: int) -> tuple[Running, int] | None:
        """Return the clock of this seat before its last decision: the start of the clock, and the remaining milliseconds."""
        before = self._before.get(seat)
        return None if before is None else before[:2]

    def run(self, seats: Collection[int], number: int, at: int) -> None:
        """Start the clocks of these seats at the time `at`, and stop all other clocks. Do not restart a clock that already
        runs.
        """
        self.running = {seat: self.running.get(seat, Running(number, at)) for seat in seats}

    def _usable_lag(self, seat: int) -> int:
        return min(MAX_LAG_AT_ONCE_MS, self._quota[seat])
