"""Asks bots of several levels for their moves in one position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

import matchwood

ITERATIONS = 3000


class Position(Protocol):
    """A position with its right moves."""

    @property
    def easy(self) -> str:
        """The levels below champion that rarely make a mistake here, although they make mistakes on purpose."""


def asked(positions: Mapping[str, Position]) -> list[tuple[str, str]]:
    """Return the names of positions, each with a level that rarely makes a mistake there."""
    return [(name, level) for name, position in positions.items() for level in position.easy.split()]


def answers(game: matchwood.Game, level: str = "champion", seat: int | None = None, seeds: int = 4) -> set[str]:
    """Return the moves of bots of this level, each with another seed. `seat` may be omitted if only one seat has to decide."""
    return set(_answers(game, level, seat, seeds))


def rarely_errs(game: matchwood.Game, level: str, right: set[str], seat: int | None = None) -> bool:
    """Return whether a bot of a level with mistakes makes one here at most once in five times."""
    return sum(move in right for move in _answers(game, level, seat, seeds=20)) >= 16


def _answers(game: matchwood.Game, level: str, seat: int | None, seeds: int) -> list[str]:
    view = game.view(game.owing[0] if seat is None else seat)
    return [matchwood.bot(level, seed=seed, iterations=ITERATIONS).choose(view) for seed in range(seeds)]
