"""Play contests of one bot against copies of another bot. The first bot plays in each seat."""

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
    """A clock for searches that counts only the processor time of this thread."""

    perf_counter = staticmethod(time.thread_time)


for thinking in (levels, search):
    thinking.time = ProcessorClock  # type: ignore[attr-defined]  # mypy hides imported names


class Chooser(Protocol):
    def choose(self, view: matchwood.View) -> str: ...


@dataclass(frozen=True)
class Entrant:
    """A bot in a contest, with its limits for each move."""

    name: str
    seconds: float | None = None
    iterations: int | None = None

    def sit_down(self, game: matchwood.Game, seed: int) -> Chooser:
        if self.name in (*matchwood.levels(), "random", "quick"):
            return matchwood.bot(self.name, seed=seed, seconds=self.seconds, iterations=self.iterations)
        from open_spiel_bots import PEERS  # slow, and only needed for OpenSpiel

        return PEERS[self.name](game, seed, self.seconds, self.iterations)

    def __str__(self) -> str:
        budget = f"{self.seconds} s" if self.iterations is None else f"{self.iterations} simulations"
        return f"{self.name} ({budget})"


@dataclass(frozen=True)
class Table:
    game: str
    players: int
    figure: str
    by_chance: float
    options: Mapping[str, Any] = field(default_factory=dict)

    def figure_of(self, result: matchwood.Result, seat: int) -> float:
        return FIGURES.get(self.game, self._outcome)(result, seat)

    def _outcome(self, result: matchwood.Result, seat: int) -> float:
        spec, payoffs = spec_of(self.game), np.array([result.ranks, result.scores])
        return float(spec.outcomes(payoffs, spec.checked_options(self.options, self.players))[seat])


def usual(key: str) -> Table:
    """Return the settings of a contest in a game with default house rules."""
    spec, players = spec_of(key), players_of(key, None)
    options, places = spec.checked_options(None, players), np.arange(players)
    even = spec.outcomes(np.array([1 + places, players - 1 - 2 * places]), options).mean()  # the scores add up to 0
    return Table(key, players, spec.outcome_in(options), float(even))


def above_the_others(result: matchwood.Result, seat: int) -> float:
    return result.scores[seat] - statistics.mean(score for other, score in enumerate(result.scores) if other != seat)


MEASURED = (
    Table("matchmaster", 4, "points a round more than the others", 0.0, {"rounds": "short"}),
    Table("tycoon", 4, "place of four (less is better)", 2.5),
    Table("the_match", 2, "goals a half more than the other", 0.0, {"mode": "league"}),
    Table("matschig", 4, "points of mud a round less than the others", 0.0, {"rounds": 1}),
)
"""Short games: MatchMaster with seven rounds, Matschig with one round, The Match! with two halves."""
FIGURES: dict[str, Callable[[matchwood.Result, int], float]] = {
    "matchmaster": lambda result, seat: above_the_others(result, seat) / 7,
    "tycoon": lambda result, seat: result.ranks[seat],
    "the_match": lambda result, seat: above_the_others(result, seat) / 2,
    "matschig": lambda result, seat: -above_the_others(result, seat),
}
TABLES = {key: usual(key) for key in specs()} | {table.game: table for table in MEASURED}


@dataclass(frozen=True)
class Contest:
    game: str
    one: Entrant
    others: Entrant
    deals: int

    @property
    def table(self) -> Table:
        return TABLES[self.game]

    def __str__(self) -> str:
        return f"{self.game}: {self.one} among {self.others}"

    def figure_of_deal(self, deal: int) -> float:
        """Return the first bot's mean result in one deal. The bot plays the deal once in each seat."""
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
