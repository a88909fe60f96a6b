"""Estimate how much each bot loses against a best response."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import mean
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .asking import Level
from .one_card import CARDS, loss
from .solving import Equilibrium, Plan, best_response, planned, value
from .two_cards import BIDS, PAIRS, Round, Seat

HALVES = 2


def lost_with_one(level: Level, players: int, asked: int) -> dict[str, Any]:
    """Return how many points a bot loses by its bids in rounds of one card."""
    found = {}
    for leads in (True, False):

        def ones(card: int, leads: bool = leads) -> float:
            bids = [level.bid(number, 0 if leads else 1 + number % (players - 1), players, [card]) for number in range(asked)]
            return mean(bids)

        found["leader" if leads else "others"] = loss(ones, asked, leads, players)
    shares = {"leader": 1 / players, "others": (players - 1) / players}
    average = sum(share * found[seat].mean for seat, share in shares.items())
    margin = sum((share * found[seat].margin) ** 2 for seat, share in shares.items()) ** 0.5
    seats = {seat: [round(one.mean, 4), round(one.margin, 4)] for seat, one in found.items()}
    return {"seat": [round(average, 4), round(margin, 4)], **seats, "asked": len(CARDS) * 2 * asked}


@dataclass(frozen=True)
class Sampled:
    """The relative frequencies of a bot's bids and cards. The first array index is the half of the samples: 0 or 1."""

    seat: Seat
    bids: NDArray[np.float64]
    cards: NDArray[np.float64]

    def half(self, number: int) -> Plan:
        return planned(self.seat, self.bids[number], self.cards[number])

    @property
    def whole(self) -> Plan:
        return planned(self.seat, self.bids.mean(axis=0), self.cards.mean(axis=0))


def sampled(level: Level, seat: Seat, hands: NDArray[np.int64], bids: int, cards: int) -> Sampled:
    """Ask a bot many times for bids and cards, and count the answers.

    Ask for a card only if the choice matters.
    """
    bidding = np.zeros((HALVES, seat.hands, BIDS))
    playing = np.full((HALVES, len(seat.parents), 2, len(PAIRS)), 0.5)
    for hand in range(seat.hands):
        for number in range(HALVES * bids):
            bidding[number // bids, hand, level.bid(number, seat.bidder, 2, hands[hand].tolist())] += 1 / bids
    happens = bidding.sum(axis=0) > 0
    for node in np.flatnonzero(seat.matters).tolist():
        led = None if seat.led[node] < 0 else int(seat.led[node])
        for pair in (place for place, pair in enumerate(PAIRS) if happens[seat.parents[node], pair[seat.bidder]]):
            playing[:, node, :, pair] = 0.0
            for number in range(HALVES * cards):
                card = level.card(number, seat.cards[node].tolist(), PAIRS[pair], led)
                playing[number // cards, node, card, pair] += 1 / cards
    return Sampled(seat, bidding, playing)


def lost_with_two(table: Round, solved: Equilibrium, leader: Sampled, follower: Sampled) -> dict[str, Any]:
    """Return a lower and an upper bound for a bot's loss per round of two cards."""
    as_leader = [won + solved.value for won in _won(table, table.follower, leader)]
    as_follower = [won - solved.value for won in _won(table, table.leader, follower)]
    bounds = zip(as_leader, as_follower, strict=True)
    found = {"seat": [mean(both) for both in bounds], "leader": as_leader, "follower": as_follower}
    return {seat: [round(bound, 4) for bound in bounds] for seat, bounds in found.items()}


def _won(table: Round, answers: Seat, sampled: Sampled) -> list[float]:
    """Return bounds for the greatest gain against a bot. A response to the same samples gives a bound that is too high, and a
    response to other samples one that is too low.
    """
    least = []
    for half in range(HALVES):
        plans = best_response(table, answers, sampled.half(half))[1], sampled.half(1 - half)
        least.append(value(table, *plans) if answers is table.leader else -value(table, *reversed(plans)))
    return [mean(least), best_response(table, answers, sampled.whole)[0]]
