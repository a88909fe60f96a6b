"""Compute equilibria of a round with two cards by CFR+ (Tammelin, 2014)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

import numba
import numpy as np
from numpy.typing import NDArray

from .two_cards import BIDS, PAIRS, POINTS, Round, Seat

Plan: TypeAlias = NDArray[np.float64]
"""The probability of each action, for each pair of bids."""


@numba.njit(cache=False)
def worth_of_actions(own: Any, other: Any, tricks: Any, weights: Any, plan: Any, points: Any, actions: int) -> Any:
    """Return the weighted points of each action (row) for each pair of bids (column) against the strategy `plan`."""
    worth = np.zeros((actions, points.shape[0]))
    for way in range(len(own)):
        for pair in range(points.shape[0]):
            worth[own[way], pair] += weights[way] * plan[other[way], pair] * points[pair, tricks[way]]
    return worth


def worth_for(table: Round, seat: Seat, plan: Plan) -> Plan:
    own, other, points = (table.leads, table.answers, POINTS) if seat is table.leader else (table.answers, table.leads, -POINTS)
    found: Plan = worth_of_actions(own, other, table.tricks, table.weights, plan, points, 2 * len(seat.parents))
    return found


def by_bid(seat: Seat, of_nodes: NDArray[np.float64]) -> NDArray[np.float64]:
    """Add up the values of decision nodes for each class of hands and each bid of the seat."""
    by_own = of_nodes.reshape(-1, BIDS, BIDS).sum(axis=2 - seat.bidder)
    return np.stack([np.bincount(seat.parents, by_own[:, bid], seat.hands) for bid in range(BIDS)], axis=1)


def planned(seat: Seat, bids: NDArray[np.float64], cards: NDArray[np.float64]) -> Plan:
    own = [pair[seat.bidder] for pair in PAIRS]
    return (bids[seat.parents][:, None, own] * cards).reshape(-1, len(PAIRS))


def best_response(table: Round, seat: Seat, plan: Plan) -> tuple[float, Plan]:
    """Return the best strategy of a seat against the strategy `plan`, and its gain."""
    worth = worth_for(table, seat, plan).reshape(-1, 2, len(PAIRS))
    of_bids = by_bid(seat, worth.max(axis=1))
    cards = np.stack([worth[:, 0] >= worth[:, 1], worth[:, 0] < worth[:, 1]], axis=1).astype(np.float64)
    return float(of_bids.max(axis=1).sum()), planned(seat, np.eye(BIDS)[of_bids.argmax(axis=1)], cards)


def value(table: Round, leader: Plan, follower: Plan) -> float:
    return float((leader * worth_for(table, table.leader, follower)).sum())


class Learner:
    """Improves the strategy of one seat by regret matching, and computes the mean of all its strategies."""

    def __init__(self, table: Round, seat: Seat) -> None:
        self._table, self._seat = table, seat
        self._of_bids = np.zeros((seat.hands, BIDS))
        self._of_cards = np.zeros((len(seat.parents), 2, len(PAIRS)))
        self._sum, self._weights = np.zeros((2 * len(seat.parents), len(PAIRS))), 0.0
        self.plan = planned(seat, _matched(self._of_bids), _matched(self._of_cards))

    def learn(self, against: Plan, weight: float) -> None:
        """Improve the seat's strategy against an opponent's strategy by regret matching."""
        worth = worth_for(self._table, self._seat, against).reshape(-1, 2, len(PAIRS))
        bids, cards = _matched(self._of_bids), _matched(self._of_cards)
        of_nodes = (cards * worth).sum(axis=1)
        of_bids = by_bid(self._seat, of_nodes)
        self._of_cards = np.maximum(self._of_cards + worth - of_nodes[:, None], 0.0)
        self._of_bids = np.maximum(self._of_bids + of_bids - (bids * of_bids).sum(axis=1, keepdims=True), 0.0)
        self.plan = planned(self._seat, _matched(self._of_bids), _matched(self._of_cards))
        self._sum += weight * self.plan
        self._weights += weight

    @property
    def average(self) -> Plan:
        return np.asarray(self._sum / self._weights)


def _matched(regrets: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return probabilities in proportion to the regrets, or equal probabilities if all regrets are zero."""
    total = regrets.sum(axis=1, keepdims=True)
    even = 1 / regrets.shape[1]
    return np.asarray(np.where(total > 0, regrets / np.maximum(total, np.finfo(np.float64).tiny), even))


@dataclass(frozen=True)
class Equilibrium:
    """An approximate equilibrium: a strategy for each seat. The leader's gain in an exact equilibrium is between `least` and
    `most` points.
    """

    leader: Plan
    follower: Plan
    least: float
    most: float
    iterations: int

    @property
    def value(self) -> float:
        return (self.least + self.most) / 2

    @property
    def gap(self) -> float:
        return self.most - self.least


def equilibrium(table: Round, gap: float, most: int, every: int = 50) -> Equilibrium:
    """Improve both strategies for at most `most` iterations. Stop earlier if the bounds of the leader's gain differ by less than
    `gap` points.
    """
    leader, follower = Learner(table, table.leader), Learner(table, table.follower)
    for iteration in range(1, most + 1):
        leader.learn(follower.plan, iteration)
        follower.learn(leader.plan, iteration)
        if iteration % every == 0 or iteration == most:
            plans = leader.average, follower.average
            least = -best_response(table, table.follower, plans[0])[0]
            found = Equilibrium(*plans, least, best_response(table, table.leader, plans[1])[0], iteration)
            if found.gap < gap:
                break
    return found
