"""Let bots play against each other with paired deals."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar

import msgspec
import numpy as np

from matchwood.cardgames.catalogue import spec_of
from matchwood.errors import UnknownBot
from matchwood.lab.experiment import Experiment, Record

Row = dict[str, Any]
"""The results of a game. Lists have one entry for each seat."""


@dataclass(frozen=True)
class Contest:
    """A contest between bots. The bots play each deal several times and change seats.

    >>> contest = Contest.of(Experiment.checked("tycoon", 4, ["quick", "random"]))
    >>> [(row["game"], row["deal"], row["bots"][0]) for row in contest.unit(0)][:3]
    [(0, 0, 'quick'), (1, 0, 'random'), (2, 1, 'quick')]
    """

    experiment: Experiment

    DEALS: ClassVar[int] = 4
    """The number of deals in a unit. It is small, because an interrupted unit starts again."""

    @classmethod
    def of(cls, experiment: Experiment, at_most: int | None = None) -> Contest:
        """Return a contest between the bots of an experiment.

        Raises UnknownBot if the number of different bots is not between two and `at_most`.
        """
        names = experiment.bots
        if len(names) < 2 or len({*names}) < len(names):
            raise UnknownBot(f"give at least two different bots, for example champion,club, not {','.join(names)}")
        if at_most is not None and len(names) > at_most:
            raise UnknownBot(f"give {at_most} bots, for example champion,club, not {len(names)}")
        return cls(replace(experiment, games_a_deal=len(names)))

    @property
    def about(self) -> dict[str, Any]:
        """All settings that influence the results, as JSON values."""
        return {"study": "contest", "deals_a_unit": self.DEALS, **described(self.experiment)}

    def unit(self, number: int) -> list[Row]:
        """Play all games of one unit, and return the results of each game."""
        games = self.DEALS * len(self.experiment.bots)
        return [row_of(self.experiment, game) for game in range(number * games, (number + 1) * games)]


def row_of(experiment: Experiment, number: int) -> Row:
    """Play one game, and return the results as one row."""
    return row_from(experiment, number, experiment.play(number))


def row_from(experiment: Experiment, number: int, record: Record) -> Row:
    """Return the results of a recorded game as one row. ``outcomes`` are computed from ranks and scores. Higher is better."""
    ranks, scores = record["result"]["ranks"], record["result"]["scores"]
    return {
        "game": number,
        "deal": experiment.deal_of(number),
        "bots": experiment.seating(number),
        "ranks": ranks,
        "scores": scores,
        "outcomes": spec_of(experiment.game).outcomes(np.array([ranks, scores]), experiment.options).astype(float).tolist(),
        "lost_seats": len(record.get("lost_seats", [])),
    }


def described(experiment: Experiment) -> dict[str, Any]:
    """Return the settings of an experiment as JSON."""
    import matchwood

    return {"matchwood": matchwood.__version__, **msgspec.to_builtins(experiment)}
