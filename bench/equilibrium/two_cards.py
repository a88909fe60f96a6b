"""List all ways in which a round with two players and two cards each can end."""

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
"""Ways to play a round: the actions of the leader and of the follower, the leader's tricks, and the weights."""

SIZE = 2
BIDS = SIZE + 1
PAIRS = [(leader, follower) for leader in range(BIDS) for follower in range(BIDS)]
"""The bids of leader and follower, in the order of the columns of all arrays."""

_score = uncompiled(score)
POINTS = np.array([[_score(mine, won) - _score(other, SIZE - won) for won in range(BIDS)] for mine, other in PAIRS], np.float64)
"""The leader's points minus the follower's, for each pair of bids and number of tricks [13]."""


@dataclass(frozen=True)
class Seat:
    """The situations (nodes of the game tree) in which a seat chooses a card. A node contains the class and the cards of the hand,
    the led card (-1 for the leader), and whether the choice matters.
    """

    parents: Cards
    cards: Cards
    led: Cards
    matters: NDArray[np.bool_]
    bidder: int
    """The index of the seat's own bid in a pair of bids."""

    @property
    def hands(self) -> int:
        return int(self.parents.max()) + 1


@dataclass(frozen=True)
class Round:
    """All ways in which a round between two seats can proceed.

    Each way has an action of the leader, an action of the follower, the leader's tricks, and a weight.
    """

    leader: Seat
    follower: Seat
    leads: Cards
    answers: Cards
    tricks: Cards
    weights: Weights


def two_cards() -> Round:
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
    """Return the number of the leader's tricks for each deal and each answer of the follower. For an illegal answer, use the result
    of the legal one.
    """
    tricks = [tricks_of_leader(led, rest, cards[:, place], cards[:, 1 - place]) for place in range(2)]
    allowed = [may_answer(cards[:, place], cards[:, 1 - place], led) for place in range(2)]
    return np.stack([np.where(allowed[place], tricks[place], tricks[1 - place]) for place in range(2)], axis=1)


def _alike(leads: Cards, answers: Cards, tricks: Cards, weights: Weights) -> Ways:
    """Merge ways with the same actions and the same number of tricks, and add their weights."""
    many = answers.max() + 1
    codes, inverse = np.unique((leads * many + answers) * BIDS + tricks, return_inverse=True)
    actions, tricks = np.divmod(codes, BIDS)
    leads, answers = np.divmod(actions, many)
    return leads, answers, tricks, np.bincount(inverse, weights)


def _shared_by_twins(ways: Ways, place: int, seat: Seat) -> Ways:
    twin = twins(seat.cards)[ways[place] // 2]
    turned = [part[twin] for part in ways]
    turned[place] = turned[place] ^ 1
    leads, answers, tricks, weights = (np.concatenate(parts) for parts in zip(ways, turned, strict=True))
    weights[np.concatenate([twin, np.ones(twin.sum(), np.bool_)])] /= 2
    return leads, answers, tricks, weights
