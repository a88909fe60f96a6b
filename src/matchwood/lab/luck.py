"""Compute the number of games after which the better player probably leads."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist

from matchwood.lab.contest import Row
from matchwood.lab.summary import Mean


@dataclass(frozen=True)
class Odds:
    """Statistics of a player's lead over a weaker player.

    ``mean`` is the better player's mean lead in a game, ``margin`` half of its 95 % interval, and ``spread`` its standard
    deviation. ``ahead`` is the share of games that the better player wins, and ``level`` the share of ties.
    """

    better: str
    worse: str
    games: int
    mean: float
    margin: float
    spread: float
    ahead: float
    level: float

    def chance_after(self, games: float) -> float:
        """Return the probability that the better player leads after the given number of games."""
        return NormalDist().cdf(math.sqrt(games) * self.mean / self.spread) if self.spread else 1.0

    def games_until(self, sure: float, mean: float | None = None) -> int | None:
        """Return the number of games until the better player leads with the probability ``sure``.

        Return None if no player is better.

        >>> odds = Odds("club", "quick", 100, mean=0.1, margin=0.05, spread=0.5, ahead=0.6, level=0.0)
        >>> odds.games_until(0.95), odds.range_of(0.95)
        (68, (31, 271))
        """
        mean = self.mean if mean is None else mean
        return None if mean <= 0 else max(1, math.ceil((NormalDist().inv_cdf(sure) * self.spread / mean) ** 2))

    def range_of(self, sure: float) -> tuple[int | None, int | None]:
        """Return a confidence interval for the result of `games_until`."""
        return self.games_until(sure, self.mean + self.margin), self.games_until(sure, self.mean - self.margin)


class Luck:
    """The statistics of a contest between two bots."""

    def __init__(self, bots: Sequence[str]) -> None:
        self._one, self._other = bots
        self.games = self._meetings = self._ahead = self._level = 0
        self._differences, self._squares = Mean(), 0.0

    def add(self, rows: Sequence[Row]) -> None:
        """Add the results of games to the statistics. Each deal counts as one independent observation."""
        self.games += len(rows)
        for deal in dict.fromkeys(row["deal"] for row in rows):
            differences = [value for row in rows if row["deal"] == deal for value in self._meetings_of(row)]
            self._differences.add(differences)
            self._meetings += len(differences)
            self._squares += sum(value * value for value in differences)
            self._ahead += sum(value > 0 for value in differences)
            self._level += sum(value == 0 for value in differences)

    def _meetings_of(self, row: Row) -> list[float]:
        seats = list(zip(row["bots"], row["outcomes"], strict=True))
        return [one - other for a, one in seats if a == self._one for b, other in seats if b == self._other]

    @property
    def odds(self) -> Odds:
        """Statistics of the better bot's lead over the other bot. The statistics need at least two deals."""
        found, level = self._differences, self._level / self._meetings
        ahead = self._ahead / self._meetings
        names = (self._one, self._other)
        if found.mean < 0:
            names, ahead = (self._other, self._one), 1 - level - ahead
        spread = math.sqrt(max(0.0, self._squares / self._meetings - found.mean**2))
        return Odds(*names, self.games, abs(found.mean), found.margin() or 0.0, spread, ahead, level)
