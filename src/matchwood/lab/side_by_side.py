"""Compare the means of statistics under different house rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import mean

from matchwood.lab.contest import Row
from matchwood.lab.summary import Mean

ABOUT_ROWS = {"variant", "game", "deal", "bots", "ranks", "scores", "outcomes", "lost_seats", "moves", "first", "halfway"}
"""The columns that are not statistics of rounds."""


@dataclass(frozen=True)
class Measured:
    """The mean of a statistic under one set of house rules.

    ``difference`` is the difference from the mean under the default rules, and None for the default rules. Each margin is half of a
    95 % interval.
    """

    measure: str
    variant: str
    mean: float
    margin: float | None
    difference: float | None = None
    difference_margin: float | None = None

    @property
    def differs(self) -> bool:
        """Whether the house rules have a statistically significant effect."""
        return self.difference is not None and self.difference_margin is not None and abs(self.difference) > self.difference_margin


@dataclass
class _Sums:
    values: Mean = field(default_factory=Mean)
    differences: Mean = field(default_factory=Mean)


class SideBySide:
    """A comparison of game statistics under several sets of house rules. Each set of house rules uses the same deals."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        self.games = 0
        self._sums: dict[tuple[str, str], _Sums] = {}

    def add(self, rows: Sequence[Row]) -> None:
        """Add the results of several games. Each game must have results under all house rules."""
        for number in dict.fromkeys(row["game"] for row in rows):
            self.games += 1
            found = {row["variant"]: measures_of(row) for row in rows if row["game"] == number}
            usual = found[self.names[0]]
            for name in self.names:
                for measure, value in found[name].items():
                    sums = self._sums.setdefault((measure, name), _Sums())
                    sums.values.add([value])
                    if measure in usual:
                        sums.differences.add([value - usual[measure]])

    def measured(self) -> list[Measured]:
        """Return the results, sorted by statistic and house rules."""
        order = list(dict.fromkeys(measure for measure, _ in self._sums))
        return [self._measured(measure, name) for measure in order for name in self.names if (measure, name) in self._sums]

    def _measured(self, measure: str, name: str) -> Measured:
        sums = self._sums[measure, name]
        values, differences = sums.values, sums.differences
        if name == self.names[0] or not differences.games:
            return Measured(measure, name, values.mean, values.margin())
        return Measured(measure, name, values.mean, values.margin(), differences.mean, differences.margin())


def measures_of(row: Row) -> dict[str, float]:
    """Return the statistics of one game. The keys are the names of the statistics.

    >>> row = {"bots": ["club", "quick"], "outcomes": [1.0, -1.0], "ranks": [1, 2], "moves": 30, "first": 1, "halfway": [-0.2, 0.2]}
    >>> measures_of(row)["won from behind"], measures_of(row)["first to move, above the others"]
    (1.0, -2.0)
    """
    outcomes, halfway, bots, ranks = row["outcomes"], row["halfway"], row["bots"], row["ranks"]
    decided = max(ranks) > 1
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1 and decided]
    behind = [halfway[seat] < mean(halfway) for seat in winners]
    ahead = [halfway[seat] == max(halfway) for seat in winners]
    found = {
        "moves in a game": float(row["moves"]),
        "won from behind": float(mean(behind)) if winners else 0.0,
        "won by who led halfway": float(mean(ahead)) if winners else 0.0,
    }
    if row["first"] is not None:
        seats = len(outcomes)
        in_turn = [outcomes[(row["first"] + place) % seats] for place in range(seats)]
        found["first to move, above the others"] = in_turn[0] - mean(in_turn[1:])
        found |= {f"outcome of number {place} in turn": outcome for place, outcome in enumerate(in_turn, 1)}
    if len({*bots}) > 1:
        for bot in sorted({*bots}):
            found[f"outcome of {bot}"] = mean(outcome for outcome, name in zip(outcomes, bots, strict=True) if name == bot)
    figures = {name: value for name, value in row.items() if name not in ABOUT_ROWS and value is not None}
    return found | figures
