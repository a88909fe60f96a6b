"""States as Python holds them, and the verbs for them.

A state is an array of one record: NumPy and Numba hand such an array over five times faster than the bare record. :func:`read`
turns it into plain numbers for code that looks at many fields.
"""

from __future__ import annotations

import functools
import struct
from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from matchwood.engine import verbs
from matchwood.engine.bits import Bits
from matchwood.engine.chance import Source, one_of
from matchwood.engine.compiling import brief_rule

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
    """The record's fields as plain numbers and lists, under their names, as they are now."""
    return Fields(state)


class Fields:
    """The fields of a record; long lists are made when somebody asks for them first."""

    def __init__(self, state: State) -> None:
        unpack, named = _reader(state.dtype)
        self.__dict__ = named(unpack(state))
        self._record, self._bytes = state.dtype, state.tobytes()

    def __getattr__(self, name: str) -> Any:
        if name not in (self._record.names or ()):
            raise AttributeError(f"the record has no field {name!r}", name=name, obj=self)
        self.__dict__[name] = values = np.frombuffer(self._bytes, self._record)[name][0].tolist()
        return values


class Observation:
    """What a seat or a spectator may know: the record without the rest, and its fields as plain numbers, read when needed."""

    __slots__ = ("_fields", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self._fields: Any = None

    @property
    def fields(self) -> Any:
        """The fields; whoever looks changes none of them."""
        if self._fields is None:
            self._fields = read(self.state)
        return self._fields


LONG = 32
"""More numbers than this in a field make it a long one."""
_LETTERS = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q", "f4": "f", "f8": "d"}
"""NumPy's types and those of :mod:`struct`."""


@functools.cache
def _reader(record: np.dtype[np.void]) -> tuple[Callable[[Any], tuple[Any, ...]], Callable[[tuple[Any, ...]], dict[str, Any]]]:
    """How the bytes of such a record become numbers in one row, and those its fields but the long ones.

    The second is compiled from its text, as the standard library does for named tuples: it is the quickest that Python has.
    """
    layout, entries, at, place = "=", [], 0, 0
    for name in record.names or ():
        kind, offset = record[name], record.fields[name][1]  # type: ignore[index]
        count = int(np.prod(kind.shape, dtype=int))
        if count <= LONG:
            layout += f"{offset - at}x{count}{_LETTERS[kind.base.str[1:]]}"
            entries.append(f"{name!r}: {_picked(place, kind.shape)}")
            at, place = offset + kind.itemsize, place + count
    layout += f"{record.itemsize - at}x"
    return struct.Struct(layout).unpack, eval(f"lambda row: {{{', '.join(entries)}}}")


def _picked(place: int, shape: tuple[int, ...]) -> str:
    """The expression that takes a number, or lists in this shape, out of the row from that place on."""
    if not shape:
        return f"row[{place}]"
    if len(shape) == 1:
        return f"[*row[{place}:{place + shape[0]}]]"
    step = int(np.prod(shape[1:], dtype=int))
    return f"[{', '.join(_picked(place + part * step, shape[1:]) for part in range(shape[0]))}]"


def phase(state: State) -> int:
    """The record's phase."""
    return int(state["phase"][0])


@brief_rule
def setup(state: State, players: int, options: NDArray[np.int64]) -> None:
    """Make the state a fresh game."""
    verbs.setup(state[0], players, options)


@brief_rule
def deal(state: State, chance: Source) -> None:
    """Let the chance event happen that is due."""
    verbs.deal(state[0], chance[0])


@brief_rule
def owing(state: State) -> Bits:
    """The seats that owe a decision now."""
    return verbs.owing(state[0])


@brief_rule
def legal(state: State, seat: int) -> Bits:
    """The legal decisions of a seat."""
    return verbs.legal(state[0], seat)


@brief_rule
def apply(state: State, seat: int, decision: int) -> None:
    """Make a decision."""
    verbs.apply(state[0], seat, decision)


@brief_rule
def observe(state: State, seat: int) -> None:
    """Erase everything that this seat may not know."""
    verbs.observe(state[0], seat)


@brief_rule
def determinize(state: State, chance: Source) -> None:
    """Fill an observed state with a world."""
    verbs.determinize(state[0], chance[0])


@brief_rule
def payoff(state: State, out: NDArray[np.int64]) -> None:
    """Write ranks and scores."""
    verbs.payoff(state[0], out)


@brief_rule
def suggest(state: State, seat: int, chance: Source) -> int:
    """A sensible decision of the seat, from what the seat may know."""
    return verbs.suggest(state[0], seat, chance[0])


@brief_rule
def stake(state: State) -> float:
    """What a plain mistake costs."""
    return verbs.stake(state[0])


@brief_rule
def random_decision(state: State, seat: int, chance: Source) -> int:
    """A legal decision of the seat, each equally likely."""
    return one_of(chance[0], verbs.legal(state[0], seat))
