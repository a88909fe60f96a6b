"""The number of games until the better bot is ahead."""

from __future__ import annotations

import numpy as np
import pytest

from matchwood.lab.contest import Row
from matchwood.lab.luck import Luck, Odds


def games(differences: list[float]) -> list[Row]:
    """Return the odds of games of two bots, each from a different deal."""
    return [{"deal": deal, "bots": ["club", "quick"], "outcomes": [value, 0.0]} for deal, value in enumerate(differences)]


def counted(differences: list[float]) -> Odds:
    luck = Luck(("club", "quick"))
    luck.add(games(differences))
    return luck.odds


def test_the_better_bot_leads_as_often_as_stated_after_the_stated_number_of_games() -> None:
    chance = np.random.default_rng(1)
    odds = counted((chance.standard_normal(400) + 0.4).tolist())
    needed = odds.games_until(0.95)
    assert needed is not None
    sums = (chance.standard_normal((4000, needed)) * odds.spread + odds.mean).sum(axis=1)
    assert (sums > 0).mean() == pytest.approx(0.95, abs=0.015)
    assert odds.chance_after(needed) == pytest.approx(0.95, abs=0.01)


def test_mean_and_spread_are_those_of_single_games() -> None:
    odds = counted([1.0, -1.0, 3.0, 0.0])
    assert (odds.mean, odds.ahead, odds.level) == (0.75, 0.5, 0.25)
    assert odds.spread == pytest.approx(float(np.std([1, -1, 3, 0])))


def test_the_better_bot_is_named_first_in_any_order() -> None:
    odds = counted([-1.0, -2.0, 1.0, 0.0])
    assert (odds.better, odds.worse, odds.mean, odds.ahead, odds.level) == ("quick", "club", 0.5, 0.5, 0.25)


def test_every_pair_of_seats_counts() -> None:
    luck = Luck(("club", "quick"))
    luck.add([{"deal": deal, "bots": ["club", "quick"] * 2, "outcomes": [3.0, 2.0, 1.0, 0.0]} for deal in range(2)])
    odds = luck.odds
    assert (odds.games, odds.mean, odds.ahead) == (2, 1.0, 0.75)


def test_the_number_of_games_has_no_upper_limit_for_a_bot_that_may_not_be_better() -> None:
    odds = counted([1.0, -1.0] * 20 + [1.0])
    least, most = odds.range_of(0.95)
    assert least is not None
    assert most is None


def test_a_bot_that_always_wins_leads_after_one_game() -> None:
    odds = counted([1.0] * 10)
    assert (odds.games_until(0.95), odds.chance_after(1)) == (1, 1.0)
