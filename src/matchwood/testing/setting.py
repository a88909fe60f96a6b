"""The settings of test games."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TypeVar

from matchwood.cardgames.spec import GameSpec, Value
from matchwood.engine.states import State

T = TypeVar("T")


@dataclass(frozen=True)
class Setting:
    """The number of players, the house rules and the seed of a test game."""

    spec: GameSpec
    players: int
    options: Mapping[str, Value]
    seed: int

    def fresh(self) -> State:
        """Return the state at the start of a new game."""
        return self.spec.fresh(self.players, self.options)

    def __str__(self) -> str:
        rules = ", ".join(f"{key}={value!r}" for key, value in self.options.items()) or "no house rules"
        return f"{self.spec.key}, {self.players} players, {rules}, seed {self.seed}"


def settings(spec: GameSpec, games: int, seed: int) -> Iterator[Setting]:
    """Yield settings that vary the number of players and the house rules. The first setting uses the default house rules."""
    luck = random.Random(f"{seed} settings")
    players = _shuffled(spec.players, luck)
    values = {option.key: _shuffled(option.values, luck) for option in spec.offered}
    for game in range(games):
        count = players[game % len(players)]
        chosen = {key: turns[(game + game // len(turns)) % len(turns)] for key, turns in values.items()} if game else {}
        yield Setting(spec, count, spec.checked_options(chosen, count), seed * 1000 + game)


def _shuffled(things: tuple[T, ...], luck: random.Random) -> list[T]:
    return luck.sample(things, len(things))
