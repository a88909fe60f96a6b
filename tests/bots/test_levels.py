"""The mistakes of weaker levels."""

from __future__ import annotations

from collections import Counter

import numpy as np

from matchwood.bots.levels import LEVELS, tree_size, with_mistakes
from matchwood.bots.search import MAX_DECISIONS, Outcomes
from matchwood.engine.chance import chance_from

TIMES = 2000


def chosen(scale: float, *means: float) -> Counter[int]:
    """Count the choices when rollouts give these means, the best first."""
    sums = np.zeros((3, MAX_DECISIONS))
    sums[0, : len(means)] = 1.0
    sums[1, : len(means)] = means
    source = chance_from("errors")
    return Counter(with_mistakes(scale, list(range(len(means))), Outcomes(sums), source) for _ in range(TIMES))


def test_an_expensive_mistake_is_rarer() -> None:
    counts = chosen(1.0, 3.0, 2.0, 1.0)
    assert counts[0] > 2 * counts[1] > 3 * counts[2] > 0


def test_no_level_makes_a_mistake_between_moves_of_equal_worth() -> None:
    assert chosen(1.0, -1.0, -1.0, -1.0) == {0: TIMES}


def test_the_champion_makes_no_mistakes_and_each_weaker_level_makes_more() -> None:
    errors = [level.error for level in LEVELS.values()]
    assert errors[-1] == 0.0
    assert errors == sorted(set(errors), reverse=True)


def test_a_bot_without_time_searches_a_small_tree() -> None:
    for level in LEVELS.values():
        assert tree_size(level, -0.1, None) == tree_size(level, 0.0, 1) == min(level.nodes, 1024)
