"""Compute the statistics of a series of games."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any

from matchwood.cardgames.fields import signed
from matchwood.notebook import markup
from matchwood.notebook.markup import Html, plain
from matchwood.notebook.saying import words_in

SURE = 0.95


@dataclass(frozen=True)
class Figure:
    """The mean of a statistic. The margin is half of the 95 % confidence interval."""

    name: str
    rounds: int
    mean: float
    margin: float | None


@dataclass(frozen=True)
class Line:
    """The results of one bot in a series of games.

    Each seat of the bot in each game counts separately. A shared first place is a win. ``drawn`` is the number of wins that all
    seats shared. ``decided`` is the number of seats in games with a special end, for example a shoot-out, for each name of such an
    end. ``decided_won`` is the number of winning seats among these.
    """

    level: str
    games: int
    seats: int
    score: float
    margin: float | None
    rank: float
    rank_margin: float | None
    wins: int
    drawn: int
    won_margin: float | None
    decided: Counter[str]
    decided_won: Counter[str]

    @property
    def won(self) -> int:
        """The number of the bot's wins, without the wins that all seats of a game share."""
        return self.wins - self.drawn

    @property
    def lost(self) -> int:
        """The number of the bot's losses, one for each losing seat."""
        return self.seats - self.wins

    @property
    def win_rate(self) -> float:
        """The fraction of the bot's seats that won their game."""
        return self.wins / self.seats


class Summary:
    """The results of a series of games, without the game records.

    >>> summary = Summary()
    >>> summary.add({"bots": ["casual", "random"], "result": {"ranks": [1, 2], "scores": [60, 20]}})
    >>> summary.add({"bots": ["random", "casual"], "result": {"ranks": [2, 1], "scores": [10, 70]}})
    >>> [(line.level, line.score, line.rank, line.wins) for line in summary.lines()]
    [('casual', 65.0, 1.0, 2), ('random', 15.0, 2.0, 0)]
    """

    def __init__(self) -> None:
        self.games = self.draws = 0
        self.decided = Counter[str]()
        """The number of games with each kind of special end, for example a shoot-out."""
        self.duels = True
        """Whether all games had two players. Then the mean rank shows the same as the number of wins."""
        self.ranks_say_all = True
        """Whether each score was the number of seats with a worse rank, without ties. Then the scores show the same as the ranks.
        """
        self._levels: dict[str, _Sums] = {}
        self._figures: dict[str, Mean] = {}

    def add(self, record: Mapping[str, Any]) -> None:
        """Add the results of one game."""
        self.games += 1
        ranks, scores = record["result"]["ranks"], record["result"]["scores"]
        self.ranks_say_all &= scores == [len(ranks) - rank for rank in ranks] and len({*ranks}) == len(ranks)
        drawn, ways = max(ranks) == 1, record["result"].keys() - {"ranks", "scores"}
        self.duels &= len(ranks) == 2
        self.draws += drawn
        self.decided.update(ways)
        for level in dict.fromkeys(record["bots"]):
            mine = [seat for seat, name in enumerate(record["bots"]) if name == level]
            sums = self._levels.setdefault(level, _Sums())
            sums.add([scores[seat] for seat in mine], [ranks[seat] for seat in mine], drawn, ways)
        for name, values in record.get("figures", {}).items():
            self._figures.setdefault(name, Mean()).add(values)

    def lines(self) -> list[Line]:
        """Return the results of each bot, from the best to the worst."""
        lines = [sums.line(level) for level, sums in self._levels.items()]
        if self.duels:
            return sorted(lines, key=lambda line: ((line.lost - line.won) / line.seats, -line.score, line.level))
        return sorted(lines, key=lambda line: (-line.score, line.level))

    def figures(self) -> list[Figure]:
        """Return the statistics of the rounds in all games."""
        return [Figure(name, sums.seats, sums.mean, sums.margin()) for name, sums in self._figures.items()]

    def html(self, language: str = "en") -> Html:
        """Return the summary as an HTML table for notebooks."""
        words, figures = words_in(language), self.figures()
        headings = [words.say(heading) for heading in ("bot", "seats", "mean-score", "mean-rank", "wins")]
        parts = [markup.table(headings, [_line(line) for line in self.lines()])]
        if figures:
            about = [words.say("rounds", count=figures[0].rounds), words.say("mean")]
            parts.append(markup.table(about, [_figure(figure) for figure in figures]))
        title = Html(f"<b>{plain(words.say('games', count=self.games))}</b>")
        return markup.framed(title, [*parts, markup.quiet(words.say("sure"))])

    def _repr_html_(self) -> str:
        return self.html()


class _Sums:
    def __init__(self) -> None:
        self.games = self.wins = self.drawn = 0
        self.decided, self.decided_won = Counter[str](), Counter[str]()
        self.scores, self.ranks, self.won = Mean(), Mean(), Mean()

    def add(self, scores: list[float], ranks: list[int], drawn: bool, ways: Set[str]) -> None:
        self.games += 1
        self.wins += ranks.count(1)
        self.drawn += drawn * len(ranks)
        for way in ways:
            self.decided[way] += len(ranks)
            self.decided_won[way] += (not drawn) * ranks.count(1)
        self.scores.add(scores)
        self.ranks.add(ranks)
        self.won.add([rank == 1 and not drawn for rank in ranks])

    def line(self, level: str) -> Line:
        scores, ranks = self.scores, self.ranks
        return Line(
            level=level,
            games=self.games,
            seats=scores.seats,
            score=scores.mean,
            margin=scores.margin(),
            rank=ranks.mean,
            rank_margin=ranks.margin(),
            wins=self.wins,
            drawn=self.drawn,
            won_margin=self.won.margin(),
            decided=self.decided,
            decided_won=self.decided_won,
        )


class Mean:
    """The mean of a statistic. The games must be independent of each other."""

    def __init__(self) -> None:
        self.games = self.seats = self._seats_squared = 0
        self._sum = self._squared = self._by_seats = 0.0

    def add(self, values: Sequence[float]) -> None:
        """Add the results of one game to the mean. `values` contains one result for each seat or each round."""
        seats, total = len(values), sum(values)
        self.games += 1
        self.seats += seats
        self._seats_squared += seats * seats
        self._sum += total
        self._squared += total * total
        self._by_seats += total * seats

    @property
    def mean(self) -> float:
        """The sum of all values, divided by their number."""
        return self._sum / self.seats

    def margin(self) -> float | None:
        """Return half the width of the mean's confidence interval. Return None if the mean contains fewer than two games."""
        if self.games < 2:
            return None
        deviations = self._squared - 2 * self.mean * self._by_seats + self.mean * self.mean * self._seats_squared
        variance = max(0.0, deviations) / self.seats**2 * self.games / (self.games - 1)
        return student(SURE, self.games - 1) * math.sqrt(variance)


def student(sure: float, freedom: int) -> float:
    """Approximate the two-sided quantile of Student's t-distribution by a Cornish-Fisher expansion.

    The error is below 4 % for at least 2 degrees of freedom.

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


def _line(line: Line) -> list[Html]:
    wins = f"{line.wins} ({line.win_rate:.0%})"
    means = (_mean(line.score, line.margin), _mean(line.rank, line.rank_margin))
    return [plain(line.level), plain(line.seats), *means, plain(wins)]


def _figure(figure: Figure) -> list[Html]:
    return [plain(figure.name), _mean(figure.mean, figure.margin)]


def _mean(mean: float, margin: float | None) -> Html:
    return plain(signed(mean) if margin is None else f"{signed(mean)} ± {margin:.2f}")
