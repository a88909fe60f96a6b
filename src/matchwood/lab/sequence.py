"""Confidence intervals for a mean that are valid at every time, also while observations are added."""

from __future__ import annotations

import math
from dataclasses import dataclass

MIN_OBSERVATIONS = 64
"""The first interval needs this number of observations."""
OPTIMAL_OBSERVATIONS = 200
"""The intervals are optimal for about this number of observations."""


@dataclass(frozen=True)
class Interval:
    """The mean of ``count`` observations, with a confidence interval. With too few observations, the interval is infinite."""

    count: int
    mean: float
    low: float
    high: float

    @property
    def margin(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


class Sequence:
    """A confidence sequence for the mean of independent observations.

    With the probability ``sure``, every interval contains the true mean (docs/lab_statistics.md).

    >>> sequence = Sequence(0.95)
    >>> for number in range(100):
    ...     sequence.add(1.0 if number % 4 else -1.0)
    >>> now = sequence.interval
    >>> now.count, round(now.mean, 2), round(now.low, 2), round(now.high, 2)
    (100, 0.5, 0.23, 0.77)
    """

    def __init__(self, sure: float) -> None:
        self._wrong = 1 - sure
        self._count, self._mean, self._squares = 0, 0.0, 0.0
        doubt = -2 * math.log(self._wrong)
        self._mixture = (doubt + math.log(doubt + 1)) / OPTIMAL_OBSERVATIONS

    def add(self, value: float) -> None:
        """Add one observation."""
        self._count += 1
        from_old = value - self._mean
        self._mean += from_old / self._count
        self._squares += from_old * (value - self._mean)

    @property
    def interval(self) -> Interval:
        """The confidence interval for the mean of all observations."""
        margin = math.inf if self._count < MIN_OBSERVATIONS else self._margin()
        return Interval(self._count, self._mean, self._mean - margin, self._mean + margin)

    def _margin(self) -> float:
        """Return half the interval's width. The formula is theorem 2.2 of Waudby-Smith and others (Annals of Statistics 2024).

        ρ² is the mixture, and σ² the sample variance.
        """
        count, variance = self._count, self._squares / (self._count - 1)
        spread = count * self._mixture + 1
        return math.sqrt(variance * 2 * spread / (count * count * self._mixture) * math.log(math.sqrt(spread) / self._wrong))
