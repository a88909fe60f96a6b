"""The number of ways to play short matches: compiled rules, reference rules and known numbers agree."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import matchwood
from matchwood.cardgames.catalogue import spec_of
from tests.cardgames.counting import ways_from
from tests.cardgames.the_match.conftest import CUPS, LEVEL, Deal, half, shootout
from tests.cardgames.the_match.reference import DECK, Match

SPEC = spec_of("the_match")
HIDE, STOP, SHARED, WHOLE = {"hide_after_miss": True}, {"stop_when_decided": True}, {"shared_sixth": True}, {"circle": "full"}


def all_of(options: dict[str, Any]) -> dict[str, Any]:
    """Return these options, with the defaults of the others."""
    return matchwood.new("the_match", players=2, options=options).options


def ways(deals: list[Deal], options: dict[str, Any]) -> int:
    """Return the number of ways to play the last of these deals. The deals before it are over at once."""
    state = SPEC.fresh(2, all_of(options))
    for deal in deals:
        SPEC.deal_given(state, deal)
    return ways_from(state)


def slow_ways(deals: list[Deal], options: dict[str, Any]) -> int:
    slow = Match(all_of(options))
    for deal in deals:
        slow.lay(deal)
    return count_slowly(slow)


def count_slowly(slow: Match) -> int:
    if slow.due or slow.over:
        return 1
    total = 0
    for move in slow.moves():
        after = deepcopy(slow)
        after.story.clear()
        after.play(move)
        total += count_slowly(after)
    return total


LINES = "Y1 Y2 G3 G4 R5 Y6", "B1 B2 B3 R4 R6 B7"
TOGETHER = "Y1 Y2 G3 G4 R5 Y6", "B1 B2 B3 R4 R7 Y6"

SMALL: list[tuple[list[Deal], dict[str, Any], int]] = [
    ([half("Y5")], {}, 7),
    ([half("B5")], {}, 10),
    ([half("Y4")], {}, 7),
    ([half("Y5", "G5")], {}, 49),
    ([half("B5", "R5")], {}, 100),
    ([half("B5", "B6")], HIDE, 100),
    ([half("Y5 Y6", "B5")], {}, 490),
    ([half("Y3", "B2", {(1, 1): "R3"})], {}, 88),
    ([*LEVEL, shootout(*LINES, "Y7", "B8")], {}, 25),
    ([*LEVEL, shootout(*LINES, "Y7", "R8", "G7 B9")], {}, 385),
    ([*LEVEL, shootout(*LINES, "Y7 Y8", "B8 R9")], {}, 625),
    ([*LEVEL, shootout(*LINES, "Y7 Y8", "R8 R9")], STOP, 545),
    ([*LEVEL, shootout(*LINES, circle="Y7 B8 G7 B9")], {}, 313),
    ([*LEVEL, shootout(*LINES, circle="Y7 B8 G7 B9")], WHOLE, 625),
    ([*LEVEL, shootout(*LINES, circle="Y7 B8 G7 B9")], WHOLE | STOP, 445),
    ([*LEVEL, shootout(*TOGETHER, circle="Y7 B8 G7 B9 G8")], SHARED, 385),
]
LARGE: list[tuple[list[Deal], dict[str, Any], int]] = [
    ([half("Y5 B6 R7", "G5 G6")], {}, 34_300),
    ([half("Y5 B6 R7", "G5 G6 G7")], HIDE, 240_100),
    ([*LEVEL, shootout(*LINES, "Y7 Y8 R10 G8", "B8 R9 G9 R11", "Y9 G10")], {}, 4_440_625),
]


@pytest.mark.parametrize(("deals", "options", "count"), SMALL + LARGE)
def test_short_matches_have_the_known_number_of_ways(deals: list[Deal], options: dict[str, Any], count: int) -> None:
    assert ways(deals, options) == count


@pytest.mark.parametrize(("deals", "options", "count"), SMALL)
def test_the_reference_counts_the_same_number_of_ways(deals: list[Deal], options: dict[str, Any], count: int) -> None:
    assert slow_ways(deals, options) == count


@st.composite
def short_matches(draw: st.DrawFn) -> tuple[list[Deal], dict[str, Any]]:
    options = draw(st.sampled_from(CUPS))
    deck = draw(st.permutations(DECK))
    if draw(st.booleans()):
        a, b = draw(st.sampled_from([(0, 1), (1, 0), (1, 1)]))
        return [{"dealer": draw(st.integers(0, 1)), "field": deck[:16], "stacks": [deck[16 : 16 + a], deck[20 : 20 + b]]}], options
    a, b = draw(st.integers(0, 2)), draw(st.integers(0, 1))
    lines = [deck[:6], [*deck[6:11], deck[5] if options["shared_sixth"] else deck[11]]]
    stacks, circle = [deck[12 : 12 + a], deck[14 : 14 + b]], deck[20 : 20 + draw(st.integers(0, 3))]
    return [*LEVEL, {"dealer": draw(st.integers(0, 1)), "goals": lines, "stacks": stacks, "circle": circle}], options


@given(short_matches())
@settings(max_examples=25)
def test_the_compiled_rules_count_as_many_ways_as_the_reference_in_any_short_match(
    short: tuple[list[Deal], dict[str, Any]],
) -> None:
    assert ways(*short) == slow_ways(*short)
