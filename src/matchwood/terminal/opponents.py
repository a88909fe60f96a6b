"""The bots in a game against a person."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle
from types import TracebackType

import click

from matchwood.api.bot import Bot, bot
from matchwood.external_bots.external_bot import ExternalBot
from matchwood.external_bots.language_model import LanguageModelBot
from matchwood.external_bots.naming import checked_bot
from matchwood.external_bots.players import Player, player
from matchwood.terminal import model_costs
from matchwood.terminal.lost_seats import line_of

THINKING = 5000
"""The maximum number of iterations for a decision. They take a fraction of a second. With a limit, equal seeds give equal games."""


class Opponents:
    """Creates the bots at the given seats. At the end of the context, it ends external programs and prints their failures."""

    def __init__(self, names: Sequence[str], seats: Sequence[int], seed: int | None, limit: float) -> None:
        self._names = dict(zip(seats, cycle([checked_bot(name) for name in names]), strict=False))
        self._seed, self._limit = seed, limit
        self.seats = {seat: self._player(seat, name) for seat, name in self._names.items()}

    def __enter__(self) -> Opponents:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        for seat, sitting in self.seats.items():
            if isinstance(sitting, LanguageModelBot):
                sitting.close()
                click.echo(f"matchwood: {model_costs.line_of(self._names[seat], sitting.usage.to_dict())}", err=True)
            elif isinstance(sitting, ExternalBot):
                sitting.close()
                if sitting.loss is not None:
                    click.echo(f"matchwood: {line_of(self._names[seat], sitting.loss.to_dict())}", err=True)

    def _player(self, seat: int, name: str) -> Player:
        def built_in(level: str) -> Bot:
            return bot(level, seed=None if self._seed is None else self._seed * 10 + seat, iterations=THINKING)

        return player(name, built_in, self._limit)
