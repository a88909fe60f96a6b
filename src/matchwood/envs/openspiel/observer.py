"""The observers that OpenSpiel requests from a game."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Protocol, TypeAlias

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

from matchwood.cardgames.spec import GameSpec
from matchwood.engine.states import Observation, State
from matchwood.engine.verbs import NO_EYES
from matchwood.envs.openspiel.memories import Memory
from matchwood.envs.openspiel.steps import Step

Numbers: TypeAlias = NDArray[np.float32]


class Observable(Protocol):
    """The methods of a state that an observer needs."""

    step: Step

    def observed(self, eyes: int) -> State:
        """Return a record with only the information that the given player may know. For a spectator, pass the player number
        ``NO_EYES``.
        """


class Observer:
    """An OpenSpiel observer of what a player currently knows. The observer is a spectator if the argument ``public`` is true."""

    def __init__(self, spec: GameSpec, public: bool) -> None:
        self._spec, self._public = spec, public
        self._layout = Layout.of(spec.record)
        self.tensor = np.zeros(self._layout.size, np.float32)
        self.dict = {name: self.tensor[part].reshape(shape) for name, part, shape in self._layout.parts}

    def set_from(self, state: Observable, player: int) -> None:
        """Fill the tensor with a player's observation of the state."""
        self._layout.write(self._observed(state, player).tobytes(), self.tensor)

    def string_from(self, state: Observable, player: int) -> str:
        """Return JSON with the table that the player sees."""
        return table_of(self._spec, self._observed(state, player))

    def _observed(self, state: Observable, player: int) -> State:
        return state.observed(NO_EYES if self._public else player)


class MemoryObserver:
    """An OpenSpiel observer with perfect recall. The observer is a spectator if the argument ``public`` is true."""

    def __init__(self, spec: GameSpec, public: bool, recall: int) -> None:
        self._public = public
        self._layout = Layout.of(spec.record)
        self.tensor: Numbers | None = None
        self.dict: dict[str, Numbers] = {}
        if recall:
            self.tensor = np.zeros(recall * (1 + self._layout.size), np.float32)
            self.dict = {"decisions": self.tensor[:recall], "records": self.tensor[recall:].reshape(recall, -1)}

    def set_from(self, state: Observable, player: int) -> None:
        """Fill the tensor with the latest observations and decisions of a player."""
        if self.tensor is None:
            return
        self.tensor.fill(0.0)
        for number, moment in enumerate(self._memory(state, player).moments):
            self.dict["decisions"][number] = 0 if moment.decision is None else 1 + moment.decision
            self._layout.write(moment.record, self.dict["records"][number])

    def string_from(self, state: Observable, player: int) -> str:
        """Return a hash of the player's observations and decisions, in hexadecimal digits."""
        return self._memory(state, player).all.hex()

    def _memory(self, state: Observable, player: int) -> Memory:
        return state.step.memory(NO_EYES if self._public else player)


def table_of(spec: GameSpec, observed: State) -> str:
    """Return the observed table as JSON."""
    return msgspec.json.encode(spec.table(Observation(observed))).decode()


class Layout:
    """The layout of a tensor with all fields of a record."""

    def __init__(self, record: np.dtype[np.void]) -> None:
        self.parts: list[tuple[str, slice, tuple[int, ...]]] = []
        """The name, slice of the tensor, and shape of each field."""
        places: dict[np.dtype[np.generic], list[tuple[int, int]]] = {}
        self.size = 0
        for name, kind, offset in _fields(record):
            shape, one = kind.shape, kind.base
            bits = 8 * one.itemsize if one.kind == "u" else 0
            count = int(np.prod(shape, dtype=int)) * (bits or 1)
            first = 8 * offset if bits else offset // one.itemsize
            places.setdefault(np.dtype(bool) if bits else one, []).extend((first + at, self.size + at) for at in range(count))
            self.parts.append((name, slice(self.size, self.size + count), (*shape, bits) if bits else shape))
            self.size += count
        self._bits = _columns(places.pop(np.dtype(bool), []))
        self._numbers = [(one, *_columns(pairs)) for one, pairs in places.items()]

    @classmethod
    @functools.cache
    def of(cls, record: np.dtype[np.void]) -> Layout:
        """Return the tensor layout of a record type."""
        return cls(record)

    def write(self, record: bytes, out: Numbers) -> None:
        """Write all numbers of a record into the tensor."""
        data = np.frombuffer(record, np.uint8)
        taken, put = self._bits
        out[put] = np.unpackbits(data, bitorder="little")[taken]
        for one, taken, put in self._numbers:
            out[put] = data.view(one)[taken]


def _fields(record: np.dtype[np.void]) -> Iterator[tuple[str, np.dtype[np.generic], int]]:
    for name in record.names or ():
        kind, offset = record.fields[name][:2]  # type: ignore[index]
        yield name, kind, offset


def _columns(pairs: list[tuple[int, int]]) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    taken, put = np.array(pairs, np.intp).reshape(-1, 2).T
    return taken, put


def observer_of(spec: GameSpec, recall: int, wanted: pyspiel.IIGObservationType | None) -> Observer | MemoryObserver:
    """Return an observer for the observation type that OpenSpiel requests.

    Raises ValueError if the observer would show the private information of all players.
    """
    if wanted is None:
        return Observer(spec, public=False)
    if wanted.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
        raise ValueError("private_info must be NONE or SINGLE_PLAYER; observations of all players together are not supported")
    public = wanted.private_info == pyspiel.PrivateInfoType.NONE
    return MemoryObserver(spec, public, recall) if wanted.perfect_recall else Observer(spec, public)
