"""Check the public events (happenings) of a game."""

from __future__ import annotations

from typing import Any

from matchwood.cardgames.contract import Happening, Over
from matchwood.cardgames.spec import GameSpec
from matchwood.engine import states, verbs
from matchwood.engine.states import Observation, State, observed
from matchwood.testing.findings import Findings
from matchwood.testing.views import unlike

OVER = Over.__struct_config__.tag


class Tale:
    """Collects and checks the public events of a test game."""

    def __init__(self, spec: GameSpec, state: State) -> None:
        self._spec = spec
        self._seen = [observed(state, verbs.NO_EYES)]
        self.steps: list[list[Any]] = []

    def step(self, state: State, where: object, findings: Findings) -> None:
        """Check the public events of a deal or move."""
        before, now = self._seen[-1], observed(state, verbs.NO_EYES)
        asked = states.copy_of(before), states.copy_of(now)
        self.steps.append(list(self._spec.story(*map(Observation, asked))))
        self._seen.append(now)
        dealt = states.phase(before) == verbs.DEAL_DUE
        if not self.steps[-1] and (dealt or before.tobytes() != now.tobytes()):
            findings.add("story-silent", f"no happening reports {'a deal' if dealt else 'a move that all players saw'}", where)
        for happening in self.steps[-1]:
            if reason := unlike(happening, self._spec.contract.happenings):
                findings.add("happening-type", f"{happening!r}: {reason}", where)
        if [before.tobytes(), now.tobytes()] != [seen.tobytes() for seen in asked]:
            findings.add("asking-changes-state", "`story` changed its arguments", where)

    def check_again(self, where: object, findings: Findings) -> None:
        """Check that computing all public events again gives the same events."""
        for step in reversed(range(len(self.steps))):
            again = list(self._spec.story(*(Observation(states.copy_of(seen)) for seen in self._seen[step : step + 2])))
            if again != self.steps[step]:
                findings.add(
                    "story-remembers", f"the happenings of step {step + 1} were {self.steps[step]!r}, and later {again!r}", where
                )
                return

    def check_end(self, ranks: list[int], scores: list[int], where: object, findings: Findings) -> None:
        """Check the last public event of a game."""
        last = self.steps[-1][-1] if self.steps and self.steps[-1] else None
        end = (list(getattr(last, "ranks", [])), list(getattr(last, "scores", []))) if isinstance(last, Happening) else None
        if last is None or last.type != OVER or end != (ranks, scores):
            findings.add("story-without-end", f"the last happening is {last!r}; ranks and scores are {ranks} and {scores}", where)
