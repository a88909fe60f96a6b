"""Hidden cards are in no view. Worlds that a seat cannot distinguish look equal to it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import matchwood
from matchwood.engine import states
from tests.cardgames.seeing import imagined, observed
from tests.cardgames.the_match.cards import dealt, named
from tests.cardgames.the_match.conftest import (
    CUPS,
    OPTIONS,
    by_the_reference_rules,
    face_down,
    middle,
    penalties,
    shootout,
)
from tests.cardgames.the_match.reference import HALVES

EYES = st.sampled_from([None, 0, 1])
middles = st.builds(middle, st.sampled_from(OPTIONS + CUPS), st.integers(0, 10**6), st.floats(0, 1), st.booleans())


@given(middles, EYES, st.integers(0, 10**6))
def test_a_sampled_world_looks_the_same_to_the_seat_that_sampled_it(game: matchwood.Game, seat: int | None, seed: int) -> None:
    view = game.view(seat)
    assert observed(imagined(view, seed), seat) == view.observed


@given(middles, EYES)
def test_observing_an_observation_again_changes_nothing(game: matchwood.Game, seat: int | None) -> None:
    view = game.view(seat)
    assert observed(view.state(), seat) == view.observed


@given(middles)
def test_both_seats_and_spectators_see_the_same(game: matchwood.Game) -> None:
    tables = [game.view(seat).table for seat in (0, 1, None)]
    assert tables[0] == tables[1] == tables[2]


# --- worlds as deals -----------------------------------------------------------------------------------------------------------


def record_of(game: matchwood.Game, world: states.State) -> dict[str, Any]:
    """Return the record of the game with the cards of this world as its last deal."""
    record, now = game.record(), dealt(world)
    record.pop("result", None)
    last = [event["deal"] for event in record["events"] if "deal" in event]
    for key in last[-1]:
        if key in now:
            last[-1][key] = now[key]
    if "field" not in last[-1] and "toss" not in last[-1]:  # the lines, and the cards beside them before the pile was shuffled
        first = next(deal for deal in last if "goals" in deal)
        first["goals"] = now["goals"]
    return record


@given(middles, EYES, st.integers(0, 10**6))
def test_two_worlds_that_a_seat_cannot_distinguish_give_views_with_the_same_bytes(
    game: matchwood.Game, seat: int | None, seed: int
) -> None:
    """This test covers halves and the shoot-out before its first pile, if the other world is a deal with which all moves have
    the same effect.
    """
    if game.over or by_the_reference_rules(game).piles:
        return
    twin = matchwood.load(record_of(game, imagined(game.view(seat), seed)))
    assert twin.view(seat).observed == game.view(seat).observed
    assert twin.view(seat).to_dict() == game.view(seat).to_dict()
    assert twin.happenings == game.happenings


@pytest.mark.parametrize("shared", [False, True])
def test_two_worlds_that_no_seat_can_distinguish_give_the_same_view_during_a_pile(shared: bool) -> None:
    """Hidden cards of the lines are swapped with cards of the shuffled pile. Before the pile, these cards were unused."""
    lines = ("Y1 Y2 Y3 Y4 Y5 Y6", "B1 B2 B3 B4 B5 Y6" if shared else "B1 B2 B3 B4 B5 B6")
    twins = [("Y2", "G2"), ("Y3", "R5"), ("Y4", "R6")]
    views = []
    for swap in ({}, dict(twins), {"Y5": "G3", "B5": "R4"}):
        there = swap | {new: old for old, new in swap.items()}
        of_a, of_b = (" ".join(there.get(card, card) for card in line.split()) for line in lines)
        pile = [there.get(card, card) for card in ["G8", "R9", "G2", "R5", "R6", "G3", "R4", "B9"]]
        game = penalties(shootout(of_a, of_b, "G10", "R10", "G11 R11"), {"circle": pile}, moves="1 1 1 1 1", shared_sixth=shared)
        assert game.view(None).table.part == "pile"
        views.append([game.view(seat).observed for seat in (0, 1, None)])
    assert views[0] == views[1] == views[2]


def test_an_unused_ball_of_the_circle_does_not_stay_behind_a_smaller_pile() -> None:
    lines = "Y1 Y2 Y3 Y4 Y5 Y6", "B1 B2 B3 B4 B5 Y6"
    seen = []
    for odd in ("R9", "G9"):
        game = penalties(shootout(*lines, circle=f"G7 R7 {odd}"), {"circle": ["G8", "R8"]}, moves="1 1 1", shared_sixth=True)
        assert game.view(None).table.part == "pile"
        seen.append(game.view(1).observed)
    assert seen[0] == seen[1]


@given(middles, EYES)
def test_a_view_names_no_hidden_card_that_was_never_seen(game: matchwood.Game, seat: int | None) -> None:
    story = repr(game.happenings[max(n for n, told in enumerate(game.happenings) if told.type == "deal") :])
    shown = set(re.findall(r"'([YBRG]\d+)'", repr(game.view(seat).to_dict())))
    assert shown <= set(re.findall(r"'([YBRG]\d+)'", story))


@given(middles)
def test_the_bytes_of_a_view_contain_no_card_that_no_seat_has_seen(game: matchwood.Game) -> None:
    slow, state = by_the_reference_rules(game), game.view(0).state()
    now = dealt(state)
    for place in face_down(slow):
        if slow.part in HALVES:
            assert now["field"][4 * (place[0] - 1) + place[1] - 1] == "?"
        else:
            assert now["goals"][place[0]][place[1] - 1] == "?"
    for seat in (0, 1):
        assert now["stacks"][seat] == slow.used[seat] + ["?"] * len(slow.stacks[seat])
    assert set(named(state["circle"][0][len(slow.circle_used) :])) <= {"?"} or slow.part in HALVES
