"""Two bots that meet: each deal is played twice, with their seats exchanged, and won by whoever did better in both together."""

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
EVEN = 1e-9
"""So little is no difference: sums of fractions are not exact."""


class Pair(msgspec.Struct):
    """How two bots have met, by deals: what the one has won, drawn and lost against the other."""

    one: str
    other: str
    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def deals(self) -> int:
        """How many deals they have played."""
        return self.won + self.drawn + self.lost

    def add(self, lead: float) -> None:
        """Count a deal in which the one was ahead by so much."""
        self.won += lead > EVEN
        self.lost += lead < -EVEN
        self.drawn += abs(lead) <= EVEN


def seed_of(seed: int, one: str, other: str) -> int:
    """The seed of all that these two play: it depends on their names, and not on who else is there or who plays first."""
    digest = hashlib.sha256(repr((seed, "ladder", one, other)).encode()).digest()
    return int.from_bytes(digest[:6], "big")


def lead_in(experiment: Experiment, first: int, records: Sequence[Mapping[str, Any]]) -> float:
    """By how much the first bot of the experiment was ahead in the games of one deal, from the game of this number on.

    What is compared is what the game's spec calls the outcome, on average over a bot's seats. A program that loses a seat loses the
    deal; if both do, it is drawn.
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
