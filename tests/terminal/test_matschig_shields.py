"""Umbrellas are laid on mud cards step by step; one sees what comes of it, and can go back, before they are played."""

from __future__ import annotations

import pytest

import matchwood
from matchwood.cardgames.matschig.contract import Table
from matchwood.terminal.tables.terminal_table import Misread, TerminalTable
from tests.terminal.matschig import defending, seen, terminal_table, text_of, typed

HAND = ("W5", "U1", "U1", "U2", "U3", "U5", "U6")
TWICE = defending(HAND, added="W2")
"""W3, S5, W2 have come."""


def laying(game: matchwood.Game, *texts: str) -> TerminalTable[Table]:
    asked = terminal_table()
    for text in texts:
        assert typed(asked, game, text) is None
    return asked


@pytest.mark.parametrize("text", ["s5=6 w3=3", "W3=U3 S5=U6", "shield W3=U3 S5=U6", "s5 = u6, w3=3"])
def test_umbrellas_are_typed_onto_mud_and_confirmed(text: str) -> None:
    asked = laying(TWICE, text)
    shown = text_of(asked.picture(seen(TWICE)))
    assert "With these umbrellas: W2 hits: 2 points" in shown
    assert shown.count("blocked") == 2
    assert "Enter plays this" in asked.question(seen(TWICE))
    assert typed(asked, TWICE, "") == "shield W3=U3 S5=U6"


def test_what_is_still_wanting_is_said_until_it_is_laid() -> None:
    asked = laying(TWICE, "s5=3")
    assert "2 too low" in text_of(asked.picture(seen(TWICE)))
    with pytest.raises(Misread, match="Umbrella 3 on Sand 5: 2 too low"):
        typed(asked, TWICE, "")
    assert typed(asked, TWICE, "s5=2") is None
    assert typed(asked, TWICE, "") == "shield S5=U2+U3"


def test_the_last_step_is_taken_back_first() -> None:
    asked = laying(TWICE, "s5=6", "w2=2", "z")
    assert typed(asked, TWICE, "") == "shield S5=U6"
    asked = laying(TWICE, "s5=6", "z")
    with pytest.raises(Misread, match="Choose a number"):
        typed(asked, TWICE, "")


def test_umbrellas_that_lie_on_mud_cannot_be_laid_again() -> None:
    asked = laying(TWICE, "s5=6")
    with pytest.raises(Misread, match="only 1 × Umbrella 6"):
        typed(asked, TWICE, "w3=6")
    assert typed(asked, TWICE, "") == "shield S5=U6"


def test_umbrellas_without_a_place_go_where_they_hold_off_most() -> None:
    assert typed(laying(TWICE, "u5 u3"), TWICE, "") == "shield W3=U3 S5=U5"
    assert typed(laying(TWICE, "U6"), TWICE, "") == "shield S5=U6"
    assert typed(laying(TWICE, "s5=5", "u3"), TWICE, "") == "shield W3=U3 S5=U5"


def test_umbrellas_that_suffice_only_for_a_covered_card_are_too_weak() -> None:
    with pytest.raises(Misread, match="2 in all, too low for each card that would hit you"):
        typed(laying(TWICE, "w2=2"), TWICE, "u1 u1")


def test_something_else_may_be_chosen_instead() -> None:
    asked = laying(TWICE, "s5=6")
    assert typed(asked, TWICE, "1") == "take"
    assert "blocked" not in text_of(asked.picture(seen(TWICE))), "the next mud begins with no umbrella on it"


def test_umbrellas_are_no_choice_where_none_is_strong_enough() -> None:
    game = defending(("W5", "S4", "U1", "Wind"))
    assert terminal_table().question(seen(game)) == "A number? "
    assert terminal_table("de").question(seen(game)) == "Eine Nummer? "
    with pytest.raises(Misread, match=r"Choose a number from 1 to 2\."):
        typed(terminal_table(), game, "")


def test_mud_that_nothing_holds_off_is_taken_with_enter() -> None:
    game = defending(("W5", "S4", "U1"))
    assert "You cannot block this." in text_of(terminal_table().picture(seen(game)))
    assert terminal_table().question(seen(game)) == "Press Enter to take it: "
    assert typed(terminal_table(), game, "") == "take"


def test_the_list_has_the_cheapest_shield_for_each_choice_of_mud() -> None:
    page = text_of(terminal_table().pages(seen(TWICE), "m")[0], height=None)
    for text in ("W3=U3 S5=U5 W2=U2 · nothing hits", "S5=U5 · W3 W2 hit: 5 points", "W2=U2 · W3 S5 hit: 8 points"):
        assert text in page


@pytest.mark.parametrize("texts", [("w1=2 w1=1",), ("w1=1", "w1=2"), ("w1=2", "w1=1")])
def test_equal_mud_cards_are_told_apart_by_what_they_need(texts: tuple[str, ...]) -> None:
    deal = {"first": 1, "hands": [["U1", "U2"], ["W1", "S2"], ["W1"]], "pile": []}
    begun = matchwood.new("matschig", players=3, deals=[deal])
    begun.play("throw W1 S2 A")
    begun.play("let", seat=0)
    begun.play("add W1 A", seat=2)
    assert typed(laying(begun, *texts), begun, "") == "shield W1=U1 W1=U2"
