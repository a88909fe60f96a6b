"""Figures about the rounds of a game, counted from what all seats saw."""

from __future__ import annotations

import msgspec
import pytest

import matchwood
from matchwood.cardgames.contract import Happening
from matchwood.cardgames.matschig.contract import Deal, Discard, Draw, RoundOver, Splash, Throw
from matchwood.cardgames.matschig.figures import FIRST, POINTS, REDRAWN, STALLED, THROWS, figures

DEAL = Deal(round=1, first=1, pile=9, cards=[7, 7, 7])
END = RoundOver(1, points=[6, 2, 0], halved=[[], [], []], accounts=[6, 2, 0], pools=None, pool_points=None, dabs=None)
SPLASH, DISCARD, DRAW = Splash(0, "W1", 1), Discard(0, ["U1"]), Draw(0, 3)


def throws(count: int) -> list[Happening]:
    return [Throw(0, 1, ["W1", "S1"], 2, True, None), DRAW] * count


def test_the_length_of_a_round_is_its_number_of_throws() -> None:
    assert figures([DEAL, *throws(3), END])[THROWS] == [3]


def test_a_round_that_uses_up_its_pile_has_not_stalled() -> None:
    assert figures([DEAL, *throws(3), END])[STALLED] == [0]


def test_a_splash_takes_a_card_from_the_pile() -> None:
    assert figures([msgspec.structs.replace(DEAL, pile=10), *throws(3), SPLASH, END])[STALLED] == [0]


def test_an_exchanged_hand_is_a_stall() -> None:
    found = figures([DEAL, *throws(2), DISCARD, DRAW, END])
    assert (found[STALLED], found[REDRAWN]) == ([1], [1])


def test_a_round_that_ends_before_its_pile_has_stalled() -> None:
    assert figures([DEAL, *throws(2), END])[STALLED] == [1]


def test_the_score_of_the_starting_seat_is_compared_with_the_mean_of_the_others() -> None:
    found = figures([DEAL, *throws(3), END])
    assert found[FIRST] == [-1]
    assert found[POINTS] == pytest.approx([8 / 3])


def test_an_unfinished_round_is_not_counted() -> None:
    found = figures([DEAL, *throws(3), END, DEAL, *throws(1)])
    assert [len(values) for values in found.values()] == [1] * 5


def test_a_whole_game_has_a_figure_for_every_round() -> None:
    game = matchwood.new("matschig", players=3, seed=5, options={"rounds": 2})
    bot = matchwood.bot("quick", seed=1)
    while not game.over:
        for seat in game.owing:
            game.play(bot.choose(game.view(seat)), seat=seat)
    assert {name: len(values) for name, values in game.figures.items()} == dict.fromkeys(
        (THROWS, STALLED, REDRAWN, POINTS, FIRST), 2
    )


def test_a_game_without_round_figures_has_none() -> None:
    assert matchwood.new("tycoon", players=2, seed=1).figures == {}
