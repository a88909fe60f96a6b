"""The changes that sticks make to a card: computed changes compared with the table typed from the rule page."""

from __future__ import annotations

import pytest

from matchwood.cardgames.tycoon import digits
from matchwood.cardgames.tycoon.hands import COSTS
from tests.cardgames.tycoon import reference

PAIRS = [(card, number) for card in reference.KINDS for number in reference.NUMBERS]


def cell(card: str, number: str) -> str:
    """Return the computed cell in the notation of the rule page."""
    upright, turned = (digits.sticks_laid(card, number, upside_down) for upside_down in (False, True))
    if upright is None and turned is None:
        return "."
    lengths = {len(sticks) for sticks in (upright, turned) if sticks is not None}
    assert len(lengths) == 1, "turning never changes how many sticks are needed"
    way = "" if upright is not None and turned is not None else "t" if upright is None else "u"
    return f"{lengths.pop()}{way}"


def reached(card: str) -> str:
    """Return the numbers of the base game that a card can show."""
    return "".join(number for number in reference.BASE if digits.cost(card, number) != digits.IMPOSSIBLE)


def reaching(number: str, cards: str = "012345678AbCdF") -> str:
    """Return the cards of the base game that can show a number."""
    return "".join(card for card in cards if digits.cost(card, number) != digits.IMPOSSIBLE)


def test_the_kinds_and_numbers_have_the_order_of_the_rule_page() -> None:
    assert digits.KINDS == "012345678AbCdFGH=_"
    assert digits.NUMBERS == "0123456789AbCdEFGH"


@pytest.mark.parametrize("card", reference.KINDS)
def test_every_computed_cell_equals_that_of_the_rule_page(card: str) -> None:
    computed = {number: cell(card, number) for number in reference.NUMBERS}
    assert computed == {number: reference.CELLS.get((card, number), ".") for number in reference.NUMBERS}


@pytest.mark.parametrize("card", reference.KINDS)
def test_sticks_cover_exactly_the_segments_that_the_card_lacks(card: str) -> None:
    for number in reference.NUMBERS:
        for upside_down in (False, True):
            printed = digits.turned(digits.SHAPES[card]) if upside_down else digits.SHAPES[card]
            sticks = digits.sticks_laid(card, number, upside_down)
            if sticks is not None:
                assert sorted(printed + sticks) == sorted(digits.SHAPES[number]), "no stick on a printed segment, none missing"


@pytest.mark.parametrize("card", reference.KINDS)
def test_the_shown_change_and_the_compiled_number_of_sticks_agree_with_the_rule_page(card: str) -> None:
    for number in reference.NUMBERS:
        how, written = digits.change(card, number), reference.CELLS.get((card, number))
        compiled = int(COSTS[reference.KINDS.index(card), reference.NUMBERS.index(number)])
        if written is None:
            assert (how, digits.cost(card, number), compiled) == (None, digits.IMPOSSIBLE, digits.IMPOSSIBLE)
        else:
            assert how is not None
            assert how[0] == (written[-1] == "t"), "turned only if it must be"
            assert len(how[1]) == digits.cost(card, number) == compiled == int(written[0])


def test_turning_swaps_top_and_bottom_left_and_right_and_keeps_the_middle() -> None:
    assert [digits.turned(segment) for segment in "abcdefg"] == list("defabcg")
    assert digits.turned("") == ""
    assert all(digits.turned(digits.turned(shape)) == shape for shape in digits.SHAPES.values())


# --- the sentences below the table ---------------------------------------------------------------------------------------------


def test_2_can_become_only_8() -> None:
    assert reached("2") == "28"


def test_only_1_can_become_f_with_two_sticks_and_turned() -> None:
    assert reaching("F") == "1F"
    assert digits.change("1", "F") == (True, "ag")


def test_7_cannot_become_f() -> None:
    assert digits.change("7", "F") is None


@pytest.mark.parametrize(
    ("card", "number", "sticks"),
    [("4", "9", 2), ("4", "A", 2), ("1", "F", 2), ("3", "9", 1), ("7", "3", 2), ("6", "8", 1), ("0", "8", 1), ("4", "8", 3)],
)
def test_a_change_in_the_rule_text_takes_this_number_of_sticks(card: str, number: str, sticks: int) -> None:
    assert digits.cost(card, number) == sticks


def test_the_only_changes_without_sticks_are_3_to_e_and_6_to_9_both_turned() -> None:
    free = {(card, number) for card, number in PAIRS if card != number and digits.cost(card, number) == 0}
    assert free == {("3", "E"), ("6", "9")}
    assert digits.change("3", "E") == digits.change("6", "9") == (True, "")


def test_b_is_not_6_and_turned_it_is_not_9() -> None:
    assert digits.cost("b", "6") == 1
    assert digits.cost("b", "9") == 1
    assert digits.turned(digits.SHAPES["b"]) not in digits.SHAPES.values()


def test_a_turned_d_and_a_turned_7_are_not_numbers() -> None:
    assert digits.turned(digits.SHAPES["d"]) not in digits.SHAPES.values()
    assert digits.turned(digits.SHAPES["7"]) not in digits.SHAPES.values()


def test_only_6_and_9_become_each_other_when_turned_and_only_0_2_5_8_and_h_look_the_same() -> None:
    shapes = {number: digits.SHAPES[number] for number in reference.NUMBERS}
    pairs = {(one, other) for one in shapes for other in shapes if digits.turned(shapes[one]) == shapes[other]}
    assert pairs == {*((number, number) for number in "0258H"), ("6", "9"), ("9", "6"), ("3", "E"), ("E", "3")}


def test_6_has_its_top_bar_and_9_its_bottom_bar_and_7_three_segments_and_a_and_c_are_capitals() -> None:
    assert "a" in digits.SHAPES["6"]
    assert "d" in digits.SHAPES["9"]
    assert digits.SHAPES["7"] == "abc"
    assert digits.SHAPES["A"] == "abcefg"
    assert digits.SHAPES["C"] == "adef"


def test_every_card_can_become_8_and_8_can_become_no_other_number() -> None:
    assert reaching("8") == "012345678AbCdF"
    assert reached("8") == "8"


def test_only_2_and_5_themselves_can_show_2_and_5() -> None:
    assert reaching("2") == "2"
    assert reaching("5") == "5"


def test_1_can_become_every_number_except_2_and_5() -> None:
    assert reached("1") == "01346789AbCdEF"


def test_d_can_be_shown_by_1_and_f_and_e_by_1_3_7_c_and_f() -> None:
    assert reaching("d") == "1dF"
    assert reaching("E") == "137CF"


def test_equals_and_blank_are_not_numbers_without_sticks() -> None:
    assert min(sticks for (card, _), sticks in reference.STICKS.items() if card in "=_") == 2
    assert [digits.cost("_", number) for number in reference.NUMBERS] == [len(digits.SHAPES[n]) for n in reference.NUMBERS]
    assert reaching("8", "GH=_") == "GH=_"
