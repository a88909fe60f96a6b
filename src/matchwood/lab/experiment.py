"""Describe an experiment: a game, its bots, and the seed of all games."""

from __future__ import annotations

import hashlib
import operator
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any

from matchwood.api.bot import Bot, bot
from matchwood.api.game import checked_seed, new
from matchwood.bots.levels import checked_budget
from matchwood.cardgames.catalogue import spec_of
from matchwood.cardgames.spec import Value
from matchwood.errors import BadSeed, UnknownBot
from matchwood.external_bots.external_bot import SECONDS, ExternalBot
from matchwood.external_bots.house import HOUSE_LEVEL
from matchwood.external_bots.language_model import LanguageModelBot
from matchwood.external_bots.naming import checked_bot
from matchwood.external_bots.players import Player, player

DEFAULT_ITERATIONS = 200

Record = dict[str, Any]


@dataclass(frozen=True)
class Experiment:
    """A series of games between bots. Games with the same settings and the same number are identical."""

    game: str
    players: int
    bots: tuple[str, ...]
    options: Mapping[str, Value]
    seed: int
    iterations: int | None
    seconds: float | None
    limit: float = SECONDS
    """The time limit in seconds for a move of an external bot."""
    games_a_deal: int = 1
    """The number of consecutive games with the same deals."""

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
        limit: float = SECONDS,
        games_a_deal: int = 1,
    ) -> Experiment:
        """Create an experiment if all values are valid. Raises UnknownGame, BadPlayers, BadOption, BadSeed, UnknownBot.

        ``bots`` are levels, ``cmd:`` and the command of a program, or ``module:function`` for a Python function (docs/bots.md). By
        default, a bot uses 200 iterations for each decision.
        """
        spec = spec_of(game)
        if not bots:
            raise UnknownBot("give at least one bot, for example club")
        if iterations is None and seconds is None:
            iterations = DEFAULT_ITERATIONS
        budget = checked_budget(seconds, iterations)
        checked_budget(limit, None)
        names = tuple(checked_bot(name) for name in bots)
        count = spec.checked_players(players)
        chosen, number = spec.checked_options(options, count), checked_seed(seed)
        if number is None:
            raise BadSeed("an experiment needs a seed, which is a whole number")
        repeats = operator.index(games_a_deal)
        return cls(game, count, names, chosen, number, budget.iterations, seconds, limit, repeats)

    def seating(self, number: int) -> list[str]:
        """Return the names of the bots at all seats in game number ``number``.

        >>> experiment = Experiment.checked("matchmaster", 4, ["casual", "random"])
        >>> experiment.seating(0)
        ['casual', 'random', 'casual', 'random']
        >>> experiment.seating(1)
        ['random', 'casual', 'random', 'casual']
        """
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(self.players)]

    def deal_of(self, number: int) -> int:
        """Return the deal number for the game number `number`.

        >>> twice = Experiment.checked("matchmaster", 4, ["casual", "random"], games_a_deal=2)
        >>> [twice.deal_of(number) for number in range(5)]
        [0, 0, 1, 1, 2]
        """
        return number // self.games_a_deal

    def play(self, number: int) -> Record:
        """Play one game, and return its record.

        The record also contains the bots, the statistics of the rounds, the seats that external bots lost, and what language
        models used.
        """
        number = operator.index(number)  # NumPy's numbers have another text form than plain ones, which would change the seeds
        seed = self._seed_of("game", self.deal_of(number))
        game = new(self.game, players=self.players, seed=seed, options=self.options)
        seating = self.seating(number)
        with ExitStack() as programs:
            seats = [self._player(number, seat, name, programs) for seat, name in enumerate(seating)]
            while not game.over:
                for seat in game.owing:
                    game.play(seats[seat].choose(game.view(seat)), seat=seat)
        losses = [sitting.loss for sitting in seats if isinstance(sitting, ExternalBot) and sitting.loss is not None]
        lost = {"lost_seats": [{"bot": seating[loss.seat], **loss.to_dict()} for loss in losses]} if losses else {}
        for loss in losses:
            seating[loss.seat] += f", then {HOUSE_LEVEL}"
        record = game.record()
        events, result = record.pop("events"), record.pop("result")
        used = [
            {"bot": seating[seat], "seat": seat, **sitting.usage.to_dict()}
            for seat, sitting in enumerate(seats)
            if isinstance(sitting, LanguageModelBot)
        ]
        models = {"language_models": used} if used else {}
        figures = {"figures": found} if (found := game.figures) else {}
        return {**record, "bots": seating, **lost, **models, "events": events, "result": result, **figures}

    def _player(self, number: int, seat: int, name: str, programs: ExitStack) -> Player:
        def built_in(level: str) -> Bot:
            return bot(level, seed=self._seed_of("bot", number, seat), iterations=self.iterations, seconds=self.seconds)

        made = player(name, built_in, self.limit)
        if isinstance(made, ExternalBot | LanguageModelBot):
            programs.callback(made.close)
        return made

    def _seed_of(self, *names: object) -> int:
        """Return a seed of 48 bits. JSON can represent it exactly."""
        digest = hashlib.sha256(repr((self.seed, *names)).encode()).digest()
        return int.from_bytes(digest[:6], "big")
