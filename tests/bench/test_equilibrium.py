"""The calculated values of small rounds equal those of played games."""

from __future__ import annotations

import random
from itertools import permutations, product
from typing import Any

import numpy as np
import pytest
from bench.equilibrium.asking import Level
from bench.equilibrium.deck import HANDS, classes, may_answer, tricks_of_leader
from bench.equilibrium.kick_off import goals_ahead
from bench.equilibrium.one_card import CARDS, best_bid, best_points, chance_to_win, loss, points
from bench.equilibrium.solving import best_response, equilibrium, planned, value
from bench.equilibrium.two_cards import BIDS, PAIRS, POINTS, SIZE, two_cards

import matchwood
from matchwood.cardgames.matchmaster.cards import DECK
from matchwood.cardgames.matchmaster.notation import CARD_NAMES


def game_with_hands(*hands: tuple[int, ...]) -> matchwood.Game:
    """Return a game in which these hands have just been dealt. Seat 0 leads."""
    deal = {"dealer": len(hands) - 1, "hands": [[CARD_NAMES[card] for card in hand] for hand in hands]}
    return matchwood.new("matchmaster", players=len(hands), deals=[deal], seed=1)


# --- one card ------------------------------------------------------------------------------------------------------------------


def played_chance(card: int, seat: int, players: int) -> float:
    """Return the share of all deals of the other cards in which this card wins."""
    won = deals = 0
    for others in permutations([other for other in range(DECK) if other != card], players - 1):
        hands = [*others[:seat], card, *others[seat:]]
        game = game_with_hands(*((held,) for held in hands))
        for each in range(players):
            game.play("bid 1", seat=each)
        for each in range(players):
            game.play(CARD_NAMES[hands[each]], seat=each)
        won += game.view(None).table.sheet[0].tricks[seat]
        deals += 1
    return won / deals


@pytest.mark.parametrize("seat", range(2))
def test_a_single_card_wins_as_often_as_calculated(seat: int) -> None:
    for card in CARDS:
        assert float(chance_to_win(card, seat == 0, 2)) == pytest.approx(played_chance(card, seat, 2))


@pytest.mark.parametrize(("card", "seat"), [(21, 0), pytest.param(2, 1, marks=pytest.mark.exhaustive), (21, 2)])
def test_a_single_card_of_three_players_wins_as_often_as_calculated(card: int, seat: int) -> None:
    assert float(chance_to_win(card, seat == 0, 3)) == pytest.approx(played_chance(card, seat, 3))


@pytest.mark.parametrize("players", range(2, 8))
def test_the_chances_of_all_players_add_up_to_one_trick(players: int) -> None:
    def mean(leads: bool) -> Any:
        return sum((1 if card < 13 else 3) * chance_to_win(card, leads, players) for card in CARDS) / DECK

    assert mean(True) + (players - 1) * mean(False) == 1


def test_the_best_bid_gives_the_best_points() -> None:
    for card in CARDS:
        chance = chance_to_win(card, True, 4)
        assert points(best_bid(chance), chance) == max(points(0, chance), points(1, chance))


def test_the_best_bids_lose_nothing_and_bidding_never_loses_points() -> None:
    best = loss(lambda card: best_bid(chance_to_win(card, True, 3)), 10, True, 3)
    assert (best.mean, best.margin) == (0, 0)
    assert loss(lambda card: 0.0, 10, True, 3).mean > 1
    assert loss(lambda card: 0.5, 10, True, 3).margin > 0


def test_the_leader_and_the_other_players_have_the_published_difference_of_points() -> None:
    values = [float(best_points(True, players) - best_points(False, players)) for players in (2, 3, 4)]
    assert values == pytest.approx([-1.632, -2.431, -1.621], abs=0.0005)


# --- two cards -----------------------------------------------------------------------------------------------------------------


