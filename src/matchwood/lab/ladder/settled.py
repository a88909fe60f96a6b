"""When the order of two bots is settled: a test that may be looked at after every deal.

Of the deals that one of the two won, did the better one win more than half by more than luck? The evidence is what a bet would have
made that starts with 1 and is fair if both win alike: the likelihood of the deals under every share from one half to one, each
equally likely beforehand, over their likelihood under one half. If the one that leads is no better, the bet ever makes k times its
stake with a probability of 1/k at most (Ville's inequality), however often it is looked at (Shafer, "Testing by betting", JRSS A
2021).
"""

from __future__ import annotations

from fractions import Fraction
from math import comb

from matchwood.lab.ladder.pairs import Pair

ERROR = 0.05
"""How likely any two bots of a ladder are ever said to be in an order that is wrong."""


def evidence(won: int, lost: int) -> Fraction:
    """What the bet on the winner of so many deals has made of 1.

    >>> evidence(0, 0), evidence(1, 0), evidence(0, 1)
    (Fraction(1, 1), Fraction(3, 2), Fraction(1, 2))
    >>> round(float(evidence(20, 5)), 1), round(float(evidence(13, 12)), 2)
    (48.5, 0.29)
    """
    deals = won + lost
    return Fraction(sum(comb(deals + 1, count) for count in range(won + 1)), (deals + 1) * comb(deals, won))


def is_settled(pair: Pair, better: str, bots: int) -> bool:
    """Whether this one of the pair is better for certain, on a ladder of so many bots.

    Each ordered pair of them may be tested, so each may be wrong so much less often.
    """
    won, lost = (pair.won, pair.lost) if better == pair.one else (pair.lost, pair.won)
    return won > lost and float(evidence(won, lost)) * ERROR >= bots * (bots - 1)
