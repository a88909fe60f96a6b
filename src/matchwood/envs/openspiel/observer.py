"""The observers that OpenSpiel requests from a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeAlias

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

from matchwood.api.view import flat_layout, flat_observation
from matchwood.cardgames.spec import GameSpec
from matchwood.engine import states
from matchwood.engine.states import Observation, State
from matchwood.engine.verbs import NO_EYES
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
    """An OpenSpiel observer of what a player currently knows. Its tensor is the flat observation of a batch.

    The type of the observation chooses public information, the private information of the player, or both.
    """

    def __init__(self, spec: GameSpec, players: int, public: bool = True, private: bool = True) -> None:
        self._spec, self._players = spec, players
        self._public, self._private = public, private
        layout = flat_layout(spec, players)
        self.tensor = np.zeros(layout.length, np.float32)
        self.dict = {piece.name: self.tensor[piece.place].reshape(piece.shape) for piece in layout.placed}

    def set_from(self, state: Observable, player: int) -> None:
        """Fill the tensor with a player's observation of the state."""
        self.tensor[:] = flat_observation(self._spec, self._players, state.step.state, self._eyes(player))

    def string_from(self, state: Observable, player: int) -> str:
        """Return the table that the player sees. Without public information, return what a spectator does not see."""
        table = fields_of(self._spec, state.observed(self._eyes(player)))
        if not self._public:
            known = fields_of(self._spec, state.observed(NO_EYES))
            table = {name: value for name, value in table.items() if known.get(name) != value}
        return text_of(table)

    def _eyes(self, player: int) -> int:
        return player if self._private else NO_EYES


class MemoryObserver:
    """An OpenSpiel observer with perfect recall. The observer is a spectator if the argument ``private`` is false."""

    def __init__(self, spec: GameSpec, players: int, private: bool, recall: int) -> None:
        self._spec, self._players, self._private = spec, players, private
        self.tensor: Numbers | None = None
        self.dict: dict[str, Numbers] = {}
        if recall:
            self.tensor = np.zeros(recall * (1 + flat_layout(spec, players).length), np.float32)
            self.dict = {"decisions": self.tensor[:recall], "observations": self.tensor[recall:].reshape(recall, -1)}

    def set_from(self, state: Observable, player: int) -> None:
        """Fill the tensor with the latest observations and decisions of a player."""
        if self.tensor is None:
            return
        self.tensor.fill(0.0)
        eyes = self._eyes(player)
        for number, moment in enumerate(state.step.memory(eyes).moments):
            record = states.state_from(moment.record, self._spec.record)
            self.dict["decisions"][number] = 0 if moment.decision is None else 1 + moment.decision
            self.dict["observations"][number] = flat_observation(self._spec, self._players, record, eyes)

    def string_from(self, state: Observable, player: int) -> str:
        """Return the table that the player sees, the player's decisions, and a hash of all observations and decisions."""
        eyes = self._eyes(player)
        memory, table = state.step.memory(eyes), fields_of(self._spec, state.observed(eyes))
        decided = " ".join(map(str, memory.decisions))
        return f"{text_of(table)}\ndecided: {decided}\nmemory: {memory.all.hex()}"

    def _eyes(self, player: int) -> int:
        return player if self._private else NO_EYES


def fields_of(spec: GameSpec, observed: State) -> dict[str, Any]:
    """Return the fields of the observed table, except those without content."""
    fields: dict[str, Any] = msgspec.to_builtins(spec.table(Observation(observed)))
    return {name: value for name, value in fields.items() if value is not None and value != []}


def text_of(fields: Mapping[str, Any]) -> str:
    """Return the fields of a table as text, with one line for each field.

    >>> print(text_of({"turn": 1, "hand": ["T4", "B3"], "bids": [2, None]}))
    turn: 1
    hand: T4 B3
    bids: 2 -
    """
    return "\n".join(f"{name}: {_written(value)}" for name, value in fields.items())


def _written(value: Any) -> str:
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return "(" + ", ".join(f"{name} {_written(part)}" for name, part in value.items()) + ")"
    if isinstance(value, list):
        is_nested = any(isinstance(part, list) for part in value)
        return " ".join(f"[{_written(part)}]" if is_nested else _written(part) for part in value)
    return str(value)


def observer_of(spec: GameSpec, players: int, recall: int, wanted: pyspiel.IIGObservationType | None) -> Observer | MemoryObserver:
    """Return an observer for the observation type that OpenSpiel requests.

    Raises ValueError if the observer would show the private information of all players.
    """
    if wanted is None:
        return Observer(spec, players)
    if wanted.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
        raise ValueError("private_info must be NONE or SINGLE_PLAYER; observations of all players together are not supported")
    private = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
    if wanted.perfect_recall:
        return MemoryObserver(spec, players, private, recall)
    return Observer(spec, players, wanted.public_info, private)
