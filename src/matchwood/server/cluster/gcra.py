"""Rate limits by the generic cell rate algorithm (ITU-T I.371)."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable

from matchwood.server.util.lru import LruCache

MAX_CALLERS = 50_000
"""Maximum number of callers in memory."""


class Allowance:
    """Limits each caller to `count` uses of a service in `seconds` seconds. If `count` is 0, callers may use the service
    without limit.

    >>> clock = iter([0.0, 0.0, 0.0, 5.0]).__next__
    >>> calls = Allowance(2, seconds=10, clock=clock)
    >>> [calls.spend("Ada"), calls.spend("Ada"), calls.spend("Ada"), calls.spend("Ada")]    # seconds to wait; 0: allowed
    [0.0, 0.0, 5.0, 0.0]
    """

    def __init__(self, count: float, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.seconds_per_use = seconds / count if count else 0.0
        self.window_seconds = seconds
        self._clock = clock
        self._full_at: LruCache[Hashable, float] = LruCache(MAX_CALLERS)

    def cost_seconds(self, count: float) -> float:
        """Return the seconds in which `count` uses become available again, at most `window_seconds`."""
        return min(self.seconds_per_use * count, self.window_seconds)

    def spend(self, caller: Hashable, count: float = 1) -> float:
        """Record that the caller uses the service `count` times, and return 0. If the caller would exceed the limit, record
        nothing, and return the seconds to wait.
        """
        if not self.seconds_per_use:
            return 0.0
        now = self._clock()
        full_at = max(now, self._full_at.get(caller, now)) + self.cost_seconds(count)
        if full_at - now > self.window_seconds * (1 + 1e-9):
            return full_at - now - self.window_seconds
        self._full_at.put(caller, full_at)
        return 0.0

    def charge(self, caller: Hashable, count: float) -> None:
        """Record that the caller uses the service `count` times, even if the caller exceeds the limit.

        >>> calls = Allowance(2, seconds=10, clock=iter([0.0, 0.0, 20.0]).__next__)
        >>> calls.charge("Ada", 6)
        >>> calls.spend("Ada"), calls.spend("Ada")
        (25.0, 5.0)
        """
        if self.seconds_per_use:
            now = self._clock()
            self._full_at.put(caller, max(now, self._full_at.get(caller, now)) + count * self.seconds_per_use)

    def refund(self, caller: Hashable, count: float = 1) -> None:
        """Cancel `count` recorded uses of the service by the caller."""
        if caller in self._full_at:
            self._full_at[caller] -= self.cost_seconds(count)
