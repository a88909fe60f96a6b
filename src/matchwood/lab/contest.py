"""A contest: bots against each other on paired deals, in units of a few deals each."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar

import msgspec
import numpy as np

from matchwood.cardgames.catalogue import spec_of
from matchwood.errors import UnknownBot
from matchwood.lab.experiment import Experiment, Record

Row = dict[str, Any]
"""What is kept of a game: texts, numbers, and lists of them, which begin with seat 0."""


@dataclass(frozen=True)
class Contest:
    """Each deal is played as often as there are bots, so that each bot has every seat at it: its luck falls to all alike.

    >>> contest = Contest.of(Experiment.checked("tycoon", 4, ["quick", "random"]))
    >>> [(row["game"], row["deal"], row["bots"][0]) for row in contest.unit(0)][:3]
    [(0, 0, 'quick'), (1, 0, 'random'), (2, 1, 'quick')]
    """

    experiment: Experiment

    DEALS: ClassVar[int] = 4
    """Deals in a unit: few, since a unit that is broken off is played anew."""

    @classmethod
    def of(cls, experiment: Experiment, at_most: int | None = None) -> Contest:
        """The contest of these bots. Raises UnknownBot unless they are at least two, all different, and not too many."""
        names = experiment.bots
        if len(names) < 2 or len({*names}) < len(names):
            raise UnknownBot(f"at least two bots that differ are compared, as in champion,club, not {','.join(names)}")
        if at_most is not None and len(names) > at_most:
            raise UnknownBot(f"here {at_most} bots play, as in champion,club, not {len(names)}")
        return cls(replace(experiment, games_a_deal=len(names)))

    @property
    def about(self) -> dict[str, Any]:
        """All that the rows depend on, as JSON."""
        return {"study": "contest", "deals_a_unit": self.DEALS, **described(self.experiment)}

    def unit(self, number: int) -> list[Row]:
        """Play this unit: a row for each game."""
        games = self.DEALS * len(self.experiment.bots)
        return [row_of(self.experiment, game) for game in range(number * games, (number + 1) * games)]


def row_of(experiment: Experiment, number: int) -> Row:
    """Play this game; what is kept of it."""
    return row_from(experiment, number, experiment.play(number))


def row_from(experiment: Experiment, number: int, record: Record) -> Row:
    """What is kept of the game of this record.

    ``outcomes`` are what the game's spec makes of ranks and scores, the more the better.
    """
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
    """The experiment as JSON, with the version that plays it."""
    import matchwood

    return {"matchwood": matchwood.__version__, **msgspec.to_builtins(experiment)}
