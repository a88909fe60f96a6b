"""A player puts umbrellas on mud cards step by step, sees the effect, and can undo steps before playing the shield."""

from __future__ import annotations

import pytest

import matchwood
from matchwood.cardgames.matschig.contract import Table
from matchwood.terminal.tables.terminal_table import Misread, TerminalTable
from tests.terminal.matschig import defending, seen, terminal_table, text_of, typed

HAND = ("W5", "U1", "U1", "U2", "U3", "U5", "U6")
TWICE = defending(HAND, added="W2")
"""Seat 0 has to defend against W3, S5 and W2."""


def laying(game: matchwood.Game, *texts: str) -> TerminalTable[Table]:
    asked = terminal_table()
    for text in texts:
        assert typed(asked, game, text) is None
    return asked


@pytest.mark.parametrize("text", ["s5=6 w3=3", "W3=U3 S5=U6", "shield W3=U3 S5=U6", "s5 = u6, w3=3"])
def test_umbrellas_are_typed_with_their_mud_cards_and_then_confirmed(text: str) -> None:
    asked = laying(TWICE, text)
    shown = text_of(asked.picture(seen(TWICE)))
    assert "With these umbrellas: W2 hits: 2 points" in shown
    assert shown.count("blocked") == 2
    assert "Enter plays this" in asked.question(seen(TWICE))
    assert typed(asked, TWICE, "") == "shield W3=U3 S5=U6"


def test_the_table_shows_what_a_shield_lacks_until_it_is_complete() -> None:
    asked = laying(TWICE, "s5=3")
    assert "2 too low" in text_of(asked.picture(seen(TWICE)))
    with pytest.raises(Misread, match="Umbrella 3 on Sand 5: 2 too low"):
        typed(asked, TWICE, "")
    assert typed(asked, TWICE, "s5=2") is None
    assert typed(asked, TWICE, "") == "shield S5=U2+U3"


def test_undo_removes_the_last_step_first() -> None:
    asked = laying(TWICE, "s5=6", "w2=2", "z")
    assert typed(asked, TWICE, "") == "shield S5=U6"
    asked = laying(TWICE, "s5=6", "z")
    with pytest.raises(Misread, match="Choose a number"):
        typed(asked, TWICE, "")


def test_a_used_umbrella_cannot_be_used_again() -> None:
    asked = laying(TWICE, "s5=6")
    with pytest.raises(Misread, match="only 1 × Umbrella 6"):
        typed(asked, TWICE, "w3=6")
    assert typed(asked, TWICE, "") == "shield S5=U6"


def test_umbrellas_typed_without_mud_cards_avert_as_many_points_as_possible() -> None:
    assert typed(laying(TWICE, "u5 u3"), TWICE, "") == "shield W3=U3 S5=U5"
    assert typed(laying(TWICE, "U6"), TWICE, "") == "shield S5=U6"
    assert typed(laying(TWICE, "s5=5", "u3"), TWICE, "") == "shield W3=U3 S5=U5"


def test_umbrellas_that_could_avert_only_a_card_already_averted_are_too_weak() -> None:
    with pytest.raises(Misread, match="2 in all, too low for each card that would hit you"):
        typed(laying(TWICE, "w2=2"), TWICE, "u1 u1")


def test_a_player_can_still_choose_another_defence() -> None:
    asked = laying(TWICE, "s5=6")
    assert typed(asked, TWICE, "1") == "take"
    assert "blocked" not in text_of(asked.picture(seen(TWICE))), "no umbrella stays for the next mud"


def test_the_question_offers_no_umbrellas_if_no_umbrella_is_strong_enough() -> None:
    game = defending(("W5", "S4", "U1", "Wind"))
    assert terminal_table().question(seen(game)) == "A number? "
    assert terminal_table("de").question(seen(game)) == "Eine Nummer? "
    with pytest.raises(Misread, match=r"Choose a number from 1 to 2\."):
        typed(terminal_table(), game, "")


def test_enter_takes_mud_that_no_card_can_avert() -> None:
    game = defending(("W5", "S4", "U1"))
    assert "You cannot block this." in text_of(terminal_table().picture(seen(game)))
    assert terminal_table().question(seen(game)) == "Press Enter to take it: "
    assert typed(terminal_table(), game, "") == "take"


def test_the_list_contains_the_cheapest_shield_for_each_set_of_mud_cards() -> None:
    page = text_of(terminal_table().pages(seen(TWICE), "m")[0], height=None)
    for text in ("W3=U3 S5=U5 W2=U2 · nothing hits", "S5=U5 · W3 W2 hit: 5 points", "W2=U2 · W3 S5 hit: 8 points"):
        assert text in page


@pytest.mark.parametrize("texts", [("w1=2 w1=1",), ("w1=1", "w1=2"), ("w1=2", "w1=1")])
def test_umbrellas_typed_for_equal_mud_cards_are_put_on_different_cards(texts: tuple[str, ...]) -> None:
    deal = {"first": 1, "hands": [["U1", "U2"], ["W1", "S2"], ["W1"]], "pile": []}
    begun = matchwood.new("matschig", players=3, deals=[deal])
    begun.play("throw W1 S2 A")
    begun.play("let", seat=0)
    begun.play("add W1 A", seat=2)
    assert typed(laying(begun, *texts), begun, "") == "shield W1=U1 W1=U2"
