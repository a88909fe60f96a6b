"""Test after each deal whether the order of two bots is known."""

from __future__ import annotations

from fractions import Fraction
from math import comb

from matchwood.lab.ladder.pairs import Pair

ERROR = 0.05
"""The probability that a ladder ever reports a wrong order."""


def evidence(won: int, lost: int) -> Fraction:
    """Return a number that measures the evidence that a bot is stronger, from won and lost deals.

    If the bot is not stronger, the probability that the number ever reaches k is at most 1/k (Shafer, "Testing by betting", JRSS A
    2021).

    >>> evidence(0, 0), evidence(1, 0), evidence(0, 1)
    (Fraction(1, 1), Fraction(3, 2), Fraction(1, 2))
    >>> round(float(evidence(20, 5)), 1), round(float(evidence(13, 12)), 2)
    (48.5, 0.29)
    """
    deals = won + lost
    return Fraction(sum(comb(deals + 1, count) for count in range(won + 1)), (deals + 1) * comb(deals, won))


def is_settled(pair: Pair, better: str, bots: int) -> bool:
    """Return whether the results prove that the bot `better` is stronger."""
    won, lost = (pair.won, pair.lost) if better == pair.one else (pair.lost, pair.won)
    return won > lost and float(evidence(won, lost)) * ERROR >= bots * (bots - 1)
