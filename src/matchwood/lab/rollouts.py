"""Measure the speed of the rules by random games on one core."""

from __future__ import annotations

import statistics
import time
from collections.abc import Mapping
from dataclasses import dataclass

from matchwood.cardgames.catalogue import spec_of
from matchwood.engine import states
from matchwood.engine.chance import chance_from
from matchwood.engine.play import play_many_at_random

SECONDS_PER_CALL = 0.02


@dataclass(frozen=True)
class Rate:
    """The numbers of decisions, games and seconds in one measurement."""

    decisions: int
    games: int
    seconds: float

    @property
    def decisions_per_second(self) -> float:
        """The number of decisions per second."""
        return self.decisions / self.seconds

    @property
    def games_per_second(self) -> float:
        """The number of games per second."""
        return self.games / self.seconds


class Rollouts:
    """Measures the speed of random games."""

    def __init__(self, game: str, players: int, options: Mapping[str, object] | None = None, seed: int = 1) -> None:
        spec = spec_of(game)
        self.game, self.players = game, spec.checked_players(players)
        self._state = states.new_state(spec.record)
        self._options = spec.option_numbers(spec.checked_options(options, self.players))
        self._chance = chance_from(seed, "playouts")
        self.decisions_of(1)
        rate, at_once = self._timed(1), 1
        while rate.seconds < SECONDS_PER_CALL:
            at_once *= 2
            rate = self._timed(at_once)
        self._at_once = at_once

    def decisions_of(self, games: int) -> int:
        """Play a number of whole games, and return the number of decisions."""
        return int(play_many_at_random(self._state, self.players, self._options, self._chance, games))

    def run(self, seconds: float) -> Rate:
        """Play games for about this number of seconds, and return the speed."""
        decisions = games = 0
        started = time.perf_counter()
        while (spent := time.perf_counter() - started) < seconds:
            decisions += self.decisions_of(self._at_once)
            games += self._at_once
        return Rate(decisions, games, spent)

    def _timed(self, games: int) -> Rate:
        started = time.perf_counter()
        decisions = self.decisions_of(games)
        return Rate(decisions, games, time.perf_counter() - started)


def median_of(rates: list[Rate]) -> Rate:
    """Return the measurement with the median speed."""
    return sorted(rates, key=lambda rate: rate.decisions_per_second)[statistics.median_low(range(len(rates)))]
