"""How much one caller may do: so much in a while, used up at once or evenly, and refilled all the time.

The generic cell rate algorithm (ITU-T I.371): a single moment is kept for each caller, the one at which its allowance is whole
again. The middleware of the web framework counts calls a path in fixed windows and hears nothing of what is said on a socket;
well-kept libraries clean up by threads and timers of their own.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable

from matchwood.server.util.lru import LruCache

MAX_CALLERS = 50_000
"""How many callers are remembered; those who have been quiet for longest are forgotten first."""


class Allowance:
    """A number of uses within a number of seconds, for each caller separately; 0 is no limit.

    >>> clock = iter([0.0, 0.0, 0.0, 5.0]).__next__
    >>> calls = Allowance(2, seconds=10, clock=clock)
    >>> [calls.spend("Ada"), calls.spend("Ada"), calls.spend("Ada"), calls.spend("Ada")]    # seconds to wait; 0: it was allowed
    [0.0, 0.0, 5.0, 0.0]
    """

    def __init__(self, count: float, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.step = seconds / count if count else 0.0
        self.span = seconds
        self._clock = clock
        self._whole_at: LruCache[Hashable, float] = LruCache(MAX_CALLERS)

    def step_of(self, count: float) -> float:
        """Return the seconds that make up for this many; at most for all that there are at once, so that nobody waits for ever."""
        return min(self.step * count, self.span)

    def spend(self, caller: Hashable, count: float = 1) -> float:
        """Take these from this caller's allowance, or say in how many seconds they are there. What is refused costs nothing."""
        if not self.step:
            return 0.0
        now = self._clock()
        whole_at = max(now, self._whole_at.get(caller, now)) + self.step_of(count)
        if whole_at - now > self.span * (1 + 1e-9):
            return whole_at - now - self.span
        self._whole_at.put(caller, whole_at)
        return 0.0

    def charge(self, caller: Hashable, count: float) -> None:
        """Take what a call cost, known only afterwards, from this caller's allowance. It may go below zero.

        >>> calls = Allowance(2, seconds=10, clock=iter([0.0, 0.0, 20.0]).__next__)
        >>> calls.charge("Ada", 6)
        >>> calls.spend("Ada"), calls.spend("Ada")
        (25.0, 5.0)
        """
        if self.step:
            now = self._clock()
            self._whole_at.put(caller, max(now, self._whole_at.get(caller, now)) + count * self.step)

    def refund(self, caller: Hashable, count: float = 1) -> None:
        """Return these, which were taken for nothing."""
        if caller in self._whole_at:
            self._whole_at[caller] -= self.step_of(count)
