"""Umbrellas are laid on mud cards step by step; one sees what comes of it, and can go back, before they are played."""

from __future__ import annotations

import pytest

from matchwood.terminal.tables.terminal_table import Misread, TerminalTable
from tests.terminal.conftest import Json
from tests.terminal.matschig import defending, terminal_table, text_of

HAND = ("W5", "U1", "U1", "U2", "U3", "U5", "U6")
TWICE = defending(HAND, added="W2")
"""W3, S5, W2 have come."""


def laying(view: Json, *typed: str) -> TerminalTable:
    asked = terminal_table()
    for text in typed:
        assert asked.switches(view, text)
    return asked


@pytest.mark.parametrize("text", ["s5=6 w3=3", "W3=U3 S5=U6", "shield W3=U3 S5=U6", "s5 = u6, w3=3"])
def test_umbrellas_are_typed_onto_mud_and_confirmed(text: str) -> None:
    view = TWICE
    asked = laying(view, text)
    shown = text_of(asked.picture(view))
    assert "With these umbrellas: W2 lands: 2 points" in shown
    assert shown.count("held off") == 2
    assert "Enter does it" in asked.question(view)
    assert asked.move(view, "") == "shield W3=U3 S5=U6"


def test_what_is_still_wanting_is_said_until_it_is_laid() -> None:
    asked = laying(TWICE, "s5=3")
    assert "2 to go" in text_of(asked.picture(TWICE))
    with pytest.raises(Misread, match="Umbrella 3 on S5: 2 to go"):
        asked.move(TWICE, "")
    assert asked.switches(TWICE, "s5=2")
    assert asked.move(TWICE, "") == "shield S5=U2+U3"


def test_the_last_step_is_taken_back_first() -> None:
    asked = laying(TWICE, "s5=6", "w2=2", "z")
    assert asked.move(TWICE, "") == "shield S5=U6"
    asked = laying(TWICE, "s5=6", "z")
    with pytest.raises(Misread, match="Choose one"):
        asked.move(TWICE, "")


def test_umbrellas_that_lie_on_mud_cannot_be_laid_again() -> None:
    asked = laying(TWICE, "s5=6")
    with pytest.raises(Misread, match="only 1 × Umbrella 6"):
        asked.switches(TWICE, "w3=6")
    assert asked.move(TWICE, "") == "shield S5=U6"


def test_umbrellas_without_a_place_go_where_they_hold_off_most() -> None:
    assert laying(TWICE, "u5 u3").move(TWICE, "") == "shield W3=U3 S5=U5"
    assert laying(TWICE, "U6").move(TWICE, "") == "shield S5=U6"
    assert laying(TWICE, "s5=5", "u3").move(TWICE, "") == "shield W3=U3 S5=U5"


def test_umbrellas_that_suffice_only_for_a_covered_card_are_too_weak() -> None:
    with pytest.raises(Misread, match="2 in all, and no card that would hit you is as light"):
        laying(TWICE, "w2=2").switches(TWICE, "u1 u1")


def test_something_else_may_be_chosen_instead() -> None:
    asked = laying(TWICE, "s5=6")
    assert asked.move(TWICE, "1") == "take"
    assert "held off" not in text_of(asked.picture(TWICE)), "the next mud begins with no umbrella on it"


def test_umbrellas_are_no_choice_where_none_is_strong_enough() -> None:
    view = defending(("W5", "S4", "U1", "Wind"))
    assert terminal_table().question(view) == "A number? "
    assert terminal_table("de").question(view) == "Eine Nummer? "
    with pytest.raises(Misread, match=r"Choose one: a number from 1 to 2\."):
        terminal_table().move(view, "")


def test_mud_that_nothing_holds_off_is_taken_with_enter() -> None:
    view = defending(("W5", "S4", "U1"))
    assert "Nothing of yours holds any of it off" in text_of(terminal_table().picture(view))
    assert terminal_table().question(view) == "Enter takes it: "
    assert terminal_table().move(view, "") == "take"


def test_the_list_has_the_cheapest_shield_for_each_choice_of_mud() -> None:
    page = text_of(terminal_table().pages(TWICE, "m")[0], height=None)
    for text in ("W3=U3 S5=U5 W2=U2 · nothing lands", "S5=U5 · W3 W2 land: 5 points", "W2=U2 · W3 S5 land: 8 points"):
        assert text in page


@pytest.mark.parametrize("typed", [("w1=2 w1=1",), ("w1=1", "w1=2"), ("w1=2", "w1=1")])
def test_equal_mud_cards_are_told_apart_by_what_they_need(typed: tuple[str, ...]) -> None:
    view = {**TWICE, "table": {**TWICE["table"], "mud": ["W1", "S2", "W1"]}, "moves": ["take", "shield W1=U1 W1=U2"]}
    assert laying(view, *typed).move(view, "") == "shield W1=U1 W1=U2"
