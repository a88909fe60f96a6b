"""What is measured: how many moves a second, and how long each took until the last screen showed it."""

from __future__ import annotations

import time


class Measure:
    """Counts while it is on."""

    def __init__(self) -> None:
        self.on = False
        self.delays: list[float] = []

    def shown(self, sent: float) -> None:
        """A move that was sent at that moment is on every screen now."""
        if self.on:
            self.delays.append(time.perf_counter() - sent)

    def begin(self) -> None:
        self.delays.clear()
        self.on = True

    def percentile(self, share: float) -> float:
        """The delay in milliseconds that so many of 100 moves did not exceed."""
        ordered = sorted(self.delays)
        return 1_000 * ordered[min(len(ordered) - 1, int(share / 100 * len(ordered)))]
