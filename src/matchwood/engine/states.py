"""States as Python holds them, and the verbs for them.

A state is an array of one record: NumPy and Numba hand such an array over five times faster than the bare record. :func:`read`
turns it into plain numbers for code that looks at many fields.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from matchwood.engine import verbs
from matchwood.engine.bits import Bits
from matchwood.engine.chance import Source, one_of
from matchwood.engine.compiling import rule

State: TypeAlias = NDArray[np.void]
"""One record of a game, as an array of length 1."""


def new_state(record: np.dtype[np.void]) -> State:
    """An empty record of this type."""
    return np.zeros(1, record)


def copy_of(state: State) -> State:
    """The same state again; a change to one does not touch the other."""
    return state_from(state.tobytes(), state.dtype)


def state_from(data: bytes, record: np.dtype[np.void]) -> State:
    """A state from the bytes of one (far quicker than NumPy's own copy of a record)."""
    return np.ndarray(1, record, bytearray(data))


def read(state: State) -> Any:
    """The record's fields as plain numbers and lists, under their names."""
    names = state.dtype.names or ()
    values = (value.tolist() if isinstance(value, np.ndarray) else value for value in state.tolist()[0])
    return SimpleNamespace(**dict(zip(names, values, strict=True)))


def phase(state: State) -> int:
    """The record's phase."""
    return int(state["phase"][0])


@rule
def setup(state: State, players: int, options: NDArray[np.int64]) -> None:
    """Make the state a fresh game."""
    verbs.setup(state[0], players, options)


@rule
def deal(state: State, chance: Source) -> None:
    """Let the chance event happen that is due."""
    verbs.deal(state[0], chance[0])


@rule
def owing(state: State) -> Bits:
    """The seats that owe a decision now."""
    return verbs.owing(state[0])


@rule
def legal(state: State, seat: int) -> Bits:
    """The legal decisions of a seat."""
    return verbs.legal(state[0], seat)


@rule
def apply(state: State, seat: int, decision: int) -> None:
    """Make a decision."""
    verbs.apply(state[0], seat, decision)


@rule
def veil(state: State, seat: int) -> None:
    """Erase everything that this seat may not know."""
    verbs.veil(state[0], seat)


@rule
def imagine(state: State, chance: Source) -> None:
    """Fill a veiled state with a world."""
    verbs.imagine(state[0], chance[0])


@rule
def payoff(state: State, out: NDArray[np.int64]) -> None:
    """Write ranks and scores."""
    verbs.payoff(state[0], out)


@rule
def suggest(state: State, seat: int, chance: Source) -> int:
    """A sensible decision of the seat, from what the seat may know."""
    return verbs.suggest(state[0], seat, chance[0])


@rule
def stake(state: State) -> float:
    """What a plain mistake costs."""
    return verbs.stake(state[0])


@rule
def random_decision(state: State, seat: int, chance: Source) -> int:
    """A legal decision of the seat, each equally likely."""
    return one_of(chance[0], verbs.legal(state[0], seat))
