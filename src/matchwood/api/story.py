"""The public events of a game, in order."""

from __future__ import annotations

import copyreg
import threading
from collections.abc import Iterable

from matchwood.api.append_only import AppendOnly
from matchwood.cardgames.contract import Happening, Rethink
from matchwood.cardgames.spec import GameSpec
from matchwood.engine import states, verbs
from matchwood.engine.states import Observation, State

_computing = threading.Lock()
"""Held while a thread computes events, because stories share lists of events."""


class Story:
    """The public events of a game up to a state, computed when a caller reads them.

    A story never changes: `step` and `take_back` return a new one. Views can therefore keep the story of their state.
    """

    __slots__ = ("_before", "_events", "_seen", "_spec", "_state")

    def __init__(self, spec: GameSpec, state: State, before: Story | None = None) -> None:
        self._spec, self._state, self._before = spec, state, before
        self._events: AppendOnly[Happening] | None = AppendOnly() if before is None else None
        self._seen: Observation | None = None

    def step(self, state: State) -> Story:
        """Return the story that continues with a state. The caller must not change the state afterwards."""
        return Story(self._spec, state, self)

    def take_back(self, seat: int, now: Observation, state: State) -> Story:
        """Return the story with the added public event that a player took back a decision.

        `now` is a spectator's observation of the state before, and `state` is the state after.
        """
        events = self.until(now)
        return _story_of(self._spec, public_observation(state), [*events, Rethink(seat)])

    def until(self, now: Observation | None = None) -> AppendOnly[Happening]:
        """Return all public events. `now` is a spectator's observation of the state, if the caller has it already."""
        if self._events is None:
            with _computing:
                self._compute(now)
        assert self._events is not None
        return self._events

    def _compute(self, now: Observation | None) -> None:
        known, steps = self, []
        while known._events is None:
            steps.append(known)
            assert known._before is not None
            known = known._before
        if steps:  # else another thread has computed the events
            events, seen = known._events.copy(), known._observation()
            if now is not None:
                self._seen = now
            for step in reversed(steps):
                earlier, seen = seen, step._observation()
                events.extend(self._spec.story(earlier, seen))
            self._events, self._before = events, None

    def _observation(self) -> Observation:
        if self._seen is None:
            self._seen = public_observation(self._state)
        return self._seen

    def __deepcopy__(self, memo: object) -> Story:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return _story_of, (self._spec, self._observation(), tuple(self.until()))


def _story_of(spec: GameSpec, seen: Observation, events: Iterable[Happening]) -> Story:
    story = Story(spec, seen.state)
    story._events, story._seen = AppendOnly(events), seen
    return story


def _state_alone(observation: Observation) -> tuple[type[Observation], tuple[State]]:
    return Observation, (observation.state,)


copyreg.pickle(Observation, _state_alone)  # the reader of the fields is generated code, which cannot be pickled


def public_observation(state: State) -> Observation:
    """Return a spectator's observation of a state."""
    return Observation(states.observed(state, verbs.NO_EYES))
