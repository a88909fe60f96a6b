"""What a series of games shows: for every level of bot its mean score with an interval, its mean rank and its wins."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any

SURE = 0.95


@dataclass(frozen=True)
class Line:
    """What one level of bot did. ``seats`` counts its seats in all games; a shared first place is a win for each."""

    level: str
    games: int
    seats: int
    score: float
    margin: float | None
    rank: float
    wins: int

    @property
    def win_rate(self) -> float:
        """Wins for each seat that it sat on."""
        return self.wins / self.seats


class Summary:
    """Adds up records one after the other; it keeps a few sums, not the games.

    >>> summary = Summary()
    >>> summary.add({"bots": ["casual", "random"], "result": {"ranks": [1, 2], "scores": [60, 20]}})
    >>> summary.add({"bots": ["random", "casual"], "result": {"ranks": [2, 1], "scores": [10, 70]}})
    >>> [(line.level, line.score, line.rank, line.wins) for line in summary.lines()]
    [('casual', 65.0, 1.0, 2), ('random', 15.0, 2.0, 0)]
    """

    def __init__(self) -> None:
        self.games = 0
        self._levels: dict[str, _Sums] = {}

    def add(self, record: Mapping[str, Any]) -> None:
        """Count the game of this record."""
        self.games += 1
        ranks, scores = record["result"]["ranks"], record["result"]["scores"]
        for level in dict.fromkeys(record["bots"]):
            mine = [seat for seat, name in enumerate(record["bots"]) if name == level]
            sums = self._levels.setdefault(level, _Sums())
            sums.add([scores[seat] for seat in mine], [ranks[seat] for seat in mine])

    def lines(self) -> list[Line]:
        """A line for each level, the best first."""
        lines = [sums.line(level) for level, sums in self._levels.items()]
        return sorted(lines, key=lambda line: (-line.score, line.level))


class _Sums:
    def __init__(self) -> None:
        self.games = self.seats = self.ranks = self.wins = 0
        self.scores = self.scores_squared = self.scores_by_seats = self.seats_squared = 0.0

    def add(self, scores: list[float], ranks: list[int]) -> None:
        seats, total = len(scores), sum(scores)
        self.games += 1
        self.seats += seats
        self.ranks += sum(ranks)
        self.wins += ranks.count(1)
        self.scores += total
        self.scores_squared += total * total
        self.scores_by_seats += total * seats
        self.seats_squared += seats * seats

    def line(self, level: str) -> Line:
        mean = self.scores / self.seats
        return Line(level, self.games, self.seats, mean, self._margin(mean), self.ranks / self.seats, self.wins)

    def _margin(self, mean: float) -> float | None:
        """Half the interval. Seats of one game share its luck, so the games are the independent observations, not the seats.

        The mean is a ratio of two sums (scores and seats), and its variance that of the games' deviations from it.
        """
        if self.games < 2:
            return None
        deviations = self.scores_squared - 2 * mean * self.scores_by_seats + mean * mean * self.seats_squared
        variance = max(0.0, deviations) / self.seats**2 * self.games / (self.games - 1)
        return student(SURE, self.games - 1) * math.sqrt(variance)


def student(sure: float, freedom: int) -> float:
    """The two-sided quantile of Student's distribution, by the Cornish-Fisher expansion (within 4 % from 2 degrees of freedom on).

    >>> round(student(0.95, 10), 2), round(student(0.95, 1000), 2)
    (2.23, 1.96)
    """
    z = NormalDist().inv_cdf((1 + sure) / 2)
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )
