"""Game states for Python, and the verbs that act on them."""

from __future__ import annotations

import functools
import math
import struct
from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any, TypeAlias

import numpy as np
from numba import types
from numpy.typing import NDArray

from matchwood.engine import verbs
from matchwood.engine.bits import NONE, Bits, has, lowest, members
from matchwood.engine.chance import Source, one_of
from matchwood.engine.compiling import ByRecord, brief_rule

State: TypeAlias = NDArray[np.void]
"""An array of one record. NumPy and Numba pass such an array five times faster than the record alone."""


def new_state(record: np.dtype[np.void]) -> State:
    """Return a new state of the record type, filled with zeros."""
    return np.zeros(1, record)


def copy_of(state: State) -> State:
    """Return an independent copy of the state."""
    return np.ndarray(1, state.dtype, bytearray(state.tobytes()))


def state_from(data: bytes, record: np.dtype[np.void]) -> State:
    """Create a state from the bytes of a record."""
    return np.ndarray(1, record, bytearray(data))


def read(state: State) -> Any:
    """Return an object with the record's fields as attributes. The attributes are numbers and lists."""
    return Fields(state)


def read_fields(state: State, *names: str) -> Any:
    """Return an object with only the named fields. The names must follow the field order of the record."""
    return SimpleNamespace(**_fields_reader(state.dtype, names)(state.tobytes()))


@functools.cache
def _fields_reader(record: np.dtype[np.void], names: tuple[str, ...]) -> Reader:
    return _reader(record, names)


class Fields:
    """The fields of a record as attributes."""

    def __init__(self, state: State) -> None:
        data = state.tobytes()
        short, long = _readers(state.dtype)
        self.__dict__ = short(data)
        self._bytes, self._long = data, long

    def __getattr__(self, name: str) -> Any:
        if name not in self._long:
            raise AttributeError(f"the record has no field {name!r}", name=name, obj=self)
        self.__dict__[name] = values = self._long[name](self._bytes)[name]
        return values


