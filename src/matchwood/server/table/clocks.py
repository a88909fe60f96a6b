"""The clocks of the seats at a table."""

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
"""The allowance for network delay, in milliseconds: at the start, the increase after each decision, and the maximum."""
MAX_LAG_AT_ONCE_MS = 1_000
"""One decision may use at most this part of the allowance, in milliseconds."""
ABSENT_AFTER_TIMEOUTS = 3
"""A player counts as absent after this number of timeouts in a row."""


class Spent(NamedTuple):
    """The time that a decision took, in milliseconds. The seat's clock loses the time `used`, but not the network delay `lag`."""

    used: int = 0
    lag: int = 0


class Running(NamedTuple):
    """A running clock: the event that started it, and the time in milliseconds since 1970."""

    number: int
    at: int


class Clocks(Struct):
    """The clocks of all seats at a table."""

    clock: Clock
    seats: int
    running: dict[int, Running] = {}
    _left: list[int] = []
    _quota: list[int] = []
    _before: dict[int, tuple[Running, int, int]] = {}
    """The state of each clock before the seat's last decision: its start, its time, and its allowance."""

    def __post_init__(self) -> None:
        self._left = self._left or [1_000 * self.clock.bank] * self.seats
        self._quota = self._quota or [INITIAL_LAG_MS] * self.seats

    def copy(self) -> Clocks:
        """Return a copy of the clocks."""
        return Clocks(self.clock, self.seats, self.running.copy(), self._left.copy(), self._quota.copy(), self._before.copy())

    def time_left(self, seat: int, elapsed: int = 0) -> int:
        """Return the remaining milliseconds of a clock that has run for `elapsed` milliseconds."""
        return max(0, self._left[seat] - elapsed)

    def expires_in(self, seat: int, elapsed: int) -> int:
        """Return the milliseconds until the time is up, including the allowance for network delay."""
        return self._left[seat] + self._usable_lag(seat) - elapsed

    def cost_of(self, seat: int, elapsed: int, thought: int | None) -> Spent:
        """Split the time of a decision into used time and network delay.

        A cheating client gains at most the seat's allowance for network delay.
        """
        if seat not in self.running:
            return Spent()
        delay = 0 if thought is None else max(0, elapsed - thought)
        used = min(elapsed - min(delay, self._usable_lag(seat)), self._left[seat])
        return Spent(used, elapsed - used)

    def charge(self, seat: int, spent: Spent) -> None:
        """Stop the clock of a seat, subtract the used time and add the increment."""
        running = self.running.pop(seat, None)
        self._before.pop(seat, None)
        if running is None:
            return
        self._before[seat] = running, self._left[seat], self._quota[seat]
        left = max(0, self._left[seat] - spent.used) + 1_000 * self.clock.increment
        self._left[seat] = min(1_000 * self.clock.bank, left)
        self._quota[seat] = min(MAX_LAG_MS, max(0, self._quota[seat] - spent.lag) + LAG_PER_DECISION_MS)

    def undo_charge(self, seat: int) -> None:
        """Reset the clock of this seat to the time before the last decision."""
        if seat in self._before:
            self.running[seat], self._left[seat], self._quota[seat] = self._before.pop(seat)

    def before_decision(self, seat: int) -> tuple[Running, int] | None:
        """Return the clock of the seat before its last decision: when it started, and the milliseconds left at this time."""
        before = self._before.get(seat)
        return None if before is None else before[:2]

    def run(self, seats: Collection[int], number: int, at: int) -> None:
        """Start the clocks of these seats at the time `at`, and stop all other clocks."""
        self.running = {seat: self.running.get(seat, Running(number, at)) for seat in seats}

    def _usable_lag(self, seat: int) -> int:
        return min(MAX_LAG_AT_ONCE_MS, self._quota[seat])
