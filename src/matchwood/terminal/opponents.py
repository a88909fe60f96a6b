"""The bots in a game against a person."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle
from types import TracebackType

import click

from matchwood.api.bot import Bot, bot
from matchwood.external_bots.external_bot import ExternalBot
from matchwood.external_bots.house import HOUSE_LEVEL
from matchwood.external_bots.naming import checked_bot, command_in
from matchwood.terminal.lost_seats import line_of

THINKING = 5000
"""The maximum number of iterations for a decision: a fraction of a second, and equal games for equal seeds."""


class Opponents:
    """The bots at the given seats. On exit, the context manager ends external programs and prints their failures."""

    def __init__(self, names: Sequence[str], seats: Sequence[int], seed: int | None, limit: float) -> None:
        self._names = dict(zip(seats, cycle([checked_bot(name) for name in names]), strict=False))
        self._seed, self._limit = seed, limit
        self.seats = {seat: self._sits(seat, name) for seat, name in self._names.items()}

    def __enter__(self) -> Opponents:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        for seat, player in self.seats.items():
            if isinstance(player, ExternalBot):
                player.close()
                if player.loss is not None:
                    click.echo(f"matchwood: {line_of(self._names[seat], player.loss.to_dict())}", err=True)

    def _sits(self, seat: int, name: str) -> Bot | ExternalBot:
        command = command_in(name)
        seed = None if self._seed is None else self._seed * 10 + seat
        house = bot(name if command is None else HOUSE_LEVEL, seed=seed, iterations=THINKING)
        return house if command is None else ExternalBot(command, house, self._limit)
