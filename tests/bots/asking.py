"""Asking bots of several levels what they would do in one position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

import matchwood

ITERATIONS = 3000


class Position(Protocol):
    """What is asked."""

    @property
    def easy(self) -> str:
        """The levels below champion, which err on purpose, that hardly ever do so here."""


def asked(positions: Mapping[str, Position]) -> list[tuple[str, str]]:
    """The names of positions, each with a level to which it is easy."""
    return [(name, level) for name, position in positions.items() for level in position.easy.split()]


def answers(game: matchwood.Game, level: str = "champion", seat: int | None = None, seeds: int = 4) -> set[str]:
    """What bots of this level choose, each by chance of its own; one seat owing needs no name."""
    return set(_answers(game, level, seat, seeds))


def hardly_ever_errs(game: matchwood.Game, level: str, right: set[str], seat: int | None = None) -> bool:
    """Whether bots of a level that errs on purpose do so here one time in five at most."""
    return sum(move in right for move in _answers(game, level, seat, seeds=20)) >= 16


def _answers(game: matchwood.Game, level: str, seat: int | None, seeds: int) -> list[str]:
    view = game.view(game.owing[0] if seat is None else seat)
    return [matchwood.bot(level, seed=seed, iterations=ITERATIONS).choose(view) for seed in range(seeds)]
