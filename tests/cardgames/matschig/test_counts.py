"""The number of ways to play tiny rounds: compiled rules, reference rules and known numbers agree."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from matchwood.cardgames.catalogue import spec_of
from tests.cardgames.counting import ways_from
from tests.cardgames.matschig.conftest import OPTIONS, deal
from tests.cardgames.matschig.reference import DECK, Matschig

SPEC = spec_of("matschig")


def ways(dealt: dict[str, Any], options: dict[str, Any]) -> int:
    players = len(dealt["hands"])
    state = SPEC.fresh(players, SPEC.checked_options(options, players))
    SPEC.deal_given(state, dealt)
    return ways_from(state)


def slow_ways(dealt: dict[str, Any], options: dict[str, Any]) -> int:
    players = len(dealt["hands"])
    slow = Matschig(players, SPEC.checked_options(options, players))
    slow.lay(dealt)
    return count_slowly(slow)


def count_slowly(slow: Matschig) -> int:
    """Return the number of ways to continue. Of several seats to decide, the first one decides first."""
    if not slow.owing():
        return 1
    total = 0
    seat = slow.owing()[0]
    for move in slow.moves(seat):
        after = deepcopy(slow)
        after.story.clear()
        after.play(seat, move)
        total += count_slowly(after)
    return total


REOPEN, FIRST = {"reopen_after_duck": True}, {"interrupt_order": "target_first"}

SMALL: list[tuple[dict[str, Any], dict[str, Any], int]] = [
    (deal("||"), {}, 1),
    (deal("W1 S1||"), {}, 2),
    (deal("W1 S1|U1 U1|"), {}, 7),
    (deal("W1 S1 W2|U1|"), {}, 7),
    (deal("W2 S1|U1 S1|"), {}, 7),
    (deal("W5 S3|U5 Duck|S2"), {}, 20),
    (deal("W5 S3|S2|S2"), FIRST, 18),
    (deal("W5 S3|Duck|S2"), REOPEN, 16),
    (deal("W5 S3|Share|Sun", "S2 W1 S1 U3"), {}, 23),
    (deal("W1 W4|S3 W2|13", "S5 U2 W7 S1"), {}, 128),
    (deal("W3 S3|13 Wind|Duck|U3"), {}, 18),
]
LARGE: list[tuple[dict[str, Any], dict[str, Any], int]] = [
    (deal("W5 S3 W2 S1|S2 U3 Duck|U1 U5 W2"), {}, 792),
    (deal("W5 S3 W1 S1|S2 U3 13|Duck Share W4|Sun S4", "W2 S2 U1 W7"), REOPEN, 381_759),
]


@pytest.mark.parametrize(("dealt", "options", "count"), SMALL + LARGE)
def test_tiny_rounds_have_the_known_number_of_ways(dealt: dict[str, Any], options: dict[str, Any], count: int) -> None:
    assert ways(dealt, {"rounds": 1} | options) == count


@pytest.mark.parametrize(("dealt", "options", "count"), SMALL + LARGE[:1])
def test_the_reference_counts_the_same_number_of_ways(dealt: dict[str, Any], options: dict[str, Any], count: int) -> None:
    assert slow_ways(dealt, {"rounds": 1} | options) == count


def test_a_number_of_ways_counted_by_hand_is_correct() -> None:
    """W1 + S1 at B or C. C has to take it. B takes it, or averts the water or the sand with its only umbrella."""
    assert ways(deal("W1 S1|U1|"), {"rounds": 1}) == 3 + 1


@st.composite
def tiny_rounds(draw: st.DrawFn) -> tuple[dict[str, Any], dict[str, Any]]:
    deck = draw(st.permutations(DECK))
    players = draw(st.integers(3, 4))
    hands = [list(draw(st.permutations(["W2", "S1", "W1", "S3"]))[:3])]
    rest = [card for card in deck if card not in ("W2", "S1", "W1", "S3")]
    for _ in range(players - 1):
        size = draw(st.integers(0, 2))
        hands.append(rest[:size])
        rest = rest[size:]
    options = draw(st.sampled_from([options for options in OPTIONS if not options["party"]]))
    return {"first": draw(st.integers(0, players - 1)), "hands": hands, "pile": rest[: draw(st.integers(0, 2))]}, options


@given(tiny_rounds())
@settings(max_examples=25)
def test_the_compiled_rules_count_as_many_ways_as_the_reference_in_any_tiny_round(
    tiny: tuple[dict[str, Any], dict[str, Any]],
) -> None:
    dealt, options = tiny
    assert ways(dealt, {"rounds": 1} | options) == slow_ways(dealt, {"rounds": 1} | options)
