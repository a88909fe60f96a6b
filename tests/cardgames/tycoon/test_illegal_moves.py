"""Moves against the rules of Matchstick Tycoon are refused with the reason and with legal moves, and the game does not change."""

from __future__ import annotations

import re
from typing import Any

import pytest

import matchwood
from matchwood.cardgames.tycoon.contract import AtBest, CannotShow, MustReturn, NotHeld, TooWeak, WrongCount
from tests.cardgames.tycoon.conftest import Position


@pytest.mark.parametrize(
    ("move", "code", "said"),
    [
        ("9: 4", "too_dear", "9 with 4 costs 2 matches. You have 1"),
        ("8: 0 0", "too_dear", "8 with 0, 0 costs 2 matches. You have 1"),
        ("8: 1", "too_dear", "8 with 1 costs 5 matches"),
        ("F: F", "not_held", "You have no F"),
        ("8: 8 8 8", "not_held", "You have 2 × 8, not 3"),
        ("2: 4", "cannot_show", "4 cannot become 2, only 4, 6, 8, 9, A, b"),
        ("4: 1 4 8", "cannot_show", "8 cannot become 4, only 8"),
        ("4: 0 4", "cannot_show", "0 cannot become 4, only 0, 8"),
        ("8: 0 0 6 6 8 8", "too_many", "Too many cards: 6. The maximum is 5"),
        ("8:" + 65 * " 8", "too_many", "Too many cards: 65. The maximum is 5"),
        ("G: 1", "not_in_game", "G does not exist in this game. The last number is F"),
        ("H: 8", "not_in_game", "H does not exist in this game. The last number is F"),
        ("8: G", "not_held", "You have no G"),
        ("8: _", "not_held", "You have no _"),
        ("pass", "must_lead", "You lead, so you may not pass"),
        ("return", "holds_cards", "Only a player without cards can give a match back. You have 8 cards"),
    ],
)
def test_an_illegal_lead_is_refused_with_the_reason(leading: matchwood.Game, move: str, code: str, said: str) -> None:
    with pytest.raises(matchwood.IllegalMove, match=f": {said}") as refusal:
        leading.play(move, seat=0)
    assert refusal.value.refusal.code == code
    assert set(refusal.value.expected) == set(leading.legal_moves())


def test_a_refusal_lists_the_numbers_that_a_card_can_become_with_their_sticks(leading: matchwood.Game) -> None:
    with pytest.raises(matchwood.IllegalMove) as refusal:
        leading.play("2: 4")
    assert refusal.value.refusal == CannotShow("4", "2", ["4", "6", "8", "9", "A", "b"], [0, 2, 3, 2, 2, 1])


@pytest.mark.parametrize(
    ("move", "code", "said"),
    [
        ("8: 8", "wrong_count", "You need 2 cards to beat the cards on the table, not 1 card"),
        ("8: 3 8 8", "wrong_count", "You need 2 cards to beat the cards on the table, not 3 cards"),
        ("4: 4 4", "not_held", "You have 1 × 4, not 2"),
        ("8: 6 8", "not_held", "You have no 6"),
        ("3: 3 4", "too_weak", "3 does not beat 6"),
        ("b: 2 b", "cannot_show", "2 cannot become b"),
        ("8: 4 b", "too_dear", "8 with 4, b costs 5 matches. You have 1"),
        ("return", "holds_cards", "Only a player without cards can give a match back. You have 6 cards"),
    ],
)
def test_an_illegal_answer_is_refused_with_the_reason(following: matchwood.Game, move: str, code: str, said: str) -> None:
    with pytest.raises(matchwood.IllegalMove, match=f": {said}") as refusal:
        following.play(move)
    assert refusal.value.refusal.code == code
    assert set(refusal.value.expected) == set(following.legal_moves())


def test_cards_that_are_too_weak_as_any_number_are_refused_with_their_best_number() -> None:
    position = Position("0 2 8|5", 9, "8: 8 8")
    for move, told in (
        ("?: 0 2", AtBest(["0", "2"], "8", "8", "normal")),
        ("?: 8 8", NotHeld("8", 1, 2)),
        ("?: 2", WrongCount(1, 2)),
    ):
        with pytest.raises(matchwood.IllegalMove) as refusal:
            position.play(move)
        assert refusal.value.refusal == told


@pytest.mark.parametrize(
    ("lying", "order", "said", "stronger"),
    [
        ("4: 4", "normal", "4 does not beat 4.", "56789AbCdEF"),
        ("E: 3", "normal", "4 does not beat E.", "F"),
        ("F: F", "normal", "Nothing beats F.", ""),
        ("3: 3", "reversed", "4 does not beat 3 while the order is reversed.", "210"),
        ("0: 0", "reversed", "Nothing beats 0 while the order is reversed.", ""),
    ],
)
def test_a_number_that_is_too_weak_is_refused_with_the_stronger_numbers(lying: str, order: Any, said: str, stronger: str) -> None:
    position = Position("4|5", 0, lying, order=order)
    before = position.state.tobytes()
    with pytest.raises(matchwood.IllegalMove, match=f"^'4: 4': {re.escape(said)} Possible: pass$") as refusal:
        position.play("4: 4")
    assert refusal.value.refusal == TooWeak("4", lying[0], order, [*stronger] or None)
    assert refusal.value.expected == ("pass",)
    assert position.state.tobytes() == before


@pytest.mark.parametrize("move", ["pass", "4: 4", "8: 8", "E: 3", "8: ?", "?: 8"])
def test_a_player_without_cards_must_return_a_stick(move: str) -> None:
    position = Position("|4", 1)
    with pytest.raises(matchwood.IllegalMove, match=r"You have no cards left.*\(return\)") as refusal:
        position.play(move)
    assert refusal.value.refusal == MustReturn()
    assert refusal.value.expected == ("return",)


def test_a_refusal_names_one_of_many_legal_moves_for_each_number_and_count() -> None:
    position = Position("1 1 1 1 7 7 7 7 C C C C 3 3 3|5", [60, 1])
    with pytest.raises(matchwood.IllegalMove) as refusal:
        position.play("2: 1")
    moves, named = position.moves(), refusal.value.expected
    assert set(named) <= set(moves)
    assert len(named) < 100 < len(moves)
    assert {(move[0], len(move)) for move in named} == {(move[0], len(move)) for move in moves}
    assert "1: 1" in named


def test_a_move_of_the_wrong_seat_or_in_a_finished_game_is_refused(leading: matchwood.Game) -> None:
    with pytest.raises(matchwood.NotYourTurn, match="the game waits for seat 0"):
        leading.play("pass", seat=1)
    done = matchwood.new("tycoon", players=2, deals=[{"leader": 0, "hands": [[], ["5"]]}])
    done.play("return")
    with pytest.raises(matchwood.GameOver):
        done.play("pass", seat=1)
