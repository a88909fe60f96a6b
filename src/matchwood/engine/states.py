"""States as Python holds them, and the verbs for them.

A state is an array of one record: NumPy and Numba hand such an array over five times faster than the bare record. :func:`read`
turns it into plain numbers for code that looks at many fields.
"""

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
from matchwood.engine.bits import Bits, has, members
from matchwood.engine.chance import Source, one_of
from matchwood.engine.compiling import ByRecord, brief_rule

State: TypeAlias = NDArray[np.void]
"""One record of a game, as an array of length 1."""


def new_state(record: np.dtype[np.void]) -> State:
    """An empty record of this type."""
    return np.zeros(1, record)


def copy_of(state: State) -> State:
    """The same state again; a change to one does not touch the other."""
    return np.ndarray(1, state.dtype, bytearray(state.tobytes()))


def state_from(data: bytes, record: np.dtype[np.void]) -> State:
    """A state from the bytes of one (far quicker than NumPy's own copy of a record)."""
    return np.ndarray(1, record, bytearray(data))


def read(state: State) -> Any:
    """The record's fields as plain numbers and lists, under their names, as they are now."""
    return Fields(state)


def some(state: State, *names: str) -> Any:
    """Those of the record's fields alone, named in its order: far quicker than `read` where a few are enough."""
    return SimpleNamespace(**_some(state.dtype, names)(state.tobytes()))


@functools.cache
def _some(record: np.dtype[np.void], names: tuple[str, ...]) -> Reader:
    return _reader(record, names)


class Fields:
    """The fields of a record; long lists are made when somebody asks for them first."""

    def __init__(self, state: State) -> None:
        data = state.tobytes()
        brief, long = _readers(state.dtype)
        self.__dict__ = brief(data)
        self._bytes, self._long = data, long

    def __getattr__(self, name: str) -> Any:
        if name not in self._long:
            raise AttributeError(f"the record has no field {name!r}", name=name, obj=self)
        self.__dict__[name] = values = self._long[name](self._bytes)[name]
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


LONG = 8
"""More numbers than this in a field make it a long one."""
_LETTERS = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q", "f4": "f", "f8": "d"}
"""NumPy's types and those of :mod:`struct`."""


Reader: TypeAlias = Callable[[bytes], dict[str, Any]]
"""Makes plain numbers of a record's bytes, under the names of the fields."""


@functools.cache
def _readers(record: np.dtype[np.void]) -> tuple[Reader, dict[str, Reader]]:
    """How all fields of such a record but the long ones are read, and how each of the long ones is."""
    names = record.names or ()
    long = [name for name in names if math.prod(record[name].shape) > LONG]
    return _reader(record, [name for name in names if name not in long]), {name: _reader(record, [name]) for name in long}


def _reader(record: np.dtype[np.void], names: Sequence[str]) -> Reader:
    """How these fields are read, which are in the order of the record.

    What names them is compiled from its text, as the standard library does for named tuples: that is the quickest that Python has.
    """
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
    """The expression that takes a number, or lists in this shape, out of the row from that place on."""
    if not shape:
        return f"row[{place}]"
    if len(shape) == 1:
        return f"[*row[{place}:{place + shape[0]}]]"
    step = math.prod(shape[1:])
    return f"[{', '.join(_picked(place + part * step, shape[1:]) for part in range(shape[0]))}]"


def within(record: np.dtype[np.void], part: np.dtype[np.void]) -> slice:
    """Where in the bytes of a record the fields of a part of it stand, which follow one another."""
    names = part.names or ()
    begin = record.fields[names[0]][1]  # type: ignore[index]
    assert all(record.fields[name] == (part[name], begin + part.fields[name][1]) for name in names)  # type: ignore[index]
    return slice(begin, begin + part.itemsize)


def phase(state: State) -> int:
    """The record's phase."""
    return state.tobytes()[_PHASE]


def seats_owing(state: State) -> tuple[int, ...]:
    """The same as `owing`, as numbers in ascending order and without a call of compiled code."""
    return _SEATS[state.tobytes()[_DUE]]


_PHASE, _DUE = ([name for name, _ in verbs.COMMON].index(name) for name in ("phase", "due"))
"""The places of these fields in a record. The fields that all records share are one byte each; reading a byte is faster than asking
for the field."""
_SEATS = tuple(tuple(members(seats)) for seats in range(1 << verbs.MOST_PLAYERS))


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


def legal(state: State, seat: int) -> int:
    """The legal decisions of a seat."""
    return _LEGAL[state.dtype](state, seat)  # type: ignore[no-any-return]


@brief_rule
def _legal(state: State, seat: int) -> Bits:
    return verbs.legal(state[0], seat)


def apply(state: State, seat: int, decision: int) -> None:
    """Make a decision."""
    _APPLY[state.dtype](state, seat, decision)


@brief_rule
def _apply(state: State, seat: int, decision: int) -> None:
    verbs.apply(state[0], seat, decision)


def after(state: State, seat: int, run: bytes) -> State | None:
    """The state after these decisions of the seat, a byte each; None unless each is legal then and all are one whole move."""
    record = state.dtype
    trial = state_from(state.tobytes(), record)
    return trial if _MOVE[record](trial, seat, run) else None


@brief_rule
def _move(trial: State, seat: int, run: bytes) -> bool:
    """Whether they are. As far as they are, they are made."""
    for place in range(len(run)):
        if run[place] >= 64 or not has(verbs.legal(trial[0], seat), run[place]):
            return False
        verbs.apply(trial[0], seat, run[place])
        if (trial[0].midway == 0) != (place == len(run) - 1):
            return False
    return len(run) > 0


def observe(state: State, seat: int) -> None:
    """Erase everything that this seat may not know."""
    _OBSERVE[state.dtype](state, seat)


@brief_rule
def _observe(state: State, seat: int) -> None:
    verbs.observe(state[0], seat)


_LEGAL, _OBSERVE = ByRecord(_legal, types.int64), ByRecord(_observe, types.int64)
_APPLY, _MOVE = ByRecord(_apply, types.int64, types.int64), ByRecord(_move, types.int64, types.Bytes(types.uint8, 1, "C"))


def observed(state: State, seat: int) -> State:
    """What this seat (or ``NO_EYES``) may know of the state, which stays as it is."""
    seen = copy_of(state)
    observe(seen, seat)
    return seen


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
def mistake_cost(state: State) -> float:
    """What a plain mistake costs."""
    return verbs.mistake_cost(state[0])


@brief_rule
def random_decision(state: State, seat: int, chance: Source) -> int:
    """A legal decision of the seat, each equally likely."""
    return one_of(chance[0], verbs.legal(state[0], seat))
