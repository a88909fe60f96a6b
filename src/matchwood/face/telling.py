"""The story of a game: what everybody at the table saw."""

from __future__ import annotations

from typing import TypeAlias

from matchwood.cardgames.contract import Happening, Rethink
from matchwood.cardgames.kind import Json, Kind
from matchwood.engine import states, verbs
from matchwood.engine.states import Look, State
from matchwood.face.growing import Growing

Step: TypeAlias = tuple[int, tuple[int, ...]] | Json
"""A move (a seat and its decisions), or a deal."""


class Telling:
    """What everybody saw, made from records veiled for a spectator only; told when somebody asks, so that play stays quick."""

    def __init__(self, kind: Kind, state: State) -> None:
        self._kind = kind
        self._shadow = states.copy_of(state)
        self._seen = public_look(state)
        self._steps: list[Step] = []
        self._story: Growing[Happening] = Growing()

    def step(self, step: Step) -> None:
        """Note a move (a seat and its decisions) or a deal."""
        self._steps.append(step)

    def take_back(self, seat: int, before: Look, state: State) -> None:
        """Note that this seat thinks again: what a spectator saw before that, and what the game goes on from."""
        self.story(before).extend([Rethink(seat)])
        self._shadow = states.copy_of(state)
        self._seen = public_look(state)

    def story(self, now: Look) -> Growing[Happening]:
        """Everything that has happened; `now` is what a spectator sees after the last step, which need not be looked at again."""
        for number, step in enumerate(self._steps, 1):
            before = self._seen
            if isinstance(step, dict):
                self._kind.deal_given(self._shadow, step)
            else:
                for decision in step[1]:
                    states.apply(self._shadow, step[0], decision)
            self._seen = now if number == len(self._steps) else public_look(self._shadow)
            self._story.extend(self._kind.story(before, self._seen))
        self._steps.clear()
        return self._story

    def copy(self) -> Telling:
        """The same story so far."""
        twin = object.__new__(Telling)
        twin._kind, twin._shadow, twin._seen = self._kind, states.copy_of(self._shadow), self._seen
        twin._steps, twin._story = list(self._steps), self._story.copy()
        return twin


def public_look(state: State) -> Look:
    """What a spectator may know of this state."""
    veiled = states.copy_of(state)
    states.veil(veiled, verbs.NO_EYES)
    return Look(veiled)
