"""A point of a game at which somebody owes a decision, and how the game came there."""

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
"""Sets are 64 bits."""
LONGEST_RUN = 64
"""More decisions than this make up no move."""


class Move(NamedTuple):
    """A move of a course: its decisions, and how it is written."""

    seat: int
    run: Run
    text: str


@dataclass(frozen=True)
class Probe:
    """Whoever looks at it leaves the state as it is. ``luck`` goes on with every draw."""

    setting: Setting
    state: State
    deals: int
    moves: Sequence[Move]
    """Since the beginning of the game."""
    undisclosed: frozenset[int]
    """The seats whose decision, owed at the same time as others, is in and not shown yet."""
    luck: random.Random

    @property
    def spec(self) -> GameSpec:
        """The game."""
        return self.setting.spec

    @property
    def players(self) -> int:
        """How many play."""
        return self.setting.players

    @cached_property
    def owing(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return tuple(members(int(states.owing(self.state)) % WORD))

    @property
    def eyes(self) -> tuple[int, ...]:
        """A spectator's, and those of every seat."""
        return (verbs.NO_EYES, *range(self.players))

    def chance(self, *names: object) -> Source:
        """A source that depends on the probe and these names."""
        return chance_from(self.setting.seed, self.deals, len(self.moves), *map(str, names))

    def __str__(self) -> str:
        return f"{self.setting}, before move {len(self.moves) + 1}"


def name_of(eyes: int) -> str:
    """Whose eyes these are, in words."""
    return "a spectator" if eyes == verbs.NO_EYES else f"seat {eyes}"


def world_of(observation: State, chance: Source) -> State:
    """A world that could lie behind the observation, which stays as it is."""
    copy = states.copy_of(observation)
    states.determinize(copy, chance)
    return copy


def after(state: State, seat: int, run: Sequence[int]) -> State:
    """The state after these decisions; the one before stays as it is."""
    copy = states.copy_of(state)
    for decision in run:
        states.apply(copy, seat, decision)
    return copy


def legal(state: State, seat: int) -> list[int]:
    """The legal decisions of a seat."""
    return list(members(int(states.legal(state, seat)) % WORD))


def any_run(state: State, seat: int, luck: random.Random) -> Run:
    """Decisions that make up a move, each drawn from those that are legal; fewer where there are none, as there should be."""
    return run_of(state, seat, lambda _, possible: luck.choice(possible))


def run_of(state: State, seat: int, choose: Callable[[State, list[int]], int]) -> Run:
    """Decisions that make up a move, each chosen from those that are legal there; fewer where there are none."""
    copy, run = states.copy_of(state), list[int]()
    while len(run) < LONGEST_RUN and (possible := legal(copy, seat)):
        run.append(choose(copy, possible))
        states.apply(copy, seat, run[-1])
        if not copy["midway"][0]:
            break
    return tuple(run)


def follow(state: State, moves: Sequence[Move]) -> State | None:
    """The state after these moves; None if one of them is not owed or not legal there."""
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
    """The names of the fields in which two records differ, or what else is unlike."""
    names = [name for name in one.dtype.names or () if one[name].tobytes() != other[name].tobytes()]
    return ", ".join(f"`{name}`" for name in names) or "the bytes between the fields"
