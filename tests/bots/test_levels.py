"""How weaker levels err."""

from __future__ import annotations

from collections import Counter

import numpy as np

from matchwood.bots.levels import LEVELS, tree_size, with_mistakes
from matchwood.bots.search import MAX_DECISIONS, Outcomes
from matchwood.engine.chance import chance_from

TIMES = 2000


def chosen(scale: float, *means: float) -> Counter[int]:
    """How often each decision is chosen by mistake or not, when trials show these means, the best first."""
    sums = np.zeros((3, MAX_DECISIONS))
    sums[0, : len(means)] = 1.0
    sums[1, : len(means)] = means
    source = chance_from("errors")
    return Counter(with_mistakes(scale, list(range(len(means))), Outcomes(sums), source) for _ in range(TIMES))


def test_a_mistake_that_costs_more_is_made_less_often() -> None:
    counts = chosen(1.0, 3.0, 2.0, 1.0)
    assert counts[0] > 2 * counts[1] > 3 * counts[2] > 0


def test_nobody_errs_where_nothing_is_at_stake() -> None:
    assert chosen(1.0, -1.0, -1.0, -1.0) == {0: TIMES}


def test_the_champion_does_not_err_and_each_weaker_level_errs_more() -> None:
    errors = [level.error for level in LEVELS.values()]
    assert errors[-1] == 0.0
    assert errors == sorted(set(errors), reverse=True)


def test_a_bot_whose_time_is_up_before_it_begins_has_tree_size_a_few_trials() -> None:
    for level in LEVELS.values():
        assert tree_size(level, -0.1, None) == tree_size(level, 0.0, 1) == min(level.nodes, 1024)
