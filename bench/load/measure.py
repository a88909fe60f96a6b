"""The measurement: moves per second, and the time of each move until the last screen shows it."""

from __future__ import annotations

import time


class Measure:
    """Counts moves and their delays, but only during the measurement."""

    def __init__(self) -> None:
        self.on = False
        self.delays: list[float] = []

    def shown(self, sent: float) -> None:
        """Count a move that a player sent at the given time and that all screens show now."""
        if self.on:
            self.delays.append(time.perf_counter() - sent)

    def begin(self) -> None:
        self.delays.clear()
        self.on = True

    def percentile(self, share: float) -> float:
        """Return the delay in milliseconds that the given percentage of all moves does not exceed."""
        ordered = sorted(self.delays)
        return 1_000 * ordered[min(len(ordered) - 1, int(share / 100 * len(ordered)))]
