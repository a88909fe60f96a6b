"""House rules side by side: the same seeds, seats and bots under each of them, in units of a few games each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from statistics import mean
from typing import Any, ClassVar

import matchwood
from matchwood.analysis.prospects import prospects_of
from matchwood.analysis.replay import Replay, Situation
from matchwood.engine import states
from matchwood.lab.contest import Row, described, row_from
from matchwood.lab.experiment import Experiment, Record

USUAL = "usual rules"
"""What the variant is called with which the others are compared."""


@dataclass(frozen=True)
class Variants:
    """Game number k is played under the rules of each variant: with the same seed, and the same bots on the same seats.

    >>> base = Experiment.checked("tycoon", 3, ["random"], seed=1)
    >>> variants = Variants.of(base, {"revolution_at=4": {"revolution_at": 4}})
    >>> [(row["game"], row["variant"]) for row in variants.unit(0)][:3]
    [(0, 'usual rules'), (0, 'revolution_at=4'), (1, 'usual rules')]
    """

    experiments: tuple[tuple[str, Experiment], ...]

    GAMES: ClassVar[int] = 4
    """Games in a unit, under each of the rules."""
    PLAYOUTS: ClassVar[int] = 200
    """Playouts that tell who is ahead halfway."""

    @classmethod
    def of(cls, base: Experiment, changes: Mapping[str, Mapping[str, object]]) -> Variants:
        """The usual rules of this experiment, and under each name those with some changes. Raises BadOption."""
        plain = {name: value for name, value in vars(base).items() if name != "options"}
        named = {USUAL: {}, **changes}
        return cls(tuple((name, Experiment.checked(options={**base.options, **change}, **plain)) for name, change in named.items()))

    @property
    def names(self) -> list[str]:
        """What the variants are called, the usual rules first."""
        return [name for name, _ in self.experiments]

    @property
    def about(self) -> dict[str, Any]:
        """All that the rows depend on, as JSON."""
        rules = {name: dict(experiment.options) for name, experiment in self.experiments}
        counts = {"games_a_unit": self.GAMES, "playouts": self.PLAYOUTS}
        return {"study": "variants", **counts, **described(self.experiments[0][1]), "variants": rules}

    def unit(self, number: int) -> list[Row]:
        """Play this unit: a row for each game under each of the rules."""
        games = range(number * self.GAMES, (number + 1) * self.GAMES)
        return [self._row(name, experiment, game) for game in games for name, experiment in self.experiments]

    def _row(self, name: str, experiment: Experiment, number: int) -> Row:
        record = experiment.play(number)
        row = row_from(experiment, number, record)
        figures = {figure: mean(values) for figure, values in record.get("figures", {}).items() if values}
        return {"variant": name, **row, **course_of(record, self.PLAYOUTS), **figures}


def course_of(record: Record, playouts: int) -> Row:
    """How this game went: its ``moves``; the seat that was the ``first`` to decide alone, None if nobody was; what every seat could
    look forward to ``halfway``, before the move in the middle, as the analysis judges the true position by playouts."""
    game = matchwood.load(record)
    events = record["events"]
    moves = [number for number, event in enumerate(events, 1) if "move" in event]
    middle, first = moves[len(moves) // 2] if moves else len(events), None
    replay = Replay(game, events)
    for step in replay:
        if step is None:
            continue
        if first is None:
            first = _alone(replay, step.known)
        if step.event >= middle:
            break
    halfway = prospects_of(game, events, playouts).now(replay.truth).value.tolist()
    return {"moves": len(moves), "first": first, "halfway": halfway}


def _alone(replay: Replay, situation: Situation) -> int | None:
    """The seat that owes a decision there, if it is one alone: those who bid at the same time as others are not."""
    owing = states.seats_owing(states.state_from(situation.state, replay.spec.record))
    return owing[0] if len(owing) == 1 else None
