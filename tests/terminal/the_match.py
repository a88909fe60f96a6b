"""Positions of The Match! for the tests of its terminal table."""

from __future__ import annotations

import matchwood
from tests.terminal.conftest import Json

OPEN_LANE = ["Y1", "B1", "R1", "G1", "Y2", "B2", "R2", "G2", "Y3", "B3", "R3", "G3", "Y4", "B4", "R4", "G4"]
"""A field with one colour in each column. The first column is yellow."""

LINES = [["Y1", "B2", "R3", "G4", "Y6", "Y7"], ["G1", "B3", "R9", "G5", "Y8", "G7"]]


def half(dealer: int, field: list[str], stack_of_a: list[str], stack_of_b: list[str]) -> Json:
    return {"dealer": dealer, "field": field, "stacks": [stack_of_a, stack_of_b]}


def shootout(stack_of_a: list[str], stack_of_b: list[str], circle: tuple[str, ...] = (), **options: object) -> matchwood.Game:
    """Return a match whose halves had no balls. A shoots first."""
    empty = [half(dealer, OPEN_LANE, [], []) for dealer in (1, 0, 1, 0)]
    lines = {"dealer": 1, "goals": LINES, "stacks": [stack_of_a, stack_of_b], "circle": list(circle)}
    return matchwood.new("the_match", players=2, deals=[*empty, lines], options=options)
