"""A point of a test game at which a seat has to decide."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from matchwood.cardgames.spec import GameSpec
from matchwood.engine import states, verbs
from matchwood.engine.bits import members
from matchwood.engine.chance import Source, chance_from
from matchwood.engine.states import State
from matchwood.testing.setting import Setting

Run = tuple[int, ...]
WORD = 1 << 64
LONGEST_RUN = 64
"""The maximum number of decisions of a move."""


class Move(NamedTuple):
    """The decisions and the text of a move."""

    seat: int
    run: Run
    text: str


@dataclass(frozen=True)
class Probe:
    """A state of a test game, with all earlier moves. Checks must not change the state."""

    setting: Setting
    state: State
    deals: int
    moves: Sequence[Move]
    undisclosed: frozenset[int]
    """The seats that made a simultaneous decision that is still hidden."""
    luck: random.Random

    @property
    def spec(self) -> GameSpec:
        """The specification of the tested game."""
        return self.setting.spec

    @property
    def players(self) -> int:
        """The number of players."""
        return self.setting.players

    @cached_property
    def owing(self) -> tuple[int, ...]:
        """The seats that have to decide."""
        return tuple(members(int(states.owing(self.state)) % WORD))

    @property
    def eyes(self) -> tuple[int, ...]:
        """The observers: a spectator and each seat."""
        return (verbs.NO_EYES, *range(self.players))

    def chance(self, *names: object) -> Source:
        """Return a random generator for the current move and the given names."""
        return chance_from(self.setting.seed, self.deals, len(self.moves), *map(str, names))

    def __str__(self) -> str:
        return f"{self.setting}, before move {len(self.moves) + 1}"


def name_of(eyes: int) -> str:
    """Return a readable name for an observer."""
    return "a spectator" if eyes == verbs.NO_EYES else f"seat {eyes}"


def world_of(observation: State, chance: Source) -> State:
    """Sample a world that agrees with an observation."""
    copy = states.copy_of(observation)
    states.determinize(copy, chance)
    return copy


def after(state: State, seat: int, run: Sequence[int]) -> State:
    """Return a copy of the state after the given decisions."""
    copy = states.copy_of(state)
    for decision in run:
        states.apply(copy, seat, decision)
    return copy


def legal(state: State, seat: int) -> list[int]:
    """Return the legal decisions of a seat as numbers."""
    return list(members(int(states.legal(state, seat)) % WORD))


def any_run(state: State, seat: int, luck: random.Random) -> Run:
    """Return the decisions of a random move."""
    return run_of(state, seat, lambda _, possible: luck.choice(possible))


def run_of(state: State, seat: int, choose: Callable[[State, list[int]], int]) -> Run:
    """Return a move's decisions. The function `choose` makes each decision.

    The move is incomplete if no decision is legal.
    """
    copy, run = states.copy_of(state), list[int]()
    while len(run) < LONGEST_RUN and (possible := legal(copy, seat)):
        run.append(choose(copy, possible))
        states.apply(copy, seat, run[-1])
        if not copy["midway"][0]:
            break
    return tuple(run)


def follow(state: State, moves: Sequence[Move]) -> State | None:
    """Return a copy of the state after the given moves, or None if one is illegal."""
    copy = states.copy_of(state)
    for move in moves:
        if not int(states.owing(copy)) >> move.seat & 1:
            return None
        for decision in move.run:
            if not int(states.legal(copy, move.seat)) >> decision & 1:
                return None
            states.apply(copy, move.seat, decision)
    return copy


def fields_that_differ(one: State, other: State) -> str:
    """Return the names of the fields in which two records differ."""
    names = [name for name in one.dtype.names or () if one[name].tobytes() != other[name].tobytes()]
    return ", ".join(f"`{name}`" for name in names) or "the bytes between the fields"
