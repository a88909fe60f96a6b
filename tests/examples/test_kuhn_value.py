"""The distance of the champion from perfect play in Kuhn poker, and its calculation."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[2] / "examples" / "kuhn"))

from value import CARDS, HISTORIES, VALUE, Policy, best_against, policy_of, value


def perfect(bluff: float) -> Policy:
    """Return an equilibrium strategy of Kuhn. `bluff` is the first seat's probability of a bluff with the jack, at most one
    third.
    """
    often = {("J", ""): bluff, ("K", ""): 3 * bluff, ("Q", "pb"): bluff + 1 / 3, ("K", "pb"): 1.0}
    answers = {("J", "p"): 1 / 3, ("K", "p"): 1.0, ("Q", "b"): 1 / 3, ("K", "b"): 1.0}
    return {(card, history): (often | answers).get((card, history), 0.0) for card in CARDS for history in HISTORIES}


@pytest.mark.parametrize("bluff", [0.0, 0.2, 1 / 3])
def test_perfect_play_has_the_known_value_and_no_strategy_beats_it(bluff: float) -> None:
    policy = perfect(bluff)
    assert value(policy, policy) == pytest.approx(VALUE)
    assert best_against(policy, 0) == pytest.approx(VALUE)
    assert best_against(policy, 1) == pytest.approx(-VALUE)


def test_the_champion_makes_no_plain_mistake_and_has_the_documented_distance_from_perfect_play(kuhn_here: str) -> None:
    policy = policy_of("champion", asked=40, iterations=400)
    assert [policy["K", history] for history in ("p", "b", "pb")] == [1.0, 1.0, 1.0], "the king always bets where it can only win"
    assert [policy["J", history] for history in ("b", "pb")] == [0.0, 0.0], "the jack meets no bet: it can only lose"
    own = value(policy, policy)
    lost = (best_against(policy, 0) + best_against(policy, 1)) / 2
    assert abs(own - VALUE) < 0.15, "docs/exact.md: about 0.09"
    assert 0 <= lost < 0.3, "docs/exact.md: about 0.18"
