"""Hints contain legal moves, use only what the seat may know, and are reproducible."""

from __future__ import annotations

import random

import pytest

import matchwood
from tests.cardgames.playing import play_at_random, seats

GAMES = [info.key for info in matchwood.games()]


@pytest.mark.parametrize("key", GAMES)
def test_a_hint_contains_legal_moves_and_equal_views_get_equal_hints(key: str) -> None:
    game = matchwood.new(key, players=seats(key, 4), seed=5)
    for count, position in enumerate(play_at_random(game, random.Random(5))):
        view = position.view(position.owing[0])
        tip = matchwood.hint(view, iterations=60, seed=1)
        assert tip.move in view.moves
        assert (tip.other is None) == (len(view.moves) == 1)
        if tip.other is not None:
            assert tip.other in view.moves
            assert tip.other != tip.move
            assert tip.better_by >= 0
            assert tip.error >= 0
            assert tip.trials >= 15
        assert matchwood.hint(view, iterations=60, seed=1) == tip
        if count == 30:
            break


def test_hidden_cards_do_not_change_a_hint() -> None:
    one = matchwood.new("matchmaster", players=3, deals=[{"dealer": 2, "hands": [["T5", "L3"], ["L4", "B2"], ["B9", "S8"]]}])
    two = matchwood.new("matchmaster", players=3, deals=[{"dealer": 2, "hands": [["T5", "L3"], ["T9", "T8"], ["T1", "T2"]]}])
    assert matchwood.hint(one.view(0), iterations=300, seed=1) == matchwood.hint(two.view(0), iterations=300, seed=1)


def test_the_advantage_of_a_certain_move_is_what_the_rules_give() -> None:
    """The highest trump wins the only trick. Bidding it gives 11 points, and not bidding it -1. The rest of the score is luck."""
    game = matchwood.new("matchmaster", players=2, deals=[{"dealer": 1, "hands": [["T13"], ["L3"]]}])
    tip = matchwood.hint(game.view(0), iterations=2000, seed=1)
    assert (tip.move, tip.other, tip.alike) == ("bid 1", "bid 0", False)
    assert abs(tip.better_by - 12) < 3 * tip.error < 2


def test_a_single_legal_move_gets_no_comparison() -> None:
    game = matchwood.new("tycoon", players=2, deals=[{"leader": 0, "hands": [["F", "1"], ["2", "8"]]}])
    game.play("F: F")
    tip = matchwood.hint(game.view(1), iterations=100)
    assert (tip.move, tip.other, tip.better_by, tip.error, tip.trials) == ("pass", None, 0.0, 0.0, 0)


def test_a_seat_that_does_not_have_to_decide_gets_no_hint() -> None:
    game = matchwood.new("the_match", players=2, seed=1)
    for view in (game.view(None), game.view(1 - game.owing[0])):
        with pytest.raises(matchwood.NotYourTurn, match="has no decision to make now"):
            matchwood.hint(view)


@pytest.mark.parametrize("budget", [{"seconds": 0}, {"iterations": 0}, {"iterations": "many"}])
def test_an_invalid_budget_is_refused(budget: dict[str, int]) -> None:
    game = matchwood.new("the_match", players=2, seed=1)
    with pytest.raises(matchwood.UnknownBot):
        matchwood.hint(game.view(game.owing[0]), **budget)
