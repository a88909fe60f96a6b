"""Ratings of all bots at once, from the table of who won how many deals against whom.

The model is that of OpenSkill (Plackett-Luce; between two, Bradley-Terry), with what it takes for granted before the first game, in
the points that people with an account see. OpenSkill itself goes through games one after the other, and comes to other ratings in
another order. Here the ratings are the most likely ones given all results: no order is left to matter.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np
from openskill.models import PlackettLuce

from matchwood.lab.ladder.pairs import Pair
from matchwood.lab.summary import SURE, student

SCALE = 60.0
"""Points for 1 in the model: 1500 in the middle."""
STEPS = 100
NEAR = 1e-9
MANY = 10**9
"""Degrees of freedom of a normal distribution, nearly."""

model = PlackettLuce()
SPREAD = np.sqrt(2.0) * model.beta
"""By so much two bots differ of whom the better one wins e times as often as it loses."""


class Rating(NamedTuple):
    """The points of a bot, and half of the 95 % interval of how far that is from the mean of all."""

    points: float
    margin: float


def rated(bots: Sequence[str], pairs: Iterable[Pair]) -> dict[str, Rating]:
    """The ratings of these bots; a draw is half a win for each.

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
    for _ in range(STEPS):
        slope, bend = _slope_and_bend(wins, skills)
        step = np.linalg.solve(bend, slope)
        skills += np.clip(step, -SPREAD, SPREAD)
        if np.abs(step).max() < NEAR:
            break
    from_mean = np.eye(len(bots)) - 1 / len(bots)
    variances = np.diag(from_mean @ np.linalg.inv(_slope_and_bend(wins, skills)[1]) @ from_mean)
    margins = student(SURE, MANY) * np.sqrt(np.maximum(variances, 0.0))
    return {name: Rating(*row) for name, row in zip(bots, (SCALE * np.stack([skills, margins], axis=1)).tolist(), strict=True)}


def _slope_and_bend(wins: np.ndarray, skills: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """How the likelihood of these results rises with each skill, and how fast that ceases (a matrix)."""
    chances = 1 / (1 + np.exp((skills[None, :] - skills[:, None]) / SPREAD))
    played = wins + wins.T
    slope = (wins - played * chances).sum(axis=1) / SPREAD + (model.mu - skills) / model.sigma**2
    between = played * chances * chances.T / SPREAD**2
    return slope, np.diag(between.sum(axis=1) + 1 / model.sigma**2) - between
