"""A round of one card each, exactly: there is nothing to choose but the bid, and no bid changes what others make.

So the best bid is best whatever the others do: bidding best is an equilibrium in dominant strategies, with any number of players.
"""

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
"""The thirteen trumps, and the thirteen cards of a plain suit, which stand for those of all three."""


def share(card: int) -> Fraction:
    """How likely one is dealt this card, or one that it stands for."""
    return Fraction(1 if card < RANKS else 3, DECK)


def chance_to_win(card: int, leads: bool, players: int) -> Fraction:
    """How likely the card takes the only trick. Who leads names the suit; a plain card on another seat wins in that suit alone."""
    higher = RANKS - 1 - card % RANKS
    others, unseen = players - 1, DECK - 1
    if card < RANKS:
        return _none_of(higher, unseen, others)
    if leads:
        return _none_of(RANKS + higher, unseen, others)
    lower_was_led = Fraction(card % RANKS, unseen)
    return lower_was_led * _none_of(RANKS + higher, unseen - 1, others - 1)


def _none_of(cards: int, unseen: int, dealt: int) -> Fraction:
    """How likely none of these is among the cards that were dealt."""
    return Fraction(comb(unseen - cards, dealt), comb(unseen, dealt))


def points(bid: int, chance: Fraction) -> Fraction:
    """What the bid makes on average with a card that wins so often [13]."""
    return chance * _score(bid, 1) + (1 - chance) * _score(bid, 0)


def best_bid(chance: Fraction) -> int:
    """The bid that makes more."""
    return int(points(1, chance) > points(0, chance))


def best_points(leads: bool, players: int) -> Fraction:
    """What a seat makes with the best bid for each card."""
    chances = {card: chance_to_win(card, leads, players) for card in CARDS}
    return sum((share(card) * points(best_bid(chance), chance) for card, chance in chances.items()), Fraction(0))


@dataclass(frozen=True)
class Loss:
    """What a seat loses by its bids, and half of the 95 % interval of that."""

    mean: float
    margin: float


def loss(ones: Callable[[int], float], asked: int, leads: bool, players: int) -> Loss:
    """What a seat loses that bids one with this share of each card, told from asking it so many times."""
    mean = variance = 0.0
    for card in CARDS:
        chance = chance_to_win(card, leads, players)
        more = points(1, chance) - points(0, chance)
        often = ones(card)
        wrong = 1 - often if more > 0 else often
        mean += float(share(card) * abs(more)) * wrong
        variance += float(share(card) * more) ** 2 * often * (1 - often) / asked
    return Loss(mean, 1.96 * variance**0.5)