def test_rounds_of_two_cards_are_played_like_games() -> None:
    drawn = random.Random(5)
    for _ in range(100):
        led, rest, card, kept = drawn.sample(range(DECK), 4)
        bids = drawn.randrange(BIDS), drawn.randrange(BIDS)
        game = game_with_hands((led, rest), (card, kept))
        for seat, bid in enumerate(bids):
            game.play(f"bid {bid}", seat=seat)
        game.play(CARD_NAMES[led], seat=0)
        numbers = map(np.array, (card, kept, led))
        allowed = bool(may_answer(*numbers))
        assert (CARD_NAMES[card] in game.legal_moves(1)) == allowed
        if not allowed:
            continue
        game.play(CARD_NAMES[card], seat=1)
        leader, first = game.view(None).table.leader, {0: rest, 1: kept}
        for seat in (leader, 1 - leader):
            game.play(CARD_NAMES[first[seat]], seat=seat)
        row = game.view(None).table.sheet[0]
        tricks = int(tricks_of_leader(*map(np.array, (led, rest, card, kept))))
        assert row.tricks == [tricks, SIZE - tricks]
        assert row.scores[0] - row.scores[1] == POINTS[PAIRS.index(bids), tricks]


def test_hands_that_differ_only_by_the_names_of_suits_are_one_class() -> None:
    found, ordered = classes(HANDS)
    assert len({*found.tolist()}) == 78 + 169 + 78 + 91
    assert (np.sort(ordered) == HANDS).all()
    one, other = (classes(np.array([hand]), np.array([led]))[1][0].tolist() for hand, led in (((14, 30), 31), ((27, 17), 18)))
    assert (one, other) == ([14, 30], [27, 17])


@pytest.fixture(scope="module")
def table() -> Any:
    return two_cards()


def test_the_listed_ways_of_a_round_have_the_weights_of_all_deals(table: Any) -> None:
    """The average number of tricks with random legal cards is computed over the ways, and over drawn deals."""
    assert table.weights.sum() == pytest.approx(4)
    drawn = np.random.default_rng(1).permuted(np.tile(np.arange(DECK), (200_000, 1)), axis=1)[:, :4].T
    led, rest, one, two = drawn
    ways = [tricks_of_leader(led, rest, *answer) for answer in ((one, two), (two, one))]
    allowed = [may_answer(*answer, led) for answer in ((one, two), (two, one))]
    tricks = sum(np.where(allowed[each], ways[each], ways[1 - each]) for each in range(2)) / 2
    error = tricks.std() / len(tricks) ** 0.5
    assert (table.weights * table.tricks).sum() / 4 == pytest.approx(tricks.mean(), abs=5 * error)


def test_no_player_can_improve_on_an_equilibrium(table: Any) -> None:
    solved = equilibrium(table, 0.01, 30, every=10)
    assert solved.gap < 0.01
    assert solved.least <= -0.3709 <= solved.most
    assert value(table, solved.leader, solved.follower) == pytest.approx(solved.value, abs=solved.gap)


def test_a_best_response_gains_as_much_as_it_states(table: Any) -> None:
    seat = table.follower
    bids, cards = np.full((seat.hands, BIDS), 1 / BIDS), np.full((len(seat.parents), 2, len(PAIRS)), 0.5)
    plan = planned(seat, bids, cards)
    won, answer = best_response(table, table.leader, plan)
    assert value(table, answer, plan) == pytest.approx(won)
    assert won > 3


# --- levels --------------------------------------------------------------------------------------------------------------------


def test_a_level_chooses_bids_and_cards() -> None:
    quick = Level("quick", 1)
    assert {quick.bid(number, 0, 3, [12]) for number in range(6)} == {1}
    assert {quick.card(number, [12, 14], (0, 0), led) for number, led in product(range(6), (3, None))} <= {0, 1}
    assert {quick.card(number, [12, 14], (0, 0), 3) for number in range(6)} == {0}, "a trump must be beaten"


def test_both_sides_kick_off_with_the_same_cards() -> None:
    ahead = goals_ahead("quick", 1, 3)
    assert len(ahead) == 2
    assert ahead == goals_ahead("quick", 1, 3)