class Observation:
    """A game record, reduced to what a seat or a spectator may know."""

    __slots__ = ("_fields", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self._fields: Any = None

    @property
    def fields(self) -> Any:
        """The fields of the record as plain numbers. Callers must not change the fields."""
        if self._fields is None:
            self._fields = read(self.state)
        return self._fields


MAX_SHORT_NUMBERS = 8
"""A field with more numbers is converted only when code reads the field."""
_LETTERS = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q", "f4": "f", "f8": "d"}
"""NumPy's type codes and the format characters of :mod:`struct`."""


Reader: TypeAlias = Callable[[bytes], dict[str, Any]]
"""Converts the bytes of a record to plain numbers by field name."""


@functools.cache
def _readers(record: np.dtype[np.void]) -> tuple[Reader, dict[str, Reader]]:
    names = record.names or ()
    long = [name for name in names if math.prod(record[name].shape) > MAX_SHORT_NUMBERS]
    return _reader(record, [name for name in names if name not in long]), {name: _reader(record, [name]) for name in long}


def _reader(record: np.dtype[np.void], names: Sequence[str]) -> Reader:
    """Return a fast function that reads the named fields. The function comes from generated source code."""
    layout, entries, at, place = "=", [], 0, 0
    for name in names:
        kind, offset = record[name], record.fields[name][1]  # type: ignore[index]
        count = math.prod(kind.shape)
        layout += f"{offset - at}x{count}{_LETTERS[kind.base.str[1:]]}"
        entries.append(f"{name!r}: {_picked(place, kind.shape)}")
        at, place = offset + kind.itemsize, place + count
    unpack = struct.Struct(layout + f"{record.itemsize - at}x").unpack
    named = eval(f"lambda row: {{{', '.join(entries)}}}")
    return lambda data: named(unpack(data))


def _picked(place: int, shape: tuple[int, ...]) -> str:
    """Return Python source that reads a field from the tuple `row`."""
    if not shape:
        return f"row[{place}]"
    if len(shape) == 1:
        return f"[*row[{place}:{place + shape[0]}]]"
    step = math.prod(shape[1:])
    return f"[{', '.join(_picked(place + part * step, shape[1:]) for part in range(shape[0]))}]"


def within(record: np.dtype[np.void], part: np.dtype[np.void]) -> slice:
    """Return the range of bytes in which a record stores the fields of the type `part`. These fields must be adjacent."""
    names = part.names or ()
    begin = record.fields[names[0]][1]  # type: ignore[index]
    assert all(record.fields[name] == (part[name], begin + part.fields[name][1]) for name in names)  # type: ignore[index]
    return slice(begin, begin + part.itemsize)


def phase(state: State) -> int:
    """Return the phase of the game."""
    return state.tobytes()[_PHASE]


def seats_owing(state: State) -> tuple[int, ...]:
    """Return the seats that have to decide now, in ascending order."""
    return _SEATS[state.tobytes()[_DUE]]


_PHASE, _DUE = ([name for name, _ in verbs.COMMON].index(name) for name in ("phase", "due"))
"""The offsets of two fields in every record. Reading a byte is faster than reading a field."""
_SEATS = tuple(tuple(members(seats)) for seats in range(1 << verbs.MAX_PLAYERS))


@brief_rule
def setup(state: State, players: int, options: NDArray[np.int64]) -> None:
    """Overwrite the state with the start of a new game."""
    verbs.setup(state[0], players, options)


@brief_rule
def deal(state: State, chance: Source) -> None:
    """Deal the cards in a state that waits for a deal."""
    verbs.deal(state[0], chance[0])


@brief_rule
def owing(state: State) -> Bits:
    """Return the seats that have to decide now."""
    return verbs.owing(state[0])


def legal(state: State, seat: int) -> int:
    """Return the legal decisions of a seat."""
    return _LEGAL[state.dtype](state, seat)  # type: ignore[no-any-return]


@brief_rule
def _legal(state: State, seat: int) -> Bits:
    return verbs.legal(state[0], seat)


def apply(state: State, seat: int, decision: int) -> None:
    """Change the state by a decision of a seat."""
    _APPLY[state.dtype](state, seat, decision)


@brief_rule
def _apply(state: State, seat: int, decision: int) -> None:
    verbs.apply(state[0], seat, decision)


def after(state: State, seat: int, run: bytes) -> State | None:
    """Return the state after a move, whose decisions are the bytes of `run`. Return None if they do not form exactly one legal
    move.
    """
    record = state.dtype
    trial = state_from(state.tobytes(), record)
    return trial if _MOVE[record](trial, seat, run) else None


@brief_rule
def _move(trial: State, seat: int, run: bytes) -> bool:
    """Apply decisions, and return whether the decisions form exactly one legal move."""
    for place in range(len(run)):
        if run[place] >= 64 or not has(verbs.legal(trial[0], seat), run[place]):
            return False
        verbs.apply(trial[0], seat, run[place])
        if (trial[0].midway == 0) != (place == len(run) - 1):
            return False
    return len(run) > 0


@brief_rule
def _decide(state: State, seat: int, decision: int) -> Bits:
    """Apply a decision. Return the legal decisions of the lowest seat that has to decide."""
    verbs.apply(state[0], seat, decision)
    due = verbs.owing(state[0])
    return verbs.legal(state[0], lowest(due)) if due != NONE else NONE


def observe(state: State, seat: int) -> None:
    """Reduce the state to what the given seat may know."""
    _OBSERVE[state.dtype](state, seat)


@brief_rule
def _observe(state: State, seat: int) -> None:
    verbs.observe(state[0], seat)


_LEGAL, _OBSERVE = ByRecord(_legal, types.int64), ByRecord(_observe, types.int64)
DECIDE = ByRecord(_decide, types.int64, types.int64)
"""The machine code of `_decide` by record type, for loops: finding the code takes as long as calling it."""
_APPLY, _MOVE = ByRecord(_apply, types.int64, types.int64), ByRecord(_move, types.int64, types.Bytes(types.uint8, 1, "C"))


def observed(state: State, seat: int) -> State:
    """Return a copy that contains only what the given seat may know. The seat ``NO_EYES`` is a spectator."""
    seen = copy_of(state)
    observe(seen, seat)
    return seen


@brief_rule
def determinize(state: State, chance: Source) -> None:
    """Fill the hidden fields of an observation with random possible values."""
    verbs.determinize(state[0], chance[0])


@brief_rule
def payoff(state: State, out: NDArray[np.int64]) -> None:
    """Write the rank of each seat into ``out[0]`` and its score into ``out[1]``."""
    verbs.payoff(state[0], out)


@brief_rule
def suggest(state: State, seat: int, chance: Source) -> int:
    """Return a sensible decision. The decision uses only information that the seat may know."""
    return verbs.suggest(state[0], seat, chance[0])


@brief_rule
def mistake_cost(state: State) -> float:
    """Return the cost of a player's typical mistake, in the unit of the function `verbs.worth`."""
    return verbs.mistake_cost(state[0])


@brief_rule
def random_decision(state: State, seat: int, chance: Source) -> int:
    """Draw a random legal decision of the seat, with equal probabilities."""
    return one_of(chance[0], verbs.legal(state[0], seat))
