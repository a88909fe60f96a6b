"""How many play, as it is given on the command line, or as many as the game is mostly for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

F = TypeVar("F", bound=Callable[..., Any])

USUAL = 4


def players_option(text: str) -> Callable[[F], F]:
    """Give a command the parameter ``players``: a number, or None where nothing is said."""
    return click.option("--players", type=int, help=f"{text}  [default: {USUAL}, or as near as the game allows]")


def players_of(game: str, given: int | None) -> int:
    """The number that is given, else the one nearest to the usual one. Raises UnknownGame.

    >>> players_of("the_match", None), players_of("tycoon", None), players_of("tycoon", 7)
    (2, 4, 7)
    """
    from matchwood.cardgames.catalogue import spec_of

    return min(spec_of(game).players, key=lambda number: abs(number - USUAL)) if given is None else given
