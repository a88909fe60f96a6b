"""Ratings are computed from all results at once, so that their order has no effect."""

from __future__ import annotations

import itertools

import pytest

from matchwood.lab.ladder.pairs import Pair
from matchwood.lab.ladder.ratings import SCALE, SPREAD, rated
from matchwood.server.accounts import ratings as accounts

PAIRS = [Pair("a", "b", 12, 3, 5), Pair("a", "c", 18, 0, 2), Pair("b", "c", 11, 1, 8)]


def test_the_order_of_results_and_bots_has_no_effect() -> None:
    found = rated("abc", PAIRS)
    for pairs, bots in itertools.product(itertools.permutations(PAIRS), itertools.permutations("abc")):
        for name, rating in rated(bots, pairs).items():
            assert rating == pytest.approx(found[name])


def test_results_from_the_other_side_give_the_same_ratings() -> None:
    turned = [Pair(pair.other, pair.one, pair.lost, pair.drawn, pair.won) for pair in PAIRS]
    for name, rating in rated("abc", turned).items():
        assert rating == pytest.approx(rated("abc", PAIRS)[name])


def test_the_points_have_the_scale_of_the_accounts() -> None:
    assert SCALE == accounts.SCALE
    assert {rating.points for rating in rated("ab", []).values()} == {accounts.to_points(accounts.Skill().mu)}


def test_the_mean_of_the_ratings_is_fixed_and_more_results_give_smaller_margins() -> None:
    few, many = (rated("ab", [Pair("a", "b", 3 * times, 0, times)]) for times in (5, 500))
    assert sum(rating.points for rating in many.values()) == pytest.approx(3000)
    assert many["a"].margin < few["a"].margin / 5
    expected = SCALE * SPREAD * 1.0986  # log 3: three wins for each loss
    assert many["a"].points - many["b"].points == pytest.approx(expected, rel=0.02)


def test_a_bot_that_wins_every_game_has_a_finite_rating() -> None:
    found = rated("ab", [Pair("a", "b", won=1000)])
    assert 1500 < found["a"].points < 10_000
