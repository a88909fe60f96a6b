"""The worth of bids between two players with open hands."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import matchwood
from matchwood.cardgames.matchmaster.open_cards.bids import bid_game
from matchwood.cardgames.matchmaster.open_cards.round import open_round
from tests.cardgames.matchmaster.open_cards.exhaustive import outcome
from tests.cardgames.matchmaster.open_cards.hands import HOUSE_RULES, Hands, large_deal, small_deals, spaced


def points(bid: int, tricks: int) -> int:
    return 10 + tricks if bid == tricks else -abs(bid - tricks)


@given(small_deals(players=[2]), st.sampled_from(HOUSE_RULES), st.data())
def test_pairs_of_bids_are_worth_what_a_search_of_all_cards_finds(hands: Hands, rules: dict[str, Any], data: st.DataObject) -> None:
    cards = len(hands[0])
    leader = data.draw(st.integers(0, 1))
    bid, other = (data.draw(st.integers(0, cards)) for _ in range(2))
    values = bid_game(open_round(spaced(hands), leader, **rules)).values
    assert values[bid][other] == outcome(hands, leader, 0, lambda won: points(bid, won) - points(other, cards - won), rules)


def test_two_high_trumps_win_both_tricks_against_two_blanks() -> None:
    game = bid_game(open_round(["T13 T12", "L1 L2"]))
    assert game.best_bids == ((2,), (0,))
    assert game.secured == (2, -2)
    assert game.has_saddle_point
    assert game.values[2][0] == 2, "both are right: 12 and 10"
    assert game.values[0][0] == -12, "seat 0 wins two tricks instead of none: -2 and 10"


def test_a_round_without_a_saddle_point_depends_on_guessing_the_other_bid() -> None:
    """Seat 0 leads. After L5 it wins no trick. After B13 seat 1 decides whether it wins one, with L9 or S1 as its last card."""
    game = bid_game(open_round(["L5 B13", "L9 S1"]))
    assert game.values == ((12, 11, 0), (1, 0, 1), (0, -1, 0))
    assert game.best_bids == ((0, 1), (2,))
    assert game.secured == (0, -1)
    assert not game.has_saddle_point
    assert game.best_replies(1, other_bid=0) == (2,)
    assert game.best_replies(0, other_bid=2) == (1,)


@pytest.mark.parametrize("seed", range(15))
def test_the_security_values_bound_the_round_and_best_replies_gain_at_least_as_much(seed: int) -> None:
    game = bid_game(open_round(spaced(large_deal(2, 7, seed))))
    low, high = game.secured[0], -game.secured[1]
    assert low <= high
    for bid in game.best_bids[0]:
        for reply in game.best_replies(1, bid):
            assert game.values[bid][reply] == low
    for bid in game.best_bids[1]:
        for reply in game.best_replies(0, bid):
            assert game.values[reply][bid] == high
    if game.has_saddle_point:
        assert all(game.values[one][other] == low for one in game.best_bids[0] for other in game.best_bids[1])


@pytest.mark.parametrize("seed", range(15))
def test_seats_that_swap_hands_and_lead_swap_the_worth_of_their_bids(seed: int) -> None:
    hands = spaced(large_deal(2, 6, seed))
    values = bid_game(open_round(hands, leader=0)).values
    swapped = bid_game(open_round(hands[::-1], leader=1)).values
    assert all(values[one][other] == -swapped[other][one] for one in range(7) for other in range(7))


def test_bids_of_more_than_two_players_are_refused() -> None:
    with pytest.raises(matchwood.BadPlayers, match="2 players"):
        bid_game(open_round(["T1", "T2", "T3"]))
