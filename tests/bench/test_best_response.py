"""A best response wins as many points in games as the program in bench calculates."""

from __future__ import annotations

import random
from statistics import mean, stdev
from typing import Any

import numpy as np
import pytest
from bench.equilibrium.deck import HANDS, classes
from bench.equilibrium.solving import best_response, by_bid, planned
from bench.equilibrium.two_cards import BIDS, PAIRS, Round, Seat, two_cards

import matchwood
from matchwood.cardgames.matchmaster.cards import DECK, RANKS
from matchwood.cardgames.matchmaster.notation import CARD_NAMES, CARD_NUMBERS

GAMES = 1_000


class Responder:
    """A player that follows a plan on one seat. The plan names the bid for a hand, and the card after a lead."""

    def __init__(self, seat: Seat, plan: Any) -> None:
        self._plan = plan.reshape(-1, 2, len(PAIRS))
        self._bids = by_bid(seat, self._plan.sum(axis=1)).argmax(axis=1)
        self._classes, self._ordered = classes(HANDS)
        self._hands = {frozenset(hand): place for place, hand in enumerate(HANDS.tolist())}
        hands, led = np.nonzero((HANDS[:, None, :] != np.arange(DECK)[None, :, None]).all(axis=2))
        nodes, cards = classes(HANDS[hands], led)
        seen = zip(hands.tolist(), led.tolist(), strict=True)
        self._answers = dict(zip(seen, zip(nodes.tolist(), cards.tolist(), strict=True), strict=True))

    def bid(self, hand: list[int]) -> int:
        return int(self._bids[self._classes[self._hands[frozenset(hand)]]])

    def card(self, hand: list[int], bids: tuple[int, int], led: int | None) -> int:
        place = self._hands[frozenset(hand)]
        node, cards = (self._classes[place], self._ordered[place]) if led is None else self._answers[place, led]
        return int(cards[self._plan[node, :, PAIRS.index(bids)].argmax()])


def simple_bid(hand: list[int]) -> int:
    """Return the bid of a simple player: its number of trumps. The simple player then plays random cards."""
    return sum(card < RANKS for card in hand)


def ahead(responder: Responder, seat: int, drawn: random.Random) -> int:
    """Return the lead of the responder on this seat, in points, over a simple player in a round of two cards."""
    cards = drawn.sample(range(DECK), 4)
    hands = [cards[:2], cards[2:]]
    deal = {"dealer": 1, "hands": [[CARD_NAMES[card] for card in hand] for hand in hands]}
    game = matchwood.new("matchmaster", players=2, deals=[deal], seed=1)
    bids = [responder.bid(hand) if each == seat else simple_bid(hand) for each, hand in enumerate(hands)]
    for each, bid in enumerate(bids):
        game.play(f"bid {bid}", seat=each)
    led = None
    for each in range(2):
        legal = game.legal_moves(each)
        move = CARD_NAMES[responder.card(hands[each], (bids[0], bids[1]), led)] if each == seat else drawn.choice(legal)
        game.play(move if move in legal else legal[0], seat=each)
        led = CARD_NUMBERS[move]
    while not (sheet := game.view(None).table.sheet):
        game.play(game.legal_moves(game.owing[0])[0], seat=game.owing[0])
    return int(sheet[0].scores[seat] - sheet[0].scores[1 - seat])


@pytest.fixture(scope="module")
def table() -> Round:
    return two_cards()


@pytest.mark.parametrize("seat", range(2))
def test_a_best_response_wins_as_many_points_in_games_as_calculated(table: Round, seat: int) -> None:
    mine, other = (table.leader, table.follower)[:: 1 - 2 * seat]
    bids = np.eye(BIDS)[[simple_bid(hand) for hand in table.leader.cards.tolist()]]
    won, plan = best_response(table, mine, planned(other, bids, np.full((len(other.parents), 2, len(PAIRS)), 0.5)))
    responder, drawn = Responder(mine, plan), random.Random(seat)
    played = [ahead(responder, seat, drawn) for _ in range(GAMES)]
    assert mean(played) == pytest.approx(won, abs=4 * stdev(played) / GAMES**0.5)
    assert won > 1
