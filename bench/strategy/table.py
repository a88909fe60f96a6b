"""Measure the effect of a rule: champions play games with equal seeds, with the rule and without it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

import matchwood
from matchwood.api.judgement import Judgement, judge
from matchwood.bots.comparison import Comparison
from matchwood.engine.chance import chance_from

Figures: TypeAlias = dict[str, list[float]]

Rule: TypeAlias = Callable[[matchwood.View, str], Collection[str]]
"""A rule: a function that returns the allowed moves, or none if the rule does not apply."""

Note: TypeAlias = Callable[[matchwood.View, str], None]
"""A function that receives the view of a seat and the seat's move."""

JUDGED_WITH = 600
"""The number of iterations to judge a move."""


class Chooser(Protocol):
    def choose(self, view: matchwood.View) -> str: ...


class Bound:
    """A player whose moves are restricted by a rule."""

    def __init__(self, player: Chooser, rule: Rule, iterations: int, seed: int) -> None:
        self.times = 0
        self._player, self._rule = player, rule
        self._iterations, self._seed = iterations, seed

    def choose(self, view: matchwood.View) -> str:
        wanted = self._player.choose(view)
        allowed = self._rule(view, wanted)
        if not allowed or wanted in allowed:
            return wanted
        self.times += 1
        return self._best(view, [*allowed])

    def _best(self, view: matchwood.View, moves: Sequence[str]) -> str:
        state, seat = view.state(), view.seat
        assert seat is not None
        if len(moves) == 1:
            return moves[0]
        runs = [view.spec.decisions(state, seat, move) for move in moves]
        source = chance_from("bound", self._seed, view.observed)
        return moves[Comparison(state, seat, runs, source).ranking(self._iterations)[0]]


class Watched:
    """Plays like the given player, and passes each choice between several moves to the function ``note``."""

    def __init__(self, player: Chooser, note: Note) -> None:
        self._player, self._note = player, note

    def choose(self, view: matchwood.View) -> str:
        move = self._player.choose(view)
        if len(view.moves) > 1:
            self._note(view, move)
        return move


class Simple:
    """A player that calls a function to choose each move from a view."""

    def __init__(self, choose: Callable[[matchwood.View], str]) -> None:
        self.choose = choose


@dataclass(frozen=True)
class Table:
    """A game with its settings and the bots' iterations per move."""

    game: str
    players: int
    iterations: int
    options: Mapping[str, Any] = field(default_factory=dict)

    def bot(self, level: str, number: int, seat: int) -> matchwood.Bot:
        return matchwood.bot(level, seed=10 * number + seat, iterations=self.iterations)

    def played(self, number: int, others: str = "champion", seated: Mapping[int, Chooser] | None = None) -> matchwood.Game:
        seated = seated or {}
        seats = [seated.get(seat) or self.bot(others, number, seat) for seat in range(self.players)]
        return play(matchwood.new(self.game, players=self.players, seed=number, options=self.options), seats)

    def bound(
        self, number: int, rules: Mapping[str, Rule], gain: Callable[[matchwood.Game, matchwood.Game, int], list[float]]
    ) -> Figures:
        """Return how much a champion gains if it follows each rule against other champions. `…_times` is the number of moves that
        the rule changed. The arguments of `gain` are the game without the rule, the game with it, and the seat.
        """
        seat, plain, found = number % self.players, self.played(number), Figures()
        for name, rule in rules.items():
            player = Bound(self.bot("champion", number, seat), rule, self.iterations, number)
            found[name] = gain(plain, self.played(number, seated={seat: player}), seat)
            found[f"{name}_times"] = [player.times]
        return found

    def champion_among_quick(self, number: int) -> tuple[matchwood.Game, int]:
        """Play a champion against bots of level `quick`, and return the game and the champion's seat."""
        seat = number % self.players
        return self.played(number, "quick", {seat: self.bot("champion", number, seat)}), seat

    def judged(self, number: int, level: str, note: Callable[[matchwood.View, Judgement], None]) -> None:
        """Let a bot play against champions. Pass a judgement of each of its moves to `note`."""

        def weigh(view: matchwood.View, move: str) -> None:
            note(view, judge(view, move, JUDGED_WITH, number, event=0, deal=0))

        seat = number % self.players
        self.played(number, seated={seat: Watched(self.bot(level, number, seat), weigh)})


def play(game: matchwood.Game, seats: Sequence[Chooser]) -> matchwood.Game:
    while not game.over:
        for seat in game.owing:
            game.play(seats[seat].choose(game.view(seat)), seat=seat)
    return game


def add(figures: Figures, name: str, *values: float) -> None:
    figures.setdefault(name, []).extend(values)
