"""Times in milliseconds since 1970 (UTC)."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

NANOSECONDS_PER_MS = 1_000_000


class WallClock:
    """A clock that never goes back, even if the system clock goes back.

    >>> system_clock, monotonic = iter([7_000_000, 9_000_000, 2_000_000, 8_000_000]), iter([0, 2_000_000, 3_000_000, 4_000_000])
    >>> now = WallClock(system_clock.__next__, monotonic.__next__)
    >>> now(), now(), now()    # before the third call, the system clock is set back
    (7, 9, 10)
    >>> now.at_least(50)
    50
    """

    def __init__(
        self, wall_clock_ns: Callable[[], int] = time.time_ns, monotonic_ns: Callable[[], int] = time.monotonic_ns
    ) -> None:
        self._wall_clock_ns, self._monotonic_ns = wall_clock_ns, monotonic_ns
        self._offset_ns: int | None = None

    def __call__(self) -> int:
        """Return the current time."""
        return self.at_least(0)

    def at_least(self, earliest: int) -> int:
        """Return the current time. If the clock is before the time `earliest`, set the clock to `earliest`."""
        wall_clock, monotonic = self._wall_clock_ns(), self._monotonic_ns()
        offset = max(wall_clock, earliest * NANOSECONDS_PER_MS) - monotonic
        self._offset_ns = offset if self._offset_ns is None else max(self._offset_ns, offset)
        return round((self._offset_ns + monotonic) / NANOSECONDS_PER_MS)


now = WallClock()


def milliseconds_of(duration: timedelta) -> int:
    """Return a duration in whole milliseconds.

    >>> milliseconds_of(timedelta(minutes=1))
    60000
    """
    return duration // timedelta(milliseconds=1)


def datetime_of(milliseconds: int) -> datetime:
    """Convert a stored time into a `datetime` in UTC.

    >>> datetime_of(1_700_000_000_000).isoformat()
    '2023-11-14T22:13:20+00:00'
    """
    return datetime.fromtimestamp(milliseconds / 1_000, UTC)


def optional_datetime(milliseconds: int | None) -> datetime | None:
    """Return a stored time as a `datetime`, or None for a missing time."""
    return None if milliseconds is None else datetime_of(milliseconds)
