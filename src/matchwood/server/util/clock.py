"""Moments as the database keeps them: in milliseconds since 1970."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime

NANOSECONDS = 1_000_000
"""In a millisecond."""


class WallClock:
    """The time of day in this process, by two clocks that count nanoseconds. It never goes back, however the machine is set.

    >>> days, since_start = iter([7_000_000, 9_000_000, 2_000_000, 8_000_000]), iter([0, 2_000_000, 3_000_000, 4_000_000])
    >>> now = WallClock(days.__next__, since_start.__next__)
    >>> now(), now(), now()    # the third time the clock was set back
    (7, 9, 10)
    >>> now.at_least(50)
    50
    """

    def __init__(self, of_day: Callable[[], int] = time.time_ns, steady: Callable[[], int] = time.monotonic_ns) -> None:
        self._of_day, self._steady = of_day, steady
        self._started: int | None = None

    def __call__(self) -> int:
        """This moment."""
        return self.at_least(0)

    def at_least(self, known: int) -> int:
        """This moment, for somebody who knows that it is not before that one: from there it goes on, whatever the clock says."""
        of_day, steady = self._of_day(), self._steady()
        started = max(of_day, known * NANOSECONDS) - steady
        self._started = started if self._started is None else max(self._started, started)
        return round((self._started + steady) / NANOSECONDS)


now = WallClock()


def datetime_of(moment: int) -> datetime:
    """The moment as people are told it.

    >>> datetime_of(1_700_000_000_000).isoformat()
    '2023-11-14T22:13:20+00:00'
    """
    return datetime.fromtimestamp(moment / 1_000, UTC)
