"""An experiment: which game, which bots at the table, and the seed on which everything depends."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from matchwood.bots.levels import checked_budget, checked_level
from matchwood.cardgames.catalogue import kind_of
from matchwood.cardgames.kind import Value
from matchwood.errors import UnknownBot
from matchwood.face.bot import bot
from matchwood.face.game import new

DEFAULT_ITERATIONS = 200

Record = dict[str, Any]


@dataclass(frozen=True)
class Experiment:
    """A series of games. Game number k (counted from 0) depends on the experiment and k alone, whoever plays it and when."""

    game: str
    players: int
    bots: tuple[str, ...]
    options: Mapping[str, Value]
    seed: int
    iterations: int | None
    seconds: float | None

    @classmethod
    def checked(
        cls,
        game: str,
        players: int,
        bots: Sequence[str],
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        iterations: int | None = None,
        seconds: float | None = None,
    ) -> Experiment:
        """An experiment that can be run. Raises UnknownGame, BadPlayers, BadOption, UnknownBot.

        Each decision of a bot takes 200 rollouts if nothing else is said. With ``seconds`` the games depend on the machine.
        """
        kind = kind_of(game)
        if not bots:
            raise UnknownBot("at least one bot has to play")
        if iterations is None and seconds is None:
            iterations = DEFAULT_ITERATIONS
        checked_budget(seconds, iterations)
        levels = tuple(checked_level(level) for level in bots)
        count = kind.checked_players(players)
        return cls(game, count, levels, kind.checked_options(options, count), seed, iterations, seconds)

    def seating(self, number: int) -> list[str]:
        """Who sits where in this game: the list of bots, as often as it takes, moved on by one seat from game to game.

        >>> experiment = Experiment.checked("matchmaster", 4, ["casual", "random"])
        >>> experiment.seating(0)
        ['casual', 'random', 'casual', 'random']
        >>> experiment.seating(1)
        ['random', 'casual', 'random', 'casual']
        """
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(self.players)]

    def play(self, number: int) -> Record:
        """Play this game; its record also says which bots sat where, and what the rounds were like."""
        game = new(self.game, players=self.players, seed=self._seed_of("game", number), options=self.options)
        seating = self.seating(number)
        seats = [
            bot(level, seed=self._seed_of("bot", number, seat), iterations=self.iterations, seconds=self.seconds)
            for seat, level in enumerate(seating)
        ]
        while not game.over:
            for seat in game.owing:
                game.play(seats[seat].choose(game.view(seat)), seat=seat)
        record = game.record()
        events, result = record.pop("events"), record.pop("result")
        figures = {"figures": found} if (found := game.figures) else {}
        return {**record, "bots": seating, "events": events, "result": result, **figures}

    def _seed_of(self, *names: object) -> int:
        """A seed of its own for each purpose; it fits into a JSON number of any reader."""
        digest = hashlib.sha256(repr((self.seed, *names)).encode()).digest()
        return int.from_bytes(digest[:6], "big")
