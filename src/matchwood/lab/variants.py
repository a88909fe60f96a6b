"""Play equal deals under several sets of house rules."""

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
"""The name of the house rules of the experiment."""


@dataclass(frozen=True)
class Variants:
    """A study that plays each game under several sets of house rules.

    >>> base = Experiment.checked("tycoon", 3, ["random"], seed=1)
    >>> variants = Variants.of(base, {"revolution_at=4": {"revolution_at": 4}})
    >>> [(row["game"], row["variant"]) for row in variants.unit(0)][:3]
    [(0, 'usual rules'), (0, 'revolution_at=4'), (1, 'usual rules')]
    """

    experiments: tuple[tuple[str, Experiment], ...]

    GAMES: ClassVar[int] = 4
    """The number of games in a unit for each set of house rules."""
    ROLLOUTS: ClassVar[int] = 200
    """The number of simulated games that estimate the outcomes in the middle of a game."""

    @classmethod
    def of(cls, base: Experiment, changes: Mapping[str, Mapping[str, object]]) -> Variants:
        """Return a study that compares an experiment's house rules with changed rules. Raises BadOption."""
        plain = {name: value for name, value in vars(base).items() if name != "options"}
        named = {USUAL: {}, **changes}
        return cls(tuple((name, Experiment.checked(options={**base.options, **change}, **plain)) for name, change in named.items()))

    @property
    def names(self) -> list[str]:
        """The names of all sets of house rules."""
        return [name for name, _ in self.experiments]

    @property
    def about(self) -> dict[str, Any]:
        """All settings of the study that affect its results, as JSON values."""
        rules = {name: dict(experiment.options) for name, experiment in self.experiments}
        counts = {"games_a_unit": self.GAMES, "playouts": self.ROLLOUTS}
        return {"study": "variants", **counts, **described(self.experiments[0][1]), "variants": rules}

    def unit(self, number: int) -> list[Row]:
        """Play the games of the unit with this number under each set of house rules. Return one row for each finished game."""
        games = range(number * self.GAMES, (number + 1) * self.GAMES)
        return [self._row(name, experiment, game) for game in games for name, experiment in self.experiments]

    def _row(self, name: str, experiment: Experiment, number: int) -> Row:
        record = experiment.play(number)
        row = row_from(experiment, number, record)
        figures = {figure: mean(values) for figure, values in record.get("figures", {}).items() if values}
        return {"variant": name, **row, **course_of(record, self.ROLLOUTS), **figures}


def course_of(record: Record, rollouts: int) -> Row:
    """Return a row with three statistics of a game. ``moves`` is the number of moves, and ``halfway`` contains the expected
    outcomes before the middle move. ``first`` is the first seat that decided alone, or None.
    """
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
    halfway = prospects_of(game, events, rollouts).now(replay.truth).value.tolist()
    return {"moves": len(moves), "first": first, "halfway": halfway}


def _alone(replay: Replay, situation: Situation) -> int | None:
    owing = states.seats_owing(states.state_from(situation.state, replay.spec.record))
    return owing[0] if len(owing) == 1 else None
