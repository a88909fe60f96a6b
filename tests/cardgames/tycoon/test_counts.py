"""The number of ways to play small games: compiled rules, reference rules and known numbers agree."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cardgames.counting import ways_from
from tests.cardgames.tycoon import reference
from tests.cardgames.tycoon.conftest import OPTIONS, Position

FOUR = {"revolution_at": 4}
ALL = {"expansion": "all"}


def ways(hands: str, sticks: list[int], leader: int, options: dict[str, Any]) -> int:
    """Return the count of the compiled rules. Each move is one sequence of decisions."""
    return ways_from(Position(hands, sticks, turn=leader, **options).state)


def start(hands: str, sticks: list[int], leader: int, options: dict[str, Any]) -> reference.Table:
    held = [hand.split() for hand in hands.split("|")]
    return reference.begin({"leader": leader, "hands": held}, options)._replace(sticks=tuple(sticks))


def slow_ways(hands: str, sticks: list[int], leader: int, options: dict[str, Any]) -> int:
    """Return the count of the reference rules, move by move."""
    return reference.ways_to_the_end(start(hands, sticks, leader, options))


def counted_again(hands: str, sticks: list[int], leader: int, options: dict[str, Any]) -> int:
    """Return the count of the reference rules with a cache of positions, for games with millions of ways."""
    known: dict[reference.Table, int] = {}

    def count(table: reference.Table) -> int:
        if table.turn is None:
            return 1
        if table not in known:
            known[table] = sum(count(reference.after(table, move)) for move in reference.legal(table))
        return known[table]

    return count(start(hands, sticks, leader, options))


SMALL: list[tuple[str, list[int], int, dict[str, Any], int]] = [
    ("1|7", [1, 1], 0, {}, 4),
    ("1 7|4 4", [1, 1], 0, {}, 28),
    ("1 1|7 3", [1, 1], 0, {}, 42),
    ("|4||7", [2, 1, 1, 0], 0, {}, 3),
    ("1 2|4|7", [1, 1, 1], 0, {}, 452),
    ("1|7|4|F", [1, 1, 1, 1], 2, {}, 1_319),
    ("3 6 5|4 F 0", [1, 1], 0, {}, 14_471),
    ("8 8 8|6 6 6|7 7 7", [0, 0, 0], 0, {}, 29_650),
    ("8 8 8 8 6|0 0 0 0 C", [1, 1], 0, {}, 21_625),
    ("8 8 8 8 2|7 7 7 7 0", [0, 0], 0, {}, 13_358),
    ("8 8 8 8 2|7 7 7 7 0", [0, 0], 0, FOUR, 13_359),
    ("= _|G 1", [1, 1], 0, ALL, 37),
    ("= H|G 1|_", [1, 1, 1], 2, ALL, 3_678),
]
LARGE: list[tuple[str, list[int], int, dict[str, Any], int]] = [
    ("3 6|4 F|0 7|2", [1, 1, 1, 1], 0, {}, 681_136),
    ("1|7|4|F|0|2|5", [0, 0, 0, 0, 0, 0, 0], 3, {}, 220_413),
    ("8 8 8 8 6 2|7 7 7 7 0", [1, 2], 0, {}, 7_909_183),
]


@pytest.mark.parametrize(
    ("hands", "sticks", "leader", "options", "count"),
    [*SMALL, *(pytest.param(*game, marks=pytest.mark.exhaustive) for game in LARGE)],
)
def test_small_games_have_the_known_number_of_ways(
    hands: str, sticks: list[int], leader: int, options: dict[str, Any], count: int
) -> None:
    assert ways(hands, sticks, leader, options) == count


@pytest.mark.parametrize(("hands", "sticks", "leader", "options", "count"), SMALL)
def test_the_reference_counts_the_same_number_of_ways(
    hands: str, sticks: list[int], leader: int, options: dict[str, Any], count: int
) -> None:
    assert slow_ways(hands, sticks, leader, options) == count


@pytest.mark.exhaustive
@pytest.mark.parametrize(("hands", "sticks", "leader", "options", "count"), LARGE)
def test_the_reference_counts_the_same_number_of_millions_of_ways(
    hands: str, sticks: list[int], leader: int, options: dict[str, Any], count: int
) -> None:
    assert counted_again(hands, sticks, leader, options) == count


@st.composite
def tiny_games(draw: st.DrawFn) -> tuple[str, list[int], int, dict[str, Any]]:
    """Draw at most five cards among two to four seats, and few sticks, so that the reference can count the ways."""
    options = draw(st.sampled_from(OPTIONS))
    players = draw(st.integers(2, 4))
    deck = draw(st.permutations(reference.deck(options["expansion"])))
    sizes = draw(st.lists(st.integers(0, 2), min_size=players, max_size=players).filter(lambda sizes: 1 <= sum(sizes) <= 4))
    hands = [" ".join(deck[sum(sizes[:seat]) : sum(sizes[: seat + 1])]) for seat in range(players)]
    sticks = [draw(st.integers(0 if size else 1, 2)) for size in sizes]
    return "|".join(hands), sticks, draw(st.integers(0, players - 1)), options


@given(tiny_games())
def test_the_compiled_rules_count_as_many_ways_as_the_reference_in_any_tiny_game(
    game: tuple[str, list[int], int, dict[str, Any]],
) -> None:
    assert ways(*game) == slow_ways(*game)
