"""The clocks of a table: whoever owes a decision has a clock that runs, several at once where decisions are simultaneous.

A clock begins with its bank; each decision brings the increment, though never more than the bank. Nothing here looks at the
time: what a decision took stands in its event, so that every process reckons the same from the log.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from msgspec import Struct

from matchwood.server.protocol.values import Clock, ClockKey

MINUTE, HOUR, DAY = 60, 60 * 60, 24 * 60 * 60

CLOCKS: dict[ClockKey, Clock] = {
    #                                                     bank        increment   of a decision
    "relaxed":        Clock("relaxed",        bank=3 * MINUTE, increment=20),
    "brisk":          Clock("brisk",          bank=1 * MINUTE, increment=8),
    "correspondence": Clock("correspondence", bank=3 * DAY,    increment=1 * DAY),
}  # fmt: skip
"""The clocks that a table can be opened with, in seconds; without one everybody takes the time they need."""

LAG_FIRST, LAG_EACH, LAG_MOST = 1_000, 400, 3_000
"""The quota of delay on the line that is not charged, in milliseconds: to begin with, more for each decision, and the most."""
LAG_AT_ONCE = 1_000
"""The most of the quota that one decision may use."""
ABSENT_AFTER_TIMEOUTS = 3
"""Timeouts in a row after which a seat counts as absent."""


class Spent(NamedTuple):
    """What a decision cost, in milliseconds: of the seat's time, and of its quota for delay on the line."""

    used: int = 0
    lag: int = 0


class Running(NamedTuple):
    """A clock that runs: since which event, and when that was, in milliseconds since 1970."""

    number: int
    at: int


class Clocks(Struct):
    """What every seat has left, after the events so far, and whose clocks run."""

    clock: Clock
    seats: int
    running: dict[int, Running] = {}
    _left: list[int] = []
    _quota: list[int] = []
    _before: dict[int, tuple[Running, int, int]] = {}

    def __post_init__(self) -> None:
        self._left = self._left or [self._bank] * self.seats
        self._quota = self._quota or [LAG_FIRST] * self.seats

    def copy(self) -> Clocks:
        """The same clocks, to go on with by themselves."""
        return Clocks(self.clock, self.seats, self.running.copy(), self._left.copy(), self._quota.copy(), self._before.copy())

    @property
    def _bank(self) -> int:
        return 1_000 * self.clock.bank

    def time_left(self, seat: int, elapsed: int = 0) -> int:
        """The milliseconds that this seat has when so many have passed since its clock began to run."""
        return max(0, self._left[seat] - elapsed)

    def expires_in(self, seat: int, elapsed: int) -> int:
        """The milliseconds until no move can arrive in time any more: what is under way is waited for, as far as the quota goes."""
        return self._left[seat] + self._free(seat) - elapsed

    def cost_of(self, seat: int, elapsed: int, thought: int | None) -> Spent:
        """What a decision costs for which the client says how long it was thought about.

        The difference is delay on the line. Who claims too much gets the quota and no more, so nobody has to be believed.
        """
        if seat not in self.running:
            return Spent()
        delay = 0 if thought is None else max(0, elapsed - thought)
        used = min(elapsed - min(delay, self._free(seat)), self._left[seat])
        return Spent(used, elapsed - used)

    def charge(self, seat: int, spent: Spent) -> None:
        """Book what a decision cost, and what it brings."""
        running = self.running.pop(seat, None)
        self._before.pop(seat, None)
        if running is None:
            return
        self._before[seat] = running, self._left[seat], self._quota[seat]
        self._left[seat] = min(self._bank, max(0, self._left[seat] - spent.used) + 1_000 * self.clock.increment)
        self._quota[seat] = min(LAG_MOST, max(0, self._quota[seat] - spent.lag) + LAG_EACH)

    def undo_charge(self, seat: int) -> None:
        """Let the clock be as if the last decision had not been made: it ran all the while, and brought nothing."""
        if seat in self._before:
            self.running[seat], self._left[seat], self._quota[seat] = self._before.pop(seat)

    def until_taken_back(self, seat: int) -> tuple[Running, int] | None:
        """Since when the clock would run if the last decision were taken back, and the milliseconds that it had then."""
        before = self._before.get(seat)
        return None if before is None else before[:2]

    def run(self, seats: Collection[int], number: int, at: int) -> None:
        """Let the clocks of these seats run and no others, those that stood from this event on."""
        self.running = {seat: self.running.get(seat, Running(number, at)) for seat in seats}

    def _free(self, seat: int) -> int:
        return min(LAG_AT_ONCE, self._quota[seat])
