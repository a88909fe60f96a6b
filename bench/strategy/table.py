"""A table at which strategy is measured: the same deals again, with other players on their seats."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

import matchwood

Figures: TypeAlias = dict[str, list[float]]
"""What one deal shows: values under the names of the figures that they belong to."""


class Chooser(Protocol):
    """Whoever sits at a table."""

    def choose(self, view: matchwood.View) -> str: ...


class Simple:
    """A player who is no more than a function of what he sees."""

    def __init__(self, choose: Callable[[matchwood.View], str]) -> None:
        self.choose = choose


@dataclass(frozen=True)
class Table:
    """A game as it is played here, and how long a champion thinks of a move, in trials."""

    game: str
    players: int
    iterations: int
    options: Mapping[str, Any] = field(default_factory=dict)

    def bot(self, level: str, number: int, seat: int) -> matchwood.Bot:
        """A bot for this seat in the game of this number."""
        return matchwood.bot(level, seed=10 * number + seat, iterations=self.iterations)

    def played(self, number: int, others: str = "champion", seated: Mapping[int, Chooser] | None = None) -> matchwood.Game:
        """The game of this number with these players on their seats, and others of a level on the rest."""
        seated = seated or {}
        seats = [seated.get(seat) or self.bot(others, number, seat) for seat in range(self.players)]
        return play(matchwood.new(self.game, players=self.players, seed=number, options=self.options), seats)


def play(game: matchwood.Game, seats: Sequence[Chooser]) -> matchwood.Game:
    """Play the game to its end."""
    while not game.over:
        for seat in game.owing:
            game.play(seats[seat].choose(game.view(seat)), seat=seat)
    return game


def add(figures: Figures, name: str, *values: float) -> None:
    """Values for a figure; a figure without values is there as well."""
    figures.setdefault(name, []).extend(values)
