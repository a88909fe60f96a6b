"""The program that measures what a careless move costs."""

from __future__ import annotations

import sys
from itertools import islice
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2] / "examples"))

from mistake_cost import losses


def test_a_random_move_of_matchmaster_costs_points_on_average() -> None:
    measured = [*islice(losses("matchmaster", iterations=40), 20)]
    assert min(measured) >= 0
    assert 0.5 < sum(measured) / len(measured) < 8
    assert [*islice(losses("matchmaster", iterations=40), 3)] == measured[:3]
