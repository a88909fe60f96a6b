"""Umbrellas against mud: each assignment exists exactly once, as text and as sequences of decisions."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import matchwood
from matchwood.cardgames.catalogue import spec_of
from matchwood.engine import states
from matchwood.engine.bits import members
from tests.cardgames.matschig.conftest import moves_of
from tests.cardgames.matschig.mud import PAIRS, against, listed, mud_of
from tests.cardgames.matschig.reference import UMBRELLAS, WATER
from tests.cardgames.matschig.reference_cards import shields, total

SPEC = spec_of("matschig")


def state_of(game: matchwood.Game) -> states.State:
    return game.view(1).state()


@pytest.mark.parametrize("pair", PAIRS, ids=" ".join)
def test_every_assignment_against_this_mud_is_listed_exactly_once(pair: tuple[str, str]) -> None:
    luck = random.Random(str(pair))
    for mud in {pair, mud_of(pair)}:
        for size in (1, 2, 3, 4, 5):
            umbrellas = luck.choices(UMBRELLAS[:4] if size > 3 else UMBRELLAS, k=size)
            if all(umbrellas.count(card) <= 4 for card in umbrellas):
                moves = listed(against(mud, umbrellas))
                assert len(set(moves)) == len(moves)
                assert set(moves) == shields(mud, umbrellas)


EQUAL = [pair for pair in PAIRS if len(set(mud_of(pair))) == 2 and len(mud_of(pair)) == 3]


@pytest.mark.parametrize("pair", EQUAL, ids=" ".join)
@given(umbrellas=st.lists(st.sampled_from(UMBRELLAS), max_size=6).filter(lambda held: all(held.count(card) <= 4 for card in held)))
def test_equal_mud_cards_have_one_text_for_each_effect(pair: tuple[str, str], umbrellas: list[str]) -> None:
    mud = mud_of(pair)
    moves = listed(against(mud, umbrellas))
    assert len(set(moves)) == len(moves)
    assert set(moves) == shields(mud, umbrellas)


def test_the_pairs_that_can_lead_to_equal_mud_cards_are_those_of_twice_the_value() -> None:
    assert {(pair, mud_of(pair)[2]) for pair in EQUAL} == {
        *((("W1", "S2"), "W1"), (("W2", "S1"), "S1"), (("W2", "S4"), "W2"), (("W4", "S2"), "S2")),
    }


@pytest.mark.parametrize(
    ("mud", "umbrellas", "expected"),
    [
        (("W2", "S1"), "", set()),
        (("W7", "S7"), "U6", set()),
        (("W2", "S1"), "U1", {"shield S1=U1"}),
        (("W1", "S1"), "U1 U1", {"shield W1=U1", "shield S1=U1", "shield W1=U1+U1", "shield S1=U1+U1", "shield W1=U1 S1=U1"}),
        (("W2", "S2"), "U5 U1", {"shield W2=U5", "shield W2=U1+U5", "shield S2=U5", "shield S2=U1+U5"}),
        (
            ("W1", "S2", "W1"),
            "U1 U2",
            {
                *("shield W1=U1", "shield W1=U2", "shield W1=U1+U2", "shield S2=U2", "shield S2=U1+U2"),
                *("shield W1=U1 S2=U2", "shield W1=U1 W1=U2"),
            },
        ),
    ],
)
def test_small_hands_have_the_shields_that_were_listed_by_hand(mud: tuple[str, ...], umbrellas: str, expected: set[str]) -> None:
    assert set(listed(against(mud, umbrellas.split()))) == expected


def test_a_group_that_is_a_prefix_of_another_group_sorts_before_it() -> None:
    moves = listed(against(("W2", "S4", "W2"), ["U2", "U2", "U2", "U3"]))
    assert "shield W2=U2 W2=U2+U2" in moves
    assert "shield W2=U2+U2 W2=U2" not in moves
    assert "shield W2=U2+U2 W2=U3" in moves
    assert "shield W2=U2+U3 W2=U2+U2" not in moves


@pytest.mark.parametrize("mud", [("W7", "S5", "S2"), ("W2", "S4", "W2"), ("W7", "S1")], ids=" ".join)
@pytest.mark.parametrize("umbrellas", ["U1 U2 U3 U4 U5 U6 U7", "U2 U2 U2 U3 U3 U5 U7"])
def test_seven_umbrellas_have_every_assignment_once(mud: tuple[str, ...], umbrellas: str) -> None:
    moves = listed(against(mud, umbrellas.split()))
    assert len(set(moves)) == len(moves)
    assert set(moves) == shields(mud, umbrellas.split())


# --- sequences of decisions ----------------------------------------------------------------------------------------------------


def runs(state: states.State, begun: tuple[int, ...] = ()) -> list[tuple[int, ...]]:
    """Yield every sequence of decisions from here to the end of a shield."""
    possible = list(members(states.legal(state, 1)))
    assert possible, "no dead end"
    assert all(decision < 64 for decision in possible)
    found = []
    for decision in possible if begun else [24]:
        after = states.copy_of(state)
        states.apply(after, 1, decision)
        run = (*begun, decision)
        found += runs(after, run) if after["midway"][0] else [run]
    return found


@pytest.mark.parametrize(
    ("mud", "umbrellas"),
    [
        (("W2", "S2"), "U1 U1 U2"),
        (("W7", "S7"), "U1 U6 U7 U3"),
        (("W5", "S3", "S2"), "U1 U2 U3 U4 U5"),
        (("W1", "S2", "W1"), "U1 U1 U1 U2 U3"),
        (("W2", "S4", "W2"), "U1 U1 U2 U2 U3"),
        (("W4", "S2", "S2"), "U1 U1 U1 U2 U5"),
    ],
)
def test_sequences_of_decisions_reach_all_assignments_without_dead_ends(mud: tuple[str, ...], umbrellas: str) -> None:
    game = against(mud, umbrellas.split())
    state = state_of(game)
    found = runs(state)
    assert len(set(found)) == len(found)
    texts = [SPEC.move_of(state, 1, run) for run in found]
    assert texts == listed(game), "in the order of their decisions"
    assert set(texts) == shields(mud, umbrellas.split())
    for run, text in zip(found, texts, strict=True):
        assert SPEC.decisions(state, 1, text) == run


@given(
    st.sampled_from(PAIRS),
    st.lists(st.sampled_from(UMBRELLAS), max_size=6).filter(lambda held: all(held.count(card) <= 4 for card in held)),
    st.integers(0, 10**6),
)
def test_every_sequence_of_decisions_ends_with_a_legal_shield(pair: tuple[str, str], umbrellas: list[str], seed: int) -> None:
    luck = random.Random(seed)
    game = against(mud_of(pair), umbrellas)
    state, run = state_of(game), [24]
    if not states.legal(state, 1) >> 24 & 1:
        assert listed(game) == []
        return
    states.apply(state, 1, 24)
    while state["midway"][0]:
        run.append(luck.choice(list(members(states.legal(state, 1)))))
        states.apply(state, 1, run[-1])
    assert SPEC.move_of(state_of(game), 1, run) in moves_of(game)


@pytest.mark.parametrize("pair", PAIRS[::5], ids=" ".join)
def test_used_umbrellas_leave_the_hand_and_mud_that_is_not_averted_lands_in_the_pool(pair: tuple[str, str]) -> None:
    umbrellas = ["U1", "U2", "U3", "U5"]
    game = against(mud_of(pair), umbrellas)
    for move in listed(game):
        after = game.copy()
        after.play(move)
        story = next(told for told in after.happenings if told.type == "defence")
        used = [card for part in move.split()[1:] for card in part.split("=")[1].split("+")]
        assert story.played == sorted(used)
        assert sorted(after.view(1).table.hand + used) == umbrellas
        averted = total(part.split("=")[0] for part in move.split()[1:])
        landed = total(story.landed)
        assert landed + averted == total(mud_of(pair))
        one_kind = len({card in WATER for card in story.landed}) == 1
        assert after.result is not None
        assert after.result.scores[1] == ((landed + 1) // 2 if one_kind else landed)
