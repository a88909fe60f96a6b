"""What the rounds of a game were like, for those who judge a house rule or a split of the deck.

A round stalls when nobody can throw though the pile has cards [11]; each hand that is then drawn anew costs cards of the pile.
"""

from __future__ import annotations

from collections.abc import Iterable
from statistics import mean
from typing import Any

Json = dict[str, Any]

THROWS = "throws in a round"
STALLED = "share of rounds with a stall"
REDRAWN = "hands drawn anew in a round"
POINTS = "points of a player in a round"
FIRST = "first player's points above the others' mean"


def figures(happenings: Iterable[Json]) -> dict[str, list[float]]:
    """Each figure for every finished round, from what everybody saw.

    >>> figures([{"type": "deal", "first": 0, "pile": 0}, {"type": "throw"}, {"type": "round", "points": [4, 1, 0]}])[FIRST]
    [3.5]
    """
    found: dict[str, list[float]] = {THROWS: [], STALLED: [], REDRAWN: [], POINTS: [], FIRST: []}
    for told in rounds_of(happenings):
        first, points = told[0]["first"], told[-1]["points"]
        redrawn = count(told, "discard")
        others = mean(points[:first] + points[first + 1 :])
        found[THROWS].append(count(told, "throw"))
        found[STALLED].append(float(redrawn > 0 or left_in_pile(told) > 0))
        found[REDRAWN].append(redrawn)
        found[POINTS].append(mean(points))
        found[FIRST].append(points[first] - others)
    return found


def rounds_of(happenings: Iterable[Json]) -> list[list[Json]]:
    """What happened from each deal to the end of its round."""
    rounds: list[list[Json]] = []
    for happening in happenings:
        if happening["type"] == "deal":
            rounds.append([])
        if not rounds or (rounds[-1] and rounds[-1][-1]["type"] == "round"):
            continue
        rounds[-1].append(happening)
    return [told for told in rounds if told[-1]["type"] == "round"]


def count(told: list[Json], what: str) -> int:
    """How often this happened."""
    return sum(happening["type"] == what for happening in told)


def left_in_pile(told: list[Json]) -> int:
    """The cards that nobody has drawn."""
    return int(
        told[0]["pile"] - sum(happening["cards"] for happening in told if happening["type"] == "draw") - count(told, "splash")
    )
