"""Rate all bots together by the model of OpenSkill (Plackett-Luce)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np
from openskill.models import PlackettLuce

from matchwood.lab.ladder.pairs import Pair
from matchwood.lab.summary import SURE, student

SCALE = 60.0
"""The number of rating points for a skill difference of 1 in the model."""
MAX_STEPS = 100
TOLERANCE = 1e-9
NORMAL_FREEDOM = 10**9
"""With this number of degrees of freedom, Student's distribution is practically normal."""

model = PlackettLuce()
SPREAD = np.sqrt(2.0) * model.beta
"""The difference in skill at which the better of two bots wins e times as often as it loses."""


class Rating(NamedTuple):
    """A bot's rating in points. The margin is half the width of the 95 % confidence interval."""

    points: float
    margin: float


def rated(bots: Sequence[str], pairs: Iterable[Pair]) -> dict[str, Rating]:
    """Compute the ratings of bots from the results of all pairs. A draw counts as half a win for each bot.

    >>> found = rated(["a", "b"], [Pair("a", "b", won=30, drawn=2, lost=10)])
    >>> [(name, round(rating.points), round(rating.margin)) for name, rating in found.items()]
    [('a', 1678, 119), ('b', 1322, 119)]
    """
    wins = np.zeros((len(bots), len(bots)))
    for pair in pairs:
        one, other = bots.index(pair.one), bots.index(pair.other)
        wins[one, other] += pair.won + pair.drawn / 2
        wins[other, one] += pair.lost + pair.drawn / 2
    skills = np.full(len(bots), float(model.mu))
    for _ in range(MAX_STEPS):
        slope, bend = _slope_and_bend(wins, skills)
        step = np.linalg.solve(bend, slope)
        skills += np.clip(step, -SPREAD, SPREAD)
        if np.abs(step).max() < TOLERANCE:
            break
    from_mean = np.eye(len(bots)) - 1 / len(bots)
    variances = np.diag(from_mean @ np.linalg.inv(_slope_and_bend(wins, skills)[1]) @ from_mean)
    margins = student(SURE, NORMAL_FREEDOM) * np.sqrt(np.maximum(variances, 0.0))
    return {name: Rating(*row) for name, row in zip(bots, (SCALE * np.stack([skills, margins], axis=1)).tolist(), strict=True)}


def _slope_and_bend(wins: np.ndarray, skills: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Return the gradient of the log-likelihood, and the matrix of its negative second derivatives."""
    chances = 1 / (1 + np.exp((skills[None, :] - skills[:, None]) / SPREAD))
    played = wins + wins.T
    slope = (wins - played * chances).sum(axis=1) / SPREAD + (model.mu - skills) / model.sigma**2
    between = played * chances * chances.T / SPREAD**2
    return slope, np.diag(between.sum(axis=1) + 1 / model.sigma**2) - between
