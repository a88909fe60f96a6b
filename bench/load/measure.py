"""The measurement: moves per second, and the time of each move until the last screen shows it."""

from __future__ import annotations

import time


class Measure:
    """Counts moves and their delays, but only during the measurement."""

    def __init__(self) -> None:
        self.on = False
        self.delays: list[float] = []

    def shown(self, sent: float) -> None:
        """Record how long a move took from the time ``sent`` until all screens showed the move."""
        if self.on:
            self.delays.append(time.perf_counter() - sent)

    def begin(self) -> None:
        self.delays.clear()
        self.on = True

    def percentile(self, share: float) -> float:
        """Return the given percentile of the delays in milliseconds."""
        ordered = sorted(self.delays)
        return 1_000 * ordered[min(len(ordered) - 1, int(share / 100 * len(ordered)))]
