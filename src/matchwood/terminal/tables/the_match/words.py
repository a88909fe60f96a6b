"""Texts that several pictures of The Match! use."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from matchwood.cardgames.the_match.contract import Table

RARE, LEAST = 0.0995, 0.0005


def part(say: Callable[..., str], lies: Table) -> str:
    """Return the name of the current part of the match."""
    return say("part", part=lies.part, number=lies.shootout.piles if lies.shootout else 0)


def score(names: Sequence[str], goals: Sequence[int]) -> str:
    """Return the score with the names of both players.

    >>> score(["You", "Bruno"], [1, 0])
    'You 1 : 0 Bruno'
    """
    return f"{names[0]} {goals[0]} : {goals[1]} {names[1]}"


def percent(say: Callable[..., str], chance: float) -> str:
    """Write a probability as a percentage. Below `RARE`, the percentage has one decimal place.

    >>> [percent(lambda _, percent: f"{percent}%", chance) for chance in (0.614, 0.021, 0.0001, 0.0)]
    ['61%', '2.1%', '<0.1%', '0%']
    """
    rare = 0 < chance < RARE
    percentage = round(100 * max(chance, 2 * LEAST), 1) if rare else round(100 * chance)
    return "<" * (0 < chance < LEAST) + say("terminal-percent", percent=percentage)
