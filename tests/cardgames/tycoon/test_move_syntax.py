"""Moves that are not written correctly: each is refused with the fault, and the game stays as it was."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import matchwood
from tests.cardgames.tycoon.opening import begun, everything

NO_NUMBER = "is no number: there are 0 to 9"
NO_CARD = "is no card: there are 0 to 8"


@pytest.mark.parametrize(
    ("move", "code", "said"),
    [
        ("10: 1 0", "no_number", f"“10” {NO_NUMBER}"),
        ("L: 4", "no_number", f"“L” {NO_NUMBER}"),
        ("-1: 1", "no_number", f"“-1” {NO_NUMBER}"),
        ("B: 4", "no_number", "“B” is no number, but b is"),
        ("f: 1", "no_number", "“f” is no number, but F is"),
        (": 8", "no_number", f"“” {NO_NUMBER}"),
        (" 8: 8", "no_number", f"“ 8” {NO_NUMBER}"),
        ("8 : 8", "no_number", f"“8 ” {NO_NUMBER}"),
        ("\x008: 8", "no_number", r"“\\x008”"),
        ("８: 8", "no_number", NO_NUMBER),
        ("8: 9", "no_card", "9 is no card, only a number: a 6 upside down shows it"),
        ("8: E", "no_card", "E is no card, only a number: a 3 upside down shows it"),
        ("8: a", "no_card", f"“a” {NO_CARD}"),
        ("8: 88", "no_card", f"“88” {NO_CARD}"),
        ("8: 0,8", "no_card", f"“0,8” {NO_CARD}"),
        ("8:", "no_cards", "names its cards, one to 5"),
        ("8: ", "no_cards", "names its cards, one to 5"),
        ("8", "no_move", "That is no move"),
        ("", "no_move", "That is no move"),
        ("play 8", "no_move", "That is no move"),
        ("Pass", "no_move", "That is no move"),
        ("PASS", "no_move", "That is no move"),
        ("pass ", "no_move", "That is no move"),
        ("RETURN", "no_move", "That is no move"),
        ("?: ? ?", "no_move", "That is no move"),
        (
            "8: 8 0",
            "miswritten",
            "8: 0 8, with one space between cards; they stand in the order 0 1 2 3 4 5 6 7 8 A b C d F G H = _",
        ),
        ("8:8", "miswritten", "is written 8: 8,"),
        ("8:  8", "miswritten", "is written 8: 8,"),
        ("8: 8 ", "miswritten", "is written 8: 8,"),
        ("8: 0  8", "miswritten", "is written 8: 0 8,"),
        ("8:\t8", "miswritten", "is written 8: 8,"),
        ("8: 8\n", "miswritten", "is written 8: 8,"),
    ],
)
def test_a_wrongly_written_move_is_refused_with_its_fault(leading: matchwood.Game, move: str, code: str, said: str) -> None:
    with pytest.raises(matchwood.IllegalMove, match=said) as refusal:
        leading.play(move)
    assert refusal.value.refusal.code == code
    assert refusal.value.expected
    assert set(refusal.value.expected) <= set(leading.legal_moves())


@pytest.mark.parametrize(
    "move", ["8" * 201, "8:" + " 8" * 100, "pass" * 10_000, None, 8, 8.0, ["8: 8"], b"pass", {"move": "pass"}, True]
)
def test_a_move_that_is_too_long_or_no_text_is_refused(leading: matchwood.Game, move: Any) -> None:
    with pytest.raises(matchwood.IllegalMove, match="a move is a text of at most 200 characters"):
        leading.play(move)


def test_a_move_of_200_characters_is_read(leading: matchwood.Game) -> None:
    with pytest.raises(matchwood.IllegalMove, match="at most, not 99"):
        leading.play("8:" + " 8" * 99)


@given(st.text(st.sampled_from("0189AbEF:= _\tpasreturn\x00é８"), max_size=14))
def test_any_other_text_is_refused_and_changes_nothing(text: str) -> None:
    game = begun()
    before = everything(game)
    if text in game.legal_moves():
        return
    with pytest.raises(matchwood.IllegalMove) as refusal:
        game.play(text)
    assert len(str(refusal.value)) < 500
    assert everything(game) == before
