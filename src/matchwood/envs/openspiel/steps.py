"""The steps of a game in OpenSpiel, with each player's memory."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

from matchwood.engine import states
from matchwood.engine.chance import Source
from matchwood.engine.states import State
from matchwood.engine.verbs import NO_EYES
from matchwood.envs.openspiel.memories import Memory, Moment

DEALER = -1
"""The seat number that stands for deals."""


class Step:
    """An immutable state of a game, with a link to the previous step.

    Without a new observation, a seat's memory does not change. So a seat does not learn even the number of hidden decisions.
    """

    __slots__ = ("_kept", "_memories", "before", "deals", "decision", "mover", "owing", "phase", "state")

    def __init__(
        self, state: State, before: Step | None = None, mover: int = DEALER, decision: int = 0, deals: int = 0, kept: int = 0
    ) -> None:
        self.state = state
        self.before, self.mover, self.decision = before, mover, decision
        self.deals = deals
        self.phase, self.owing = states.phase(state), states.seats_owing(state)
        self._memories: dict[int, Memory] = {}
        self._kept = kept

    def __deepcopy__(self, _memo: object) -> Step:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the memories of all seats. Pickle earlier steps only if the current move is unfinished."""
        for eyes in (NO_EYES, *range(int(self.state["players"][0]))):
            self.memory(eyes)
        before = self.before if self.state["midway"][0] else None
        return _restored, (self._memories, self.state, before, self.mover, self.decision, self.deals, self._kept)

    def decided(self, seat: int, decision: int) -> Step:
        """Apply a seat's decision, and return the new step."""
        state = states.copy_of(self.state)
        states.apply(state, seat, decision)
        return Step(state, self, seat, decision, self.deals, self._kept)

    def dealt(self, state: State, number: int) -> Step:
        """Return the step after deal number `number`."""
        return Step(state, self, DEALER, number, self.deals + 1, self._kept)

    def past(self) -> Iterator[Step]:
        """Yield all steps from this step back to the first."""
        step: Step | None = self
        while step is not None:
            yield step
            step = step.before

    def run(self) -> tuple[State, list[int]]:
        """Return the state before the unfinished move, and the decisions that the seat has already made in the move."""
        step, run = self, list[int]()
        while step.state["midway"][0] and step.before is not None:
            run.insert(0, step.decision)
            step = step.before
        return step.state, run

    def memory(self, eyes: int) -> Memory:
        """Return the observations and decisions of a seat until now. For a spectator, pass the seat number ``NO_EYES``."""
        missing = [*itertools.takewhile(lambda step: eyes not in step._memories, self.past())]
        for step in reversed(missing):
            before = Memory() if step.before is None else step.before._memories[eyes]
            moment = Moment(step.decision if step.mover == eyes else None, states.observed(step.state, eyes).tobytes())
            step._memories[eyes] = before.after(moment, self._kept)
        return self._memories[eyes]

    def world(self, seat: int, chance: Source) -> Step:
        """Return a random step that matches everything the seat knows.

        The other seats have no memory of earlier steps.
        """
        state = states.observed(self.state, seat)
        states.determinize(state, chance)
        world = Step(state, mover=self.mover, decision=self.decision, deals=self.deals, kept=self._kept)
        world._memories[seat] = self.memory(seat)
        return world


def _restored(memories: dict[int, Memory], *arguments: Any) -> Step:
    step = Step(*arguments)
    step._memories = memories
    return step
