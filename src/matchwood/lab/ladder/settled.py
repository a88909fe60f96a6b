"""A test whether the order of two bots is known. The test stays valid if it is repeated after each deal.

The question is whether the leading bot won more than half of the decided deals by more than luck. The evidence is the result of
a bet that starts with 1 and is fair if both bots are equally strong: the likelihood of the deals, averaged with equal weight
over all shares of wins from one half to one, divided by their likelihood under one half. If the leading bot is not better, the
bet reaches k times its stake at any time with a probability of at most 1/k (Ville's inequality; Shafer, "Testing by betting",
JRSS A 2021).
"""

from __future__ import annotations

from fractions import Fraction
from math import comb

from matchwood.lab.ladder.pairs import Pair

ERROR = 0.05
"""The maximum probability that a ladder ever reports a wrong order for any pair of bots."""


def evidence(won: int, lost: int) -> Fraction:
    """Return the evidence that a bot is better, after these numbers of won and lost deals. The evidence is the capital of a
    bettor who started with 1 and bet on this bot.

    >>> evidence(0, 0), evidence(1, 0), evidence(0, 1)
    (Fraction(1, 1), Fraction(3, 2), Fraction(1, 2))
    >>> round(float(evidence(20, 5)), 1), round(float(evidence(13, 12)), 2)
    (48.5, 0.29)
    """
    deals = won + lost
    return Fraction(sum(comb(deals + 1, count) for count in range(won + 1)), (deals + 1) * comb(deals, won))


def is_settled(pair: Pair, better: str, bots: int) -> bool:
    """Return whether the results prove that the bot `better` is stronger than the other bot of the pair.

    The probability of an error is divided among all ordered pairs (Bonferroni).
    """
    won, lost = (pair.won, pair.lost) if better == pair.one else (pair.lost, pair.won)
    return won > lost and float(evidence(won, lost)) * ERROR >= bots * (bots - 1)
