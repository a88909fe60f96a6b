"""Ratings come from all results at once, so that no order matters."""

from __future__ import annotations

import itertools

import pytest

from matchwood.lab.ladder.pairs import Pair
from matchwood.lab.ladder.ratings import SCALE, SPREAD, rated
from matchwood.server.accounts import ratings as accounts

PAIRS = [Pair("a", "b", 12, 3, 5), Pair("a", "c", 18, 0, 2), Pair("b", "c", 11, 1, 8)]


def test_no_order_matters() -> None:
    found = rated("abc", PAIRS)
    for pairs, bots in itertools.product(itertools.permutations(PAIRS), itertools.permutations("abc")):
        for name, rating in rated(bots, pairs).items():
            assert rating == pytest.approx(found[name])


def test_results_seen_from_the_other_side_are_the_same() -> None:
    turned = [Pair(pair.other, pair.one, pair.lost, pair.drawn, pair.won) for pair in PAIRS]
    for name, rating in rated("abc", turned).items():
        assert rating == pytest.approx(rated("abc", PAIRS)[name])


def test_points_are_those_of_accounts() -> None:
    assert SCALE == accounts.SCALE
    assert {rating.points for rating in rated("ab", []).values()} == {accounts.to_points(accounts.Skill().mu)}


def test_the_mean_stays_and_more_results_are_surer() -> None:
    few, many = (rated("ab", [Pair("a", "b", 3 * times, 0, times)]) for times in (5, 500))
    assert sum(rating.points for rating in many.values()) == pytest.approx(3000)
    assert many["a"].margin < few["a"].margin / 5
    expected = SCALE * SPREAD * 1.0986  # log 3: three wins for each loss
    assert many["a"].points - many["b"].points == pytest.approx(expected, rel=0.02)


def test_who_wins_everything_has_a_rating_nevertheless() -> None:
    found = rated("ab", [Pair("a", "b", won=1000)])
    assert 1500 < found["a"].points < 10_000
