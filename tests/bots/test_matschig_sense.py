"""Moves that a person would expect of a bot in Matschig."""

from __future__ import annotations

import random

import pytest

import matchwood
from tests.cardgames.matschig.conftest import game_of, let
from tests.cardgames.matschig.reference import DECK


@pytest.fixture(params=["quick", "champion"])
def level(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def answers(game: matchwood.Game, level: str, seat: int | None = None) -> set[str]:
    view = game.view(game.owing[0] if seat is None else seat)
    return {matchwood.bot(level, seed=seed, iterations=3000).choose(view) for seed in range(12 if level == "quick" else 4)}


PILE = "W1 S7 U2 W5 S3 U4 W7 S2 U1 W3 S5 W4 S4 W2 S1 U3 W5 S7 W3 S3 U5 W1 S2 W7 S5 U6 W4 S1"
OTHERS = "W2 S4 U5 W3 S1 U2 W5"


def early(hands: str, moves: str) -> matchwood.Game:
    """Return a game with all other cards of the deck in the pile, so that most of the round is still to come."""
    left = list(DECK)
    for card in hands.replace("|", " ").split():
        left.remove(card)
    random.Random(1).shuffle(left)
    return let(game_of(hands, " ".join(left), moves=moves))


@pytest.mark.parametrize("special", ["Share", "Duck", "13"])
def test_a_bot_keeps_a_special_card_against_two_points_of_mud(level: str, special: str) -> None:
    assert answers(early(f"W1 S1 W4 S3 W5 U2 S2|W4 S3 W2 S4 S7 W1 {special}|{OTHERS}", "throw W1 S1 B"), level) == {"take"}


@pytest.mark.parametrize("special", ["Wind", "Sun"])
def test_a_quick_bot_keeps_wind_and_sun_against_one_point_of_mud(special: str) -> None:
    assert answers(early(f"W1 S1 W4 S3 W5 U2 S2|W4 S3 W2 S4 S7 W1 {special}|{OTHERS}", "throw W1 S1 B"), "quick") == {"take"}


def test_a_quick_bot_does_not_use_two_umbrellas_if_one_is_enough() -> None:
    game = early(f"W7 S7 W4 S3 W5 U2 S2|U7 U7 U6 U5 W2 S4 W1|{OTHERS}", "throw W7 S7 B")
    assert answers(game, "quick") == {"shield W7=U7 S7=U7"}


@pytest.mark.parametrize("special", ["13", "Duck", "Share"])
def test_a_bot_with_a_special_card_does_not_take_fourteen_points(level: str, special: str) -> None:
    game = game_of(f"W7 S7 W4 S3 W5 U2 S2|W4 S3 W2 U1 S4 S5 {special}|{OTHERS}", PILE, moves="throw W7 S7 B")
    assert "take" not in answers(game, level)
    assert not any(move.startswith("shield") for move in answers(game, level))


def test_a_bot_averts_two_sevens_with_two_umbrellas_that_fit_exactly(level: str) -> None:
    game = game_of(f"W7 S7 W4 S3 W5 U2 S2|W4 S3 W2 U7 U7 S4 W1|{OTHERS}", PILE, moves="throw W7 S7 B")
    assert answers(game, level) == {"shield W7=U7 S7=U7"}


def test_a_bot_uses_a_fitting_umbrella_before_the_round_ends(level: str) -> None:
    game = game_of("W5 S5|U5 U5 W1|W2", moves="throw W5 S5 B")
    assert answers(game, level) == {"shield W5=U5 S5=U5"}


def test_a_bot_with_the_missing_card_interrupts_mud_aimed_at_it(level: str) -> None:
    game = game_of(f"W7 S2 W4 S3 W5 U2 S2|S5 W4 S3 W2 S4 S7 W1|{OTHERS}", PILE, moves="throw W7 S2 B")
    assert all(move.startswith("add S5") for move in answers(game, level, seat=1))


def test_a_bot_without_an_umbrella_interrupts_the_last_mud_of_a_round(level: str) -> None:
    game = game_of("W7 S3|S4|W2", moves="throw W7 S3 B")
    assert answers(game, level, seat=1) <= {"add S4 A", "add S4 C"}


def test_a_bot_throws_its_largest_mud_last(level: str) -> None:
    """No seat can answer, and the round ends with the throw: seven and seven, not one and one."""
    game = game_of("W7 S7 W1|W2|W3")
    assert all(move.startswith("throw W7 S7") for move in answers(game, level))


def test_a_bot_keeps_wind_against_mud_of_nearly_only_water(level: str) -> None:
    game = let(game_of(f"W7 S1 W4 S3 W5 U2 S2|W4 S3 W2 U1 S4 Wind W1|{OTHERS}", PILE, moves="throw W7 S1 B"))
    assert "Wind" not in answers(game, level)


def test_a_bot_averts_the_larger_part_with_the_13(level: str) -> None:
    game = let(game_of(f"W7 S5 W4 S3 W5 U2 S2|W4 S3 W2 U1 S4 13 W1|S2 W3 {OTHERS[6:]}", PILE, moves="throw W7 S5 B, C add S2 B"))
    assert answers(game, level) == {"13 W7 S5"}


def test_a_bot_beats_a_random_bot(level: str) -> None:
    accounts = [0, 0]
    for seed in range(6):
        game = matchwood.new("matschig", players=4, seed=seed, options={"rounds": 1})
        bots = [matchwood.bot(level if seat % 2 == 0 else "random", seed=seat, iterations=60) for seat in range(4)]
        while not game.over:
            seat = game.owing[0]
            game.play(bots[seat].choose(game.view(seat)), seat=seat)
        for seat in range(4):
            accounts[seat % 2] += game.view(None).table.accounts[seat]
    assert accounts[0] < accounts[1]
