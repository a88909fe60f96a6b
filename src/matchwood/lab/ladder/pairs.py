"""Count the deals that two bots won against each other."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from statistics import mean
from typing import Any

import msgspec
import numpy as np

from matchwood.cardgames.catalogue import spec_of
from matchwood.lab.experiment import Experiment

GAMES_A_DEAL = 2
MAX_TIE = 1e-9
"""Smaller differences count as a tie, because sums of fractions are not exact."""


class Pair(msgspec.Struct):
    """The numbers of deals that the first of two bots won, drew and lost."""

    one: str
    other: str
    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def deals(self) -> int:
        """The number of deals that the two bots have played."""
        return self.won + self.drawn + self.lost

    def add(self, lead: float) -> None:
        """Count one deal as won, drawn or lost, depending on the first bot's lead."""
        self.won += lead > MAX_TIE
        self.lost += lead < -MAX_TIE
        self.drawn += abs(lead) <= MAX_TIE


def seed_of(seed: int, one: str, other: str) -> int:
    """Return the random seed for all games between two bots."""
    digest = hashlib.sha256(repr((seed, "ladder", one, other)).encode()).digest()
    return int.from_bytes(digest[:6], "big")


def lead_in(experiment: Experiment, first: int, records: Sequence[Mapping[str, Any]]) -> float:
    """Return the lead of the first bot over all games of a deal.

    The lead is the difference of the bots' mean outcomes, added up over the games. An external bot that lost its seat loses the
    deal. ``first`` is the number of the first game in ``records``.
    """
    one = experiment.bots[0]
    losers = {seat["bot"] for record in records for seat in record.get("lost_seats", ())}
    if losers:
        return 0.0 if len(losers) > 1 else (-np.inf if one in losers else np.inf)
    return sum(_lead(experiment, first + place, record) for place, record in enumerate(records))


def _lead(experiment: Experiment, number: int, record: Mapping[str, Any]) -> float:
    result, seating = record["result"], experiment.seating(number)
    payoffs = np.array([result["ranks"], result["scores"]])
    outcomes = spec_of(experiment.game).outcomes(payoffs, experiment.options).tolist()
    mine, others = (
        mean(value for value, name in zip(outcomes, seating, strict=True) if (name == experiment.bots[0]) == wanted)
        for wanted in (True, False)
    )
    return float(mine - others)
