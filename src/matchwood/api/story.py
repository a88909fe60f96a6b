"""The story of a game: what everybody at the table saw."""

from __future__ import annotations

import copyreg

from matchwood.api.append_only import AppendOnly
from matchwood.cardgames.contract import Happening, Rethink
from matchwood.cardgames.spec import GameSpec
from matchwood.engine import states, verbs
from matchwood.engine.states import Observation, State


class Story:
    """What everybody saw, made from what a spectator sees alone; told when somebody asks, so that play stays quick."""

    def __init__(self, spec: GameSpec, state: State) -> None:
        self._spec = spec
        self._seen = public_observation(state)
        self._steps: list[State] = []
        self._story: AppendOnly[Happening] = AppendOnly()

    def step(self, state: State) -> None:
        """Note the state after a move or a deal. Nobody changes it afterwards."""
        self._steps.append(state)

    def take_back(self, seat: int, before: Observation, state: State) -> None:
        """Note that this seat thinks again: what a spectator saw before that, and what the game goes on from."""
        self.until(before).extend([Rethink(seat)])
        self._seen = public_observation(state)

    def until(self, now: Observation) -> AppendOnly[Happening]:
        """Everything that has happened; `now` is what a spectator sees after the last step, which need not be looked at again."""
        for number, state in enumerate(self._steps, 1):
            before, self._seen = self._seen, now if number == len(self._steps) else public_observation(state)
            self._story.extend(self._spec.story(before, self._seen))
        self._steps.clear()
        return self._story

    def copy(self) -> Story:
        """The same story so far."""
        twin = object.__new__(Story)
        twin._spec, twin._seen = self._spec, self._seen
        twin._steps, twin._story = list(self._steps), self._story.copy()
        return twin


def _state_alone(observation: Observation) -> tuple[type[Observation], tuple[State]]:
    return Observation, (observation.state,)


copyreg.pickle(Observation, _state_alone)  # the fields are read anew: the code that reads them is made while running


def public_observation(state: State) -> Observation:
    """What a spectator may know of this state."""
    return Observation(states.observed(state, verbs.NO_EYES))
