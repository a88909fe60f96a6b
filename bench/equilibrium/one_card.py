"""Compute the exact best bids in a round of one card for each player."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from math import comb

from matchwood.cardgames.matchmaster.cards import DECK, RANKS
from matchwood.cardgames.matchmaster.rules import score
from matchwood.engine.compiling import uncompiled

_score = uncompiled(score)

CARDS = range(2 * RANKS)
"""The thirteen trumps, and thirteen cards that represent all three plain suits."""


def share(card: int) -> Fraction:
    """Return the probability that a seat holds the given card or an equivalent card."""
    return Fraction(1 if card < RANKS else 3, DECK)


def chance_to_win(card: int, leads: bool, players: int) -> Fraction:
    """Return the probability that a card wins the only trick of the round."""
    higher = RANKS - 1 - card % RANKS
    others, unseen = players - 1, DECK - 1
    if card < RANKS:
        return _none_of(higher, unseen, others)
    if leads:
        return _none_of(RANKS + higher, unseen, others)
    lower_was_led = Fraction(card % RANKS, unseen)
    return lower_was_led * _none_of(RANKS + higher, unseen - 1, others - 1)


def _none_of(cards: int, unseen: int, dealt: int) -> Fraction:
    return Fraction(comb(unseen - cards, dealt), comb(unseen, dealt))


def points(bid: int, chance: Fraction) -> Fraction:
    """Return the mean points of a bid for a card that wins with probability `chance` [13]."""
    return chance * _score(bid, 1) + (1 - chance) * _score(bid, 0)


def best_bid(chance: Fraction) -> int:
    return int(points(1, chance) > points(0, chance))


def best_points(leads: bool, players: int) -> Fraction:
    chances = {card: chance_to_win(card, leads, players) for card in CARDS}
    return sum((share(card) * points(best_bid(chance), chance) for card, chance in chances.items()), Fraction(0))


@dataclass(frozen=True)
class Loss:
    """The mean number of points that a seat loses by its bids. The field `margin` is half the width of the 95 % interval."""

    mean: float
    margin: float


def loss(ones: Callable[[int], float], asked: int, leads: bool, players: int) -> Loss:
    """Estimate how many points a bot loses by its bids. `ones` returns the share of samples in which it bids 1."""
    mean = variance = 0.0
    for card in CARDS:
        chance = chance_to_win(card, leads, players)
        more = points(1, chance) - points(0, chance)
        often = ones(card)
        wrong = 1 - often if more > 0 else often
        mean += float(share(card) * abs(more)) * wrong
        variance += float(share(card) * more) ** 2 * often * (1 - often) / asked
    return Loss(mean, 1.96 * variance**0.5)
