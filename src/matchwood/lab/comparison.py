"""Compare the first bot of a contest with each other bot."""

from __future__ import annotations

from collections.abc import Sequence as List
from dataclasses import dataclass
from statistics import mean

from matchwood.lab.contest import Row
from matchwood.lab.sequence import Interval, Sequence


@dataclass(frozen=True)
class Finding:
    """The statistics of one bot's lead over another bot.

    ``path`` contains the confidence intervals over time, one for each unit of games.
    """

    first: str
    other: str
    margin: float
    path: tuple[Interval, ...]

    @property
    def now(self) -> Interval:
        """The latest confidence interval for the first bot's mean lead."""
        return self.path[-1]

    @property
    def better(self) -> str | None:
        """The name of the better bot, if known."""
        return self.first if self.now.low > 0 else self.other if self.now.high < 0 else None

    @property
    def alike(self) -> bool:
        """Whether the results show that the mean outcomes differ by at most `margin`."""
        return self.margin > 0 and -self.margin <= self.now.low and self.now.high <= self.margin

    @property
    def settled(self) -> bool:
        """Whether enough games were played to compare the two bots."""
        return self.better is not None or self.alike

    def __str__(self) -> str:
        """Return the result of the comparison as a sentence."""
        if self.better:
            worse = self.other if self.better == self.first else self.first
            slightly = f", by at most {self.margin:g}" if self.alike else ""
            return f"{self.better} is better than {worse}{slightly}"
        if self.alike:
            return f"{self.first} and {self.other} differ by at most {self.margin:g}"
        return f"it is not known yet whether {self.first} or {self.other} is better"


class Comparison:
    """The statistics of a contest of bots.

    ``sure`` is the probability that all findings are correct. A comparison also ends when it shows that the bots differ by at most
    ``margin``.
    """

    def __init__(self, bots: List[str], sure: float = 0.95, margin: float = 0.0) -> None:
        self._first, *self._others = bots
        self._margin = margin
        each = 1 - (1 - sure) / len(self._others)
        self._differences = {other: Sequence(each) for other in self._others}
        self._paths: dict[str, list[Interval]] = {other: [] for other in self._others}
        self.games = self.lost_seats = 0

    def add(self, rows: List[Row]) -> None:
        """Add the results of games. One call must contain all games with the same deal."""
        self.games += len(rows)
        self.lost_seats += sum(row["lost_seats"] for row in rows)
        for deal in dict.fromkeys(row["deal"] for row in rows):
            games = [row for row in rows if row["deal"] == deal]
            of_first = outcome_of(self._first, games)
            for other, differences in self._differences.items():
                differences.add(of_first - outcome_of(other, games))
        for other, differences in self._differences.items():
            self._paths[other].append(differences.interval)

    @property
    def findings(self) -> list[Finding]:
        """Comparisons of the first bot with each other bot."""
        return [Finding(self._first, other, self._margin, tuple(path)) for other, path in self._paths.items() if path]

    @property
    def settled(self) -> bool:
        """Whether enough games were played for every comparison of two bots."""
        return all(finding.settled for finding in self.findings) and self.games > 0


def outcome_of(bot: str, games: List[Row]) -> float:
    """Return the mean outcome of a bot's seats in several games."""
    return mean(float(outcome) for row in games for name, outcome in zip(row["bots"], row["outcomes"], strict=True) if name == bot)
