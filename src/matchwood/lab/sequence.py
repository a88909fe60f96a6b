"""A confidence sequence: an interval for a mean that may be looked at after every observation, and stopped at any time.

An ordinary 95 % interval is right 19 times of 20 when it is looked at once. Who looks again and again, and stops as soon as it
excludes zero, is wrong far more often. A confidence sequence holds for all looks together: with the probability that is asked for
the mean lies in *every* interval of the sequence.

This is the asymptotic confidence sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas ("Time-uniform central limit theory
and asymptotic confidence sequences", Annals of Statistics 2024, theorem 2.2): Robbins' normal mixture ("Statistical methods related
to the law of the iterated logarithm", Annals of Mathematical Statistics 1970) with the variance that is seen in place of the true
one.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

FIRST_LOOK = 64
"""Observations before the first interval: what holds for many says nothing of a handful."""
TIGHTEST = 200
"""For about so many observations the intervals are as narrow as such a sequence can make them."""


@dataclass(frozen=True)
class Interval:
    """The mean of so many observations, and where the true mean lies. Both ends are infinite before the first look."""

    count: int
    mean: float
    low: float
    high: float

    @property
    def margin(self) -> float:
        """Half of its width."""
        return (self.high - self.low) / 2


class Sequence:
    """Takes independent observations one after the other. ``sure`` is the probability that all its intervals are right together.

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
        self._mixture = (doubt + math.log(doubt + 1)) / TIGHTEST

    def add(self, value: float) -> None:
        """One more observation."""
        self._count += 1
        from_old = value - self._mean
        self._mean += from_old / self._count
        self._squares += from_old * (value - self._mean)

    @property
    def interval(self) -> Interval:
        """After all observations so far."""
        margin = math.inf if self._count < FIRST_LOOK else self._margin()
        return Interval(self._count, self._mean, self._mean - margin, self._mean + margin)

    def _margin(self) -> float:
        """Theorem 2.2, whose ρ² is the mixture and whose σ² the variance that is seen."""
        count, variance = self._count, self._squares / (self._count - 1)
        spread = count * self._mixture + 1
        return math.sqrt(variance * 2 * spread / (count * count * self._mixture) * math.log(math.sqrt(spread) / self._wrong))
