"""A contest of one bot against several copies of another, with equal deals and rotated seats.

Each deal is played once for each seat of the first bot. The figure of a deal is the first bot's mean result over these games. Time
limits are seconds of processor time, so that other programs on the machine do not matter.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy as np

import matchwood
from matchwood.bots import levels, search
from matchwood.cardgames.catalogue import spec_of, specs
from matchwood.terminal.parameters import players_of


class ProcessorClock:
    """A clock for a search's time limit. The clock counts only the processor time of the current thread."""

    perf_counter = staticmethod(time.thread_time)


for thinking in (levels, search):
    thinking.time = ProcessorClock  # type: ignore[attr-defined]  # what the modules import is no part of them


class Chooser(Protocol):
    """Chooses moves for one seat, as a built-in bot or a bot of another library."""

    def choose(self, view: matchwood.View) -> str: ...


@dataclass(frozen=True)
class Entrant:
    """Describes a bot in contests and the limits for each of the bot's moves."""

    name: str
    seconds: float | None = None
    iterations: int | None = None

    def sit_down(self, game: matchwood.Game, seed: int) -> Chooser:
        """Create and return a bot that plays one seat of a game."""
        if self.name in (*matchwood.levels(), "random", "quick"):
            return matchwood.bot(self.name, seed=seed, seconds=self.seconds, iterations=self.iterations)
        from open_spiel_bots import PEERS  # takes a second, and only contests with OpenSpiel need it

        return PEERS[self.name](game, seed, self.seconds, self.iterations)

    def __str__(self) -> str:
        budget = f"{self.seconds} s" if self.iterations is None else f"{self.iterations} simulations"
        return f"{self.name} ({budget})"


@dataclass(frozen=True)
class Table:
    """Describes a game, its settings in contests, and the number that measures a player's success in the game."""

    game: str
    players: int
    figure: str
    by_chance: float
    options: Mapping[str, Any] = field(default_factory=dict)

    def figure_of(self, result: matchwood.Result, seat: int) -> float:
        """Return the number that measures the success of a seat in a result of the game."""
        return FIGURES.get(self.game, self._outcome)(result, seat)

    def _outcome(self, result: matchwood.Result, seat: int) -> float:
        spec, payoffs = spec_of(self.game), np.array([result.ranks, result.scores])
        return float(spec.outcomes(payoffs, spec.checked_options(self.options, self.players))[seat])


def usual(key: str) -> Table:
    """Return a game with default house rules. The outcome of a game measures a seat's success. The mean outcome of all seats is
    the success expected by chance.
    """
    spec, players = spec_of(key), players_of(key, None)
    options, places = spec.checked_options(None, players), np.arange(players)
    even = spec.outcomes(np.array([1 + places, players - 1 - 2 * places]), options).mean()  # scores with the sum 0
    return Table(key, players, spec.outcome_in(options), float(even))


def above_the_others(result: matchwood.Result, seat: int) -> float:
    """Return the seat's score minus the mean score of all other seats."""
    return result.scores[seat] - statistics.mean(score for other, score in enumerate(result.scores) if other != seat)


MEASURED = (
    Table("matchmaster", 4, "points a round more than the others", 0.0, {"rounds": "short"}),
    Table("tycoon", 4, "place of four (less is better)", 2.5),
    Table("the_match", 2, "goals a half more than the other", 0.0, {"mode": "league"}),
    Table("matschig", 4, "points of mud a round less than the others", 0.0, {"rounds": 1}),
)
"""Short forms: MatchMaster with seven rounds, Matschig with one round, The Match! with two halves."""
FIGURES: dict[str, Callable[[matchwood.Result, int], float]] = {
    "matchmaster": lambda result, seat: above_the_others(result, seat) / 7,
    "tycoon": lambda result, seat: result.ranks[seat],
    "the_match": lambda result, seat: above_the_others(result, seat) / 2,
    "matschig": lambda result, seat: -above_the_others(result, seat),
}
"""The figures of these tables."""
TABLES = {key: usual(key) for key in specs()} | {table.game: table for table in MEASURED}


@dataclass(frozen=True)
class Contest:
    """Describes a contest in which one bot plays against other bots in a number of deals."""

    game: str
    one: Entrant
    others: Entrant
    deals: int

    @property
    def table(self) -> Table:
        """The game of the contest and the settings of the game."""
        return TABLES[self.game]

    def __str__(self) -> str:
        return f"{self.game}: {self.one} among {self.others}"

    def figure_of_deal(self, deal: int) -> float:
        """Play a deal once with the first bot in each seat, and return the mean success of this bot."""
        return round(statistics.mean(self._play(deal, seat) for seat in range(self.table.players)), 4)

    def _play(self, deal: int, seat: int) -> float:
        table = self.table
        game = matchwood.new(table.game, players=table.players, seed=deal, options=table.options)
        bots = [
            (self.one if own == seat else self.others).sit_down(game, 100 * deal + 10 * seat + own) for own in range(table.players)
        ]
        while not game.over:
            for owing in game.owing:
                game.play(bots[owing].choose(game.view(owing)), seat=owing)
        assert game.result is not None
        return table.figure_of(game.result, seat)
