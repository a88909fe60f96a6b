"""A confidence sequence may be checked after every observation. It is wrong at most as often as it states."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable

import numpy as np
import pytest
from numpy.typing import NDArray

from matchwood.lab.sequence import MIN_OBSERVATIONS, Interval, Sequence

Floats = NDArray[np.float64]
Draw = Callable[[np.random.Generator, int], Floats]

LOOK_EVERY = 4
DRAWS: dict[str, Draw] = {
    "normal": lambda chance, count: chance.standard_normal(count),
    "mostly level": lambda chance, count: chance.choice([-1.0, 0.0, 1.0], count, p=[0.1, 0.8, 0.1]),
    "lopsided": lambda chance, count: chance.exponential(1.0, count) - 1.0,
}
"""Observations whose true mean is zero."""


def intervals_of(values: Iterable[float], sure: float = 0.95) -> list[Interval]:
    sequence = Sequence(sure)
    seen = []
    for number, value in enumerate(values, 1):
        sequence.add(float(value))
        if number % LOOK_EVERY == 0:
            seen.append(sequence.interval)
    return seen


def ever_wrong(values: Floats) -> bool:
    return any(look.low > 0 or look.high < 0 for look in intervals_of(values))


def wrong_share(draw: Draw, series: int, observations: int) -> float:
    chance = np.random.default_rng(20)
    return sum(ever_wrong(draw(chance, observations)) for _ in range(series)) / series


@pytest.mark.parametrize("kind", DRAWS)
def test_checked_after_every_unit_the_sequence_is_wrong_at_most_as_often_as_stated(kind: str) -> None:
    assert wrong_share(DRAWS[kind], series=200, observations=400) <= 0.05


@pytest.mark.exhaustive
@pytest.mark.parametrize("kind", DRAWS)
def test_the_same_is_true_for_long_series(kind: str) -> None:
    assert wrong_share(DRAWS[kind], series=4000, observations=2000) <= 0.05


def test_an_ordinary_interval_would_be_wrong_far_more_often() -> None:
    chance = np.random.default_rng(20)
    wrong = 0
    for _ in range(200):
        values = chance.standard_normal(400)
        count = np.arange(1, 401)
        z = np.cumsum(values) / np.sqrt(count)
        wrong += bool((abs(z[MIN_OBSERVATIONS - 1 :: LOOK_EVERY]) > 1.96).any())
    assert wrong / 200 > 0.15


def test_a_real_difference_is_found() -> None:
    chance = np.random.default_rng(20)
    assert all(intervals_of(chance.standard_normal(1000) + 0.3)[-1].low > 0 for _ in range(20))


def test_mean_and_margin_equal_those_of_the_theorem() -> None:
    values = np.random.default_rng(1).standard_normal(300)
    now = intervals_of(values, sure=0.9)[-1]
    doubt = -2 * math.log(0.1)
    rho = (doubt + math.log(doubt + 1)) / 200
    spread = 300 * rho + 1
    margin = values.std(ddof=1) * math.sqrt(2 * spread / (300**2 * rho) * math.log(math.sqrt(spread) / 0.1))
    assert (now.mean, now.margin) == pytest.approx((values.mean(), margin))


def test_a_few_observations_have_no_margin() -> None:
    seen = intervals_of(np.ones(MIN_OBSERVATIONS))
    assert all(math.isinf(look.margin) for look in seen[:-1])
    assert seen[-1].margin == 0
