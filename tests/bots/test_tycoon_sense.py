"""Moves that a person would expect of a bot in Matchstick Tycoon."""

from __future__ import annotations

import pytest

import matchwood
from tests.bots.games import position

SEEDS = range(4)


def answers(game: matchwood.Game) -> set[str]:
    view = game.view(game.owing[0])
    return {matchwood.bot("champion", seed=seed, iterations=2000).choose(view) for seed in SEEDS}


def test_a_bot_plays_a_7_instead_of_a_1_if_both_win() -> None:
    game = position("6 0 0 2 2 4 4|1 7 2 5 5 8 0|3 3 4 5 8 0 2", "6: 6")
    assert any(move.endswith(" 1") for move in game.legal_moves())
    assert not any(move.endswith(" 1") for move in answers(game))


def test_a_bot_beats_a_0_with_a_5_instead_of_an_f() -> None:
    game = position("0 4 4 5 5 6 7 7|F 2 2 4 5 8 8 1|6 6 7 C d A b 8", "0: 0")
    assert not any(move.startswith("F") for move in answers(game))


def test_a_bot_uses_all_its_sticks_with_its_last_card_and_is_out_at_once() -> None:
    game = position("0 0 0 6 5 5|1|8 8 7 7", "0: 0|pass|pass|0: 0|pass|pass|6: 6")
    assert game.view(1).table.sticks[1] == 3
    assert answers(game) <= {"b: 1", "d: 1", "E: 1"}


@pytest.mark.parametrize(("hands", "moves"), [("0|5 5 6|7 7 8", ""), ("4 4 4 4|5|7 7 8", "4: 4")])
def test_a_bot_uses_its_last_stick_with_its_last_card(hands: str, moves: str) -> None:
    game = position(hands, moves)
    seat = game.owing[0]
    for move in answers(game):
        after = game.copy()
        after.play(move)
        assert after.view(None).table.places[seat] == 1


def test_a_bot_leads_with_its_strongest_card_if_this_wins_the_game() -> None:
    assert answers(position("5 5 6 6 7|F 2|7 7 8 8 0", "5: 5")) == {"F: F"}


def test_a_bot_plays_its_last_cards_together() -> None:
    assert answers(position("3 3|5 5 6 6 7|7 7 8 8 0")) <= {"3: 3 3", "E: 3 3"}


@pytest.mark.exhaustive
def test_a_bot_keeps_its_1s_longer_than_a_random_bot() -> None:
    """The measure is the share of the hand that is left when a bot plays a 1, over whole games."""
    assert share_left_when_a_1_goes("champion") < share_left_when_a_1_goes("random") - 0.05


def share_left_when_a_1_goes(level: str) -> float:
    shares = []
    for seed in range(25):
        game = matchwood.new("tycoon", players=4, seed=seed)
        bots = [matchwood.bot(level, seed=4 * seed + seat, iterations=200) for seat in range(4)]
        while not game.over:
            seat = game.owing[0]
            view = game.view(seat)
            move = bots[seat].choose(view)
            shares += [len(view.table.hand) / 14] * move.partition(":")[2].split().count("1")
            game.play(move)
    return sum(shares) / len(shares)
