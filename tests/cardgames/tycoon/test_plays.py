"""The list of legal moves is complete and in its fixed order, without duplicates, also for the largest hands and any number of
sticks.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from matchwood.engine import states
from matchwood.engine.bits import members
from tests.cardgames.tycoon import reference
from tests.cardgames.tycoon.conftest import SPEC, Position


def place(move: str) -> tuple[int, int, int, list[int]]:
    """Return the sort key of a play: number, count, fewest sticks, kinds."""
    number, cards = move.split(":")[0], move.split()[1:]
    sticks = sum(reference.STICKS[card, number] for card in cards)
    return reference.NUMBERS.index(number), len(cards), sticks, [reference.KINDS.index(card) for card in cards]


def plays_by_brute_force(hand: list[str], sticks: int, numbers: list[str], counts: list[int]) -> list[str]:
    """Yield every play of these numbers and counts, in order."""
    held = tuple(sorted(hand, key=reference.KINDS.index))
    return sorted(
        (
            move
            for number in numbers
            for count in counts
            for move, needed in reference.plays(held, number, count).items()
            if needed <= sticks
        ),
        key=place,
    )


def some_hand(seed: int, size: int, expansion: str) -> list[str]:
    return random.Random(seed).sample(reference.deck(expansion), size)


def numbers_with(expansion: str) -> list[str]:
    return reference.BASE if expansion == "none" else reference.EXPANDED


@pytest.mark.parametrize("sticks", [0, 1, 3, 8, 20, 99])
@pytest.mark.parametrize(("expansion", "size"), [("none", 15), ("GH", 15), ("all", 15), ("all", 18)])
def test_a_leader_with_a_large_hand_has_every_play_once_and_in_order(expansion: str, size: int, sticks: int) -> None:
    for seed in range(3):
        hand = some_hand(seed, size, expansion)
        position = Position(f"{' '.join(hand)}|", [sticks, 1], expansion=expansion)
        every = plays_by_brute_force(hand, sticks, numbers_with(expansion), [1, 2, 3, 4, 5])
        assert position.moves() == (every or ["pass"])


@given(
    st.integers(0, 10**6),
    st.integers(1, 15),
    st.integers(0, 40),
    st.integers(1, 5),
    st.sampled_from(["none", "GH", "all"]),
    st.sampled_from(["normal", "reversed"]),
    st.integers(0, 15),
)
def test_a_follower_has_every_stronger_play_once_and_in_order_and_then_the_pass(
    seed: int, size: int, sticks: int, count: int, expansion: str, order: str, lying: int
) -> None:
    hand, numbers = some_hand(seed, size, expansion), numbers_with(expansion)
    table = f"{numbers[lying]}: {' '.join('8' * count)}"
    position = Position(f"{' '.join(hand)}|", [sticks, 1], table, order=order, expansion=expansion)
    stronger = numbers[lying + 1 :] if order == "normal" else numbers[:lying]
    assert position.moves() == [*plays_by_brute_force(hand, sticks, stronger, [count]), "pass"]


def test_moves_are_listed_by_number_count_sticks_and_kinds() -> None:
    assert Position("8 0 6 3 3|5", [2, 1]).moves() == [
        *["0: 0"],
        *["3: 3", "3: 3 3"],
        *["6: 6", "6: 3", "6: 3 6", "6: 3 3", "6: 3 3 6"],
        *["8: 8", "8: 0", "8: 6", "8: 3", "8: 0 8", "8: 6 8", "8: 0 6", "8: 3 8", "8: 0 6 8"],
        *["9: 6", "9: 3", "9: 3 6", "9: 3 3", "9: 3 3 6"],
        *["E: 3", "E: 3 3"],
    ]


@pytest.mark.parametrize(
    ("hand", "expansion", "count"),
    [
        ("0 1 1 2 3 4 5 6 7 8 A b C d F", "none", 5_138),
        ("1 3 4 5 6 7 A b C d F G H = _", "all", 9_215),
        ("0 1 2 3 4 5 6 7 8 A b C d F G H = _", "all", 16_922),
    ],
)
def test_the_hands_with_the_most_plays_have_the_known_number(hand: str, expansion: str, count: int) -> None:
    position = Position(f"{hand}|", [99, 1], expansion=expansion)
    assert len(position.moves()) == count
    assert position.moves() == plays_by_brute_force(hand.split(), 99, numbers_with(expansion), [1, 2, 3, 4, 5])


def test_a_thousand_sticks_allow_the_same_moves_as_enough_sticks() -> None:
    hand = "1 1 1 1 7 7 7 7 4 4 4 C C F F"
    assert Position(f"{hand}|", [30_000, 1]).moves() == Position(f"{hand}|", [25, 1]).moves()


# --- sequences of decisions ----------------------------------------------------------------------------------------------------


def runs(state: states.State, seat: int, begun: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    """Yield every sequence of decisions that makes a move of the seat."""
    decisions = list(members(states.legal(state, seat)))
    assert decisions, f"nothing goes on from {begun}"
    for decision in decisions:
        after = states.copy_of(state)
        states.apply(after, seat, decision)
        if after["midway"][0]:
            yield from runs(after, seat, (*begun, decision))
        else:
            yield (*begun, decision)


@given(
    st.integers(0, 10**6),
    st.integers(1, 7),
    st.integers(0, 8),
    st.integers(0, 3),
    st.sampled_from(["none", "all"]),
    st.sampled_from(["normal", "reversed"]),
)
def test_sequences_of_decisions_have_no_dead_ends_and_make_each_legal_move_in_one_way(
    seed: int, size: int, sticks: int, count: int, expansion: str, order: str
) -> None:
    hand = " ".join(some_hand(seed, size, expansion))
    lying = f"5: {' '.join('5' * count)}" if count else ""
    position = Position(f"{hand}|", [sticks, 1], lying, order=order, expansion=expansion)
    found = list(runs(position.state, 0))
    texts = [SPEC.move_of(position.state, 0, run) for run in found]
    assert len(texts) == len(set(texts))
    assert set(texts) == set(position.moves())
    assert [SPEC.decisions(position.state, 0, text) for text in texts] == found
