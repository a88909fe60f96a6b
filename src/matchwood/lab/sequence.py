"""A confidence sequence: intervals for a mean that stay valid if the experiment may stop after any observation.

A single 95 % interval is right 19 times out of 20. An experimenter who computes it again and again, and stops as soon as it
excludes zero, is wrong far more often. A confidence sequence is valid for all observations together: with the chosen probability,
*every* interval of the sequence contains the mean.

This is the asymptotic confidence sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas ("Time-uniform central limit theory
and asymptotic confidence sequences", Annals of Statistics 2024, theorem 2.2). It is Robbins' normal mixture ("Statistical methods
related to the law of the iterated logarithm", Annals of Mathematical Statistics 1970) with the sample variance in place of the
true one.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

MIN_OBSERVATIONS = 64
"""The number of observations before the first interval, because the theorem is asymptotic."""
OPTIMAL_OBSERVATIONS = 200
"""The number of observations at which the intervals are narrowest compared with other such sequences."""


@dataclass(frozen=True)
class Interval:
    """The mean of ``count`` observations with a confidence interval. The interval is infinite after too few observations."""

    count: int
    mean: float
    low: float
    high: float

    @property
    def margin(self) -> float:
        """Half the distance between the bounds `low` and `high`."""
        return (self.high - self.low) / 2


class Sequence:
    """A confidence sequence for the mean of independent observations. With the probability ``sure``, every interval contains
    the true mean.

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
        """The confidence interval after all observations that were added until now."""
        margin = math.inf if self._count < MIN_OBSERVATIONS else self._margin()
        return Interval(self._count, self._mean, self._mean - margin, self._mean + margin)

    def _margin(self) -> float:
        """Return half of the interval's width by theorem 2.2, with ρ² = the mixture and σ² = the sample variance."""
        count, variance = self._count, self._squares / (self._count - 1)
        spread = count * self._mixture + 1
        return math.sqrt(variance * 2 * spread / (count * count * self._mixture) * math.log(math.sqrt(spread) / self._wrong))
