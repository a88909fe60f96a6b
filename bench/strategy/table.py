"""A table at which strategy is measured: the same deals again, once as champions play, once with a rule for one of them.

A champion who is bound to a rule plays as he would, until his move breaks it; then he takes the best that the rule leaves. Seeds
are the same in both games, so they differ from there on only: what the rule costs is the difference.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

import matchwood
from matchwood.api.judgement import Judgement, judge
from matchwood.bots.comparison import Comparison
from matchwood.engine.chance import chance_from

Figures: TypeAlias = dict[str, list[float]]
"""What one deal shows: values under the names of the figures that they belong to."""

Rule: TypeAlias = Callable[[matchwood.View, str], Collection[str]]
"""From what a seat sees and the move that it would make: the moves that it may make. None at all: the rule says nothing here."""

Note: TypeAlias = Callable[[matchwood.View, str], None]
"""Is told what a seat sees and the move that it makes."""

JUDGED_WITH = 600
"""Iterations with which a move is judged."""


class Chooser(Protocol):
    """Whoever sits at a table."""

    def choose(self, view: matchwood.View) -> str: ...


class Bound:
    """A player who keeps to a rule; ``times`` counts where that changed his move."""

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
    """A player of whose moves somebody takes note, wherever there is a choice."""

    def __init__(self, player: Chooser, note: Note) -> None:
        self._player, self._note = player, note

    def choose(self, view: matchwood.View) -> str:
        move = self._player.choose(view)
        if len(view.moves) > 1:
            self._note(view, move)
        return move


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

    def bound(
        self, number: int, rules: Mapping[str, Rule], gain: Callable[[matchwood.Game, matchwood.Game, int], list[float]]
    ) -> Figures:
        """For each rule what it brings to one seat among champions, by ``gain`` of the game without the rule, the game with it
        and the seat; and as ``…_times`` how often it took effect."""
        seat, plain, found = number % self.players, self.played(number), Figures()
        for name, rule in rules.items():
            player = Bound(self.bot("champion", number, seat), rule, self.iterations, number)
            found[name] = gain(plain, self.played(number, seated={seat: player}), seat)
            found[f"{name}_times"] = [player.times]
        return found

    def champion_among_quick(self, number: int) -> tuple[matchwood.Game, int]:
        """A game in which one champion plays among quick ones, and the champion's seat."""
        seat = number % self.players
        return self.played(number, "quick", {seat: self.bot("champion", number, seat)}), seat

    def judged(self, number: int, level: str, note: Callable[[matchwood.View, Judgement], None]) -> None:
        """Let one of this level play among champions, and tell of each of its moves what it cost."""

        def weigh(view: matchwood.View, move: str) -> None:
            note(view, judge(view, move, JUDGED_WITH, number, event=0, deal=0))

        seat = number % self.players
        self.played(number, seated={seat: Watched(self.bot(level, number, seat), weigh)})


def play(game: matchwood.Game, seats: Sequence[Chooser]) -> matchwood.Game:
    """Play the game to its end."""
    while not game.over:
        for seat in game.owing:
            game.play(seats[seat].choose(game.view(seat)), seat=seat)
    return game


def add(figures: Figures, name: str, *values: float) -> None:
    """Values for a figure; a figure without values is there as well."""
    figures.setdefault(name, []).extend(values)
