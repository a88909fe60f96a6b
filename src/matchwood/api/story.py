"""The public events of a game, in order."""

from __future__ import annotations

import copyreg

from matchwood.api.append_only import AppendOnly
from matchwood.cardgames.contract import Happening, Rethink
from matchwood.cardgames.spec import GameSpec
from matchwood.engine import states, verbs
from matchwood.engine.states import Observation, State


class Story:
    """The public events of a game, computed when a caller reads them."""

    def __init__(self, spec: GameSpec, state: State) -> None:
        self._spec = spec
        self._seen = public_observation(state)
        self._steps: list[State] = []
        self._story: AppendOnly[Happening] = AppendOnly()

    def step(self, state: State) -> None:
        """Append a state. The caller must not change the state afterwards."""
        self._steps.append(state)

    def take_back(self, seat: int, before: Observation, state: State) -> None:
        """Add the public event that a player took back a decision."""
        self.until(before).extend([Rethink(seat)])
        self._seen = public_observation(state)

    def until(self, now: Observation) -> AppendOnly[Happening]:
        """Return all public events. `now` is a spectator's observation of the latest state."""
        for number, state in enumerate(self._steps, 1):
            before, self._seen = self._seen, now if number == len(self._steps) else public_observation(state)
            self._story.extend(self._spec.story(before, self._seen))
        self._steps.clear()
        return self._story

    def copy(self) -> Story:
        """Return an independent copy of the public events."""
        twin = object.__new__(Story)
        twin._spec, twin._seen = self._spec, self._seen
        twin._steps, twin._story = list(self._steps), self._story.copy()
        return twin


def _state_alone(observation: Observation) -> tuple[type[Observation], tuple[State]]:
    return Observation, (observation.state,)


copyreg.pickle(Observation, _state_alone)  # the reader of the fields is generated code, which cannot be pickled


def public_observation(state: State) -> Observation:
    """Return a spectator's observation of a state."""
    return Observation(states.observed(state, verbs.NO_EYES))
