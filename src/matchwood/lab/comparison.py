"""Which bot is better: the first of a contest against each of the others, deal by deal, until that is known."""

from __future__ import annotations

from collections.abc import Sequence as List
from dataclasses import dataclass
from statistics import mean

from matchwood.lab.contest import Row
from matchwood.lab.sequence import Interval, Sequence


@dataclass(frozen=True)
class Finding:
    """What is known of two bots: by how much the first is better, a deal's outcome on average, and what that says.

    ``path`` are the intervals of all looks, one a unit; the last of them is `now`.
    """

    first: str
    other: str
    margin: float
    path: tuple[Interval, ...]

    @property
    def now(self) -> Interval:
        """The interval of the last look."""
        return self.path[-1]

    @property
    def better(self) -> str | None:
        """The bot that is better, if it is known which."""
        return self.first if self.now.low > 0 else self.other if self.now.high < 0 else None

    @property
    def alike(self) -> bool:
        """Whether it is known that they differ by no more than the margin."""
        return self.margin > 0 and -self.margin <= self.now.low and self.now.high <= self.margin

    @property
    def settled(self) -> bool:
        """Whether enough is known."""
        return self.better is not None or self.alike

    def __str__(self) -> str:
        """The verdict, as a sentence."""
        if self.better:
            worse = self.other if self.better == self.first else self.first
            slightly = f", by no more than {self.margin:g}" if self.alike else ""
            return f"{self.better} is better than {worse}{slightly}"
        if self.alike:
            return f"{self.first} and {self.other} differ by no more than {self.margin:g}"
        return f"not known yet whether {self.first} or {self.other} is better"


class Comparison:
    """Adds up the games of a contest. All findings together are right with the probability ``sure`` (Bonferroni).

    A difference of at most ``margin`` counts as none: when that is known, enough is known as well.
    """

    def __init__(self, bots: List[str], sure: float = 0.95, margin: float = 0.0) -> None:
        self._first, *self._others = bots
        self._margin = margin
        each = 1 - (1 - sure) / len(self._others)
        self._differences = {other: Sequence(each) for other in self._others}
        self._paths: dict[str, list[Interval]] = {other: [] for other in self._others}
        self.games = self.lost_seats = 0

    def add(self, rows: List[Row]) -> None:
        """Count the games of a unit, which are those of whole deals, and look."""
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
        """What is known of the first bot and each of the others; nothing before the first unit."""
        return [Finding(self._first, other, self._margin, tuple(path)) for other, path in self._paths.items() if path]

    @property
    def settled(self) -> bool:
        """Whether enough is known of all of them."""
        return all(finding.settled for finding in self.findings) and self.games > 0


def outcome_of(bot: str, games: List[Row]) -> float:
    """The mean outcome of the seats of this bot."""
    return mean(float(outcome) for row in games for name, outcome in zip(row["bots"], row["outcomes"], strict=True) if name == bot)
