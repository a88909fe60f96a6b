"""Moves with wrong syntax are refused with their fault, and the game does not change."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import matchwood
from tests.cardgames.tycoon.opening import everything, game_after

NO_NUMBER = "is not a number. The numbers are 0 to 9"
NO_CARD = "is not a card. The cards are 0 to 8"


@pytest.mark.parametrize(
    ("move", "code", "said"),
    [
        ("10: 1 0", "no_number", f"“10” {NO_NUMBER}"),
        ("L: 4", "no_number", f"“L” {NO_NUMBER}"),
        ("-1: 1", "no_number", f"“-1” {NO_NUMBER}"),
        ("B: 4", "no_number", "“B” is not a number, but b is"),
        ("f: 1", "no_number", "“f” is not a number, but F is"),
        (": 8", "no_number", f"“” {NO_NUMBER}"),
        (" 8: 8", "no_number", f"“ 8” {NO_NUMBER}"),
        ("8 : 8", "no_number", f"“8 ” {NO_NUMBER}"),
        ("\x008: 8", "no_number", r"“\\x008”"),
        ("８: 8", "no_number", NO_NUMBER),
        ("8: 9", "no_card", "9 is a number but not a card. Turn a 6 upside down to show it"),
        ("8: E", "no_card", "E is a number but not a card. Turn a 3 upside down to show it"),
        ("8: a", "no_card", f"“a” {NO_CARD}"),
        ("8: 88", "no_card", f"“88” {NO_CARD}"),
        ("8: 0,8", "no_card", f"“0,8” {NO_CARD}"),
        ("8:", "no_cards", "Name at least one card, at most 5"),
        ("8: ", "no_cards", "Name at least one card, at most 5"),
        ("8", "no_move", "This is not a move"),
        ("", "no_move", "This is not a move"),
        ("play 8", "no_move", "This is not a move"),
        ("Pass", "no_move", "This is not a move"),
        ("PASS", "no_move", "This is not a move"),
        ("pass ", "no_move", "This is not a move"),
        ("RETURN", "no_move", "This is not a move"),
        ("?: ? ?", "no_move", "This is not a move"),
        (
            "8: 8 0",
            "miswritten",
            "Write this as 8: 0 8: one space between cards, in the order 0 1 2 3 4 5 6 7 8 A b C d F G H = _",
        ),
        ("8:8", "miswritten", "Write this as 8: 8:"),
        ("8:  8", "miswritten", "Write this as 8: 8:"),
        ("8: 8 ", "miswritten", "Write this as 8: 8:"),
        ("8: 0  8", "miswritten", "Write this as 8: 0 8:"),
        ("8:\t8", "miswritten", "Write this as 8: 8:"),
        ("8: 8\n", "miswritten", "Write this as 8: 8:"),
    ],
)
def test_a_move_with_wrong_syntax_is_refused_with_its_fault(leading: matchwood.Game, move: str, code: str, said: str) -> None:
    with pytest.raises(matchwood.IllegalMove, match=said) as refusal:
        leading.play(move)
    assert refusal.value.refusal.code == code
    assert refusal.value.expected
    assert set(refusal.value.expected) <= set(leading.legal_moves())


@pytest.mark.parametrize(
    "move", ["8" * 201, "8:" + " 8" * 100, "pass" * 10_000, None, 8, 8.0, ["8: 8"], b"pass", {"move": "pass"}, True]
)
def test_a_move_that_is_too_long_or_not_a_text_is_refused(leading: matchwood.Game, move: Any) -> None:
    with pytest.raises(matchwood.IllegalMove, match="a move is a text of at most 200 characters"):
        leading.play(move)


def test_a_move_of_200_characters_is_accepted(leading: matchwood.Game) -> None:
    with pytest.raises(matchwood.IllegalMove, match="Too many cards: 99"):
        leading.play("8:" + " 8" * 99)


@given(st.text(st.sampled_from("0189AbEF:= _\tpasreturn\x00é８"), max_size=14))
def test_any_other_text_is_refused_and_changes_nothing(text: str) -> None:
    game = game_after()
    before = everything(game)
    if text in game.legal_moves():
        return
    with pytest.raises(matchwood.IllegalMove) as refusal:
        game.play(text)
    assert len(str(refusal.value)) < 500
    assert everything(game) == before
