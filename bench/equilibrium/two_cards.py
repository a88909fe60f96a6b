"""A round of two cards between two players, as a list of the ways in which it can end.

Leader and follower bid simultaneously. Then the leader plays one of two cards, the follower may have a choice, and the second trick
has no choice. A way contains the leader's class of hand and card, what the follower holds and sees and its card, and the resulting
tricks. Its weight is the probability of the cards.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from matchwood.cardgames.matchmaster.rules import score
from matchwood.engine.compiling import uncompiled

from .deck import HANDS, Cards, classes, may_answer, tricks_of_leader, twins

Weights: TypeAlias = NDArray[np.float64]
Ways: TypeAlias = tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any]]
"""The actions of the leader, the actions of the follower, the tricks of the leader, and the weights."""

SIZE = 2
BIDS = SIZE + 1
PAIRS = [(leader, follower) for leader in range(BIDS) for follower in range(BIDS)]
"""The bids of leader and follower, in the order of all arrays with a column for each pair of bids."""

_score = uncompiled(score)
POINTS = np.array([[_score(mine, won) - _score(other, SIZE - won) for won in range(BIDS)] for mine, other in PAIRS], np.float64)
"""The leader's points minus the follower's, by pair of bids and tricks of the leader [13]."""


@dataclass(frozen=True)
class Seat:
    """Contains the decision nodes of one seat. A decision node contains all information that the seat has when choosing a card.

    Each node has the class of the hand, the cards in order, the led card (-1 for the leader), and whether the choice ever matters.
    """

    parents: Cards
    cards: Cards
    led: Cards
    matters: NDArray[np.bool_]
    bidder: int
    """Which bid of a pair is its own."""

    @property
    def hands(self) -> int:
        """How many classes of equivalent hands exist."""
        return int(self.parents.max()) + 1


@dataclass(frozen=True)
class Round:
    """Contains the two seats of a round and all ways in which the round can proceed. Each way contains an action of the leader,
    an action of the follower, the leader's number of tricks, and a weight. A decision node has two actions.
    """

    leader: Seat
    follower: Seat
    leads: Cards
    answers: Cards
    tricks: Cards
    weights: Weights


def two_cards() -> Round:
    """Return the round with two cards per hand, with all ways in which the round can proceed."""
    own, ordered = classes(HANDS)
    _, firsts, counts = np.unique(own, return_index=True, return_counts=True)
    leads = ordered[firsts]
    hand, other = np.nonzero((leads[:, None, :, None] != HANDS[None, :, None, :]).all(axis=(2, 3)))
    weight = counts[hand] / len(HANDS) / (len(hand) / len(leads))
    other, weight = np.tile(other, SIZE), np.tile(weight, SIZE)
    led, rest = np.concatenate([leads[hand], leads[hand][:, ::-1]]).T
    node, cards = classes(HANDS[other], led)
    tricks = _tricks(led, rest, cards)
    leader = Seat(np.arange(len(leads)), leads, np.full(len(leads), -1), np.ones(len(leads), np.bool_), 0)
    firsts = np.unique(node, return_index=True)[1]
    matters = np.bincount(node, tricks[:, 0] != tricks[:, 1]) > 0
    follower = Seat(own[other[firsts]], cards[firsts], led[firsts], matters, 1)
    lead, answer = np.concatenate([2 * hand, 2 * hand + 1]), np.stack([2 * node, 2 * node + 1], axis=1)
    ways = _alike(lead.repeat(2), answer.ravel(), tricks.ravel(), weight.repeat(2))
    for place, seat in enumerate((leader, follower)):
        ways = _shared_by_twins(ways, place, seat)
    return Round(leader, follower, *ways)


def _tricks(led: Cards, rest: Cards, cards: Cards) -> Cards:
    """Return the leader's number of tricks in an array. The array has a row for each deal and a column for each answer to the
    led card. For an illegal answer, the array repeats the result of the legal answer.
    """
    tricks = [tricks_of_leader(led, rest, cards[:, place], cards[:, 1 - place]) for place in range(2)]
    allowed = [may_answer(cards[:, place], cards[:, 1 - place], led) for place in range(2)]
    return np.stack([np.where(allowed[place], tricks[place], tricks[1 - place]) for place in range(2)], axis=1)


def _alike(leads: Cards, answers: Cards, tricks: Cards, weights: Weights) -> Ways:
    """Merge the ways of a round that have equal actions and equal numbers of tricks. Add the weights of merged ways."""
    many = answers.max() + 1
    codes, inverse = np.unique((leads * many + answers) * BIDS + tricks, return_inverse=True)
    actions, tricks = np.divmod(codes, BIDS)
    leads, answers = np.divmod(actions, many)
    return leads, answers, tricks, np.bincount(inverse, weights)


def _shared_by_twins(ways: Ways, place: int, seat: Seat) -> Ways:
    """If the two cards of a hand differ only by the name of their suit, divide a way's weight equally between both cards."""
    twin = twins(seat.cards)[ways[place] // 2]
    turned = [part[twin] for part in ways]
    turned[place] = turned[place] ^ 1
    leads, answers, tricks, weights = (np.concatenate(parts) for parts in zip(ways, turned, strict=True))
    weights[np.concatenate([twin, np.ones(twin.sum(), np.bool_)])] /= 2
    return leads, answers, tricks, weights
