"""A ladder: a rating of bots that play in pairs."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping, Sequence
from concurrent.futures import Executor
from itertools import combinations, pairwise
from typing import NamedTuple

import msgspec

from matchwood.cardgames.spec import Value
from matchwood.errors import UnknownBot
from matchwood.external_bots.external_bot import SECONDS
from matchwood.lab.experiment import DEFAULT_ITERATIONS, Experiment, Record
from matchwood.lab.ladder.pairs import GAMES_A_DEAL, Pair, lead_in, seed_of
from matchwood.lab.ladder.ratings import Rating, rated
from matchwood.lab.ladder.settled import is_settled
from matchwood.lab.simulation import simulate

DEALS_AT_ONCE = 10
"""The number of deals that two bots play before the next two bots play."""


class Terms(msgspec.Struct, frozen=True):
    """The game and the settings for all games of a ladder."""

    game: str
    players: int
    options: dict[str, Value]
    seed: int
    iterations: int
    limit: float

    @classmethod
    def checked(
        cls,
        game: str,
        players: int,
        options: Mapping[str, object] | None = None,
        seed: int = 1,
        iterations: int | None = None,
        limit: float = SECONDS,
    ) -> Terms:
        """Check the settings of a ladder, and return the settings as `Terms`. Raises UnknownGame, BadPlayers, BadOption,
        UnknownBot.
        """
        tried = Experiment.checked(game, players, ("quick",), options, seed, iterations, limit=limit)
        return cls(game, tried.players, dict(tried.options), tried.seed, tried.iterations or DEFAULT_ITERATIONS, limit)

    def experiment(self, one: str, other: str) -> Experiment:
        """Return an experiment in which two bots play each deal twice and swap seats."""
        seed = seed_of(self.seed, one, other)
        bots = (one, other)
        return Experiment.checked(
            self.game, self.players, bots, self.options, seed, self.iterations, limit=self.limit, games_a_deal=GAMES_A_DEAL
        )


class Deal(NamedTuple):
    """All games between two bots that use the same deal."""

    games: Sequence[Record]
    lead: float


class Standing(msgspec.Struct, frozen=True):
    """The rating and the results of a bot."""

    bot: str
    rating: float
    margin: float
    won: int
    drawn: int
    lost: int
    against_next: tuple[int, int, int] | None
    settled: bool
    """Whether the bot is certainly better than the next one."""


class Ladder:
    """A rating of bots, based on games between two bots.

    >>> terms = Terms.checked("matchmaster", 2, {"rounds": "short"})
    >>> ladder = Ladder(terms, ["random", "quick"], most=20)
    >>> while due := ladder.due():
    ...     for pair in due:
    ...         for deal in ladder.deals(pair):
    ...             pair.add(deal.lead)
    >>> [(standing.bot, standing.won, standing.settled) for standing in ladder.standings()]
    [('quick', 17, True), ('random', 3, False)]
    """

    def __init__(self, terms: Terms, bots: Iterable[str], pairs: Iterable[Pair] = (), most: int = 200) -> None:
        self.terms, self.most = terms, most
        played = {(pair.one, pair.other): pair for pair in pairs}
        self.bots = tuple(sorted({*bots, *(name for names in played for name in names)}))
        if len(self.bots) < 2:
            raise UnknownBot("a ladder needs at least two different bots")
        self.pairs = [played.get(names) or Pair(*names) for names in combinations(self.bots, 2)]
        for pair in self.pairs:
            terms.experiment(pair.one, pair.other)

    def due(self) -> list[Pair]:
        """Return the pairs of bots that have to play next."""
        new = [pair for pair in self.pairs if pair.deals < min(DEALS_AT_ONCE, self.most)]
        if new:
            return new
        neighbours = pairwise(_order(rated(self.bots, self.pairs)))
        open_pairs = [(self.between(better, worse), better) for better, worse in neighbours]
        return [pair for pair, better in open_pairs if pair.deals < self.most and not is_settled(pair, better, len(self.bots))]

    def deals(self, pair: Pair, executor: Executor | None = None, jobs: int = 1) -> Generator[Deal]:
        """Let two bots play their next deals, and yield the result of each deal. The caller must pass the field ``lead`` of each
        result to `pair.add`.
        """
        experiment = self.terms.experiment(pair.one, pair.other)
        until = min(self.most, (pair.deals // DEALS_AT_ONCE + 1) * DEALS_AT_ONCE)
        first = pair.deals * GAMES_A_DEAL
        records = simulate(experiment, until * GAMES_A_DEAL - first, jobs, executor, first)
        try:
            for number in range(first, until * GAMES_A_DEAL, GAMES_A_DEAL):
                games = [next(records) for _ in range(GAMES_A_DEAL)]
                yield Deal(games, lead_in(experiment, number, games))
        finally:
            records.close()

    def between(self, one: str, other: str) -> Pair:
        """Return the results of the two given bots against each other."""
        return next(pair for pair in self.pairs if {pair.one, pair.other} == {one, other})

    def standings(self) -> list[Standing]:
        """Return the rating and the results of each bot, with the best bot first."""
        ratings = rated(self.bots, self.pairs)
        order = _order(ratings)
        return [self._standing(bot, below, ratings[bot]) for bot, below in zip(order, [*order[1:], None], strict=True)]

    def _standing(self, bot: str, below: str | None, rating: Rating) -> Standing:
        results = [_results(pair, bot) for pair in self.pairs if bot in (pair.one, pair.other)]
        won, drawn, lost = (sum(counts) for counts in zip(*results, strict=True))
        pair = None if below is None else self.between(bot, below)
        settled = pair is not None and is_settled(pair, bot, len(self.bots))
        against_next = None if pair is None else _results(pair, bot)
        return Standing(bot, round(rating.points, 1), round(rating.margin, 1), won, drawn, lost, against_next, settled)


def _order(ratings: Mapping[str, Rating]) -> list[str]:
    return sorted(ratings, key=lambda name: (-ratings[name].points, name))


def _results(pair: Pair, bot: str) -> tuple[int, int, int]:
    return (pair.won, pair.drawn, pair.lost) if bot == pair.one else (pair.lost, pair.drawn, pair.won)
