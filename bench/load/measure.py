"""Count moves per second, and measure the time until the last player receives each move."""

from __future__ import annotations

import time


class Measure:
    """Stores the delay of each move during a measurement."""

    def __init__(self) -> None:
        self.on = False
        self.delays: list[float] = []

    def shown(self, sent: float) -> None:
        if self.on:
            self.delays.append(time.perf_counter() - sent)

    def begin(self) -> None:
        self.delays.clear()
        self.on = True

    def percentile(self, share: float) -> float:
        """Return the given percentile of the delays in milliseconds."""
        ordered = sorted(self.delays)
        return 1_000 * ordered[min(len(ordered) - 1, int(share / 100 * len(ordered)))]
