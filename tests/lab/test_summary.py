"""The summary of a series of games, compared with textbook formulas."""

from __future__ import annotations

import random
import statistics
from typing import Any

import pytest
from scipy import stats

from matchwood.lab.summary import Summary, student


def record(bots: list[str], scores: list[int]) -> dict[str, Any]:
    ranks = [1 + sum(other > score for other in scores) for score in scores]
    return {"bots": bots, "result": {"ranks": ranks, "scores": scores}}


def test_with_one_seat_a_game_the_interval_is_that_of_the_mean() -> None:
    chance = random.Random(1)
    scores = [chance.randint(-20, 100) for _ in range(40)]
    summary = Summary()
    for score in scores:
        summary.add(record(["a", "b"], [score, 0]))
    line = next(line for line in summary.lines() if line.level == "a")
    expected = stats.t.ppf(0.975, 39) * statistics.stdev(scores) / 40**0.5
    assert line.score == pytest.approx(statistics.mean(scores))
    assert line.margin == pytest.approx(expected, rel=1e-3)


def test_seats_of_one_game_count_as_one_observation() -> None:
    chance = random.Random(2)
    scores = [chance.randint(0, 100) for _ in range(50)]
    alone, together = Summary(), Summary()
    for score in scores:
        alone.add(record(["a", "b"], [score, 0]))
        together.add(record(["a", "a", "b"], [score, score, 0]))
    assert together.lines()[0].margin == pytest.approx(alone.lines()[0].margin)


def test_the_interval_contains_the_true_value_in_95_of_100_series() -> None:
    chance = random.Random(3)
    held, series = 0, 400
    for _ in range(series):
        summary = Summary()
        for number in range(30):
            luck = chance.gauss(0, 10)
            seats = 1 + number % 3
            summary.add(record(["a"] * seats, [round(luck + chance.gauss(50, 20)) for _ in range(seats)]))
        line = summary.lines()[0]
        assert line.margin is not None
        held += abs(line.score - 50) <= line.margin
    assert 0.91 <= held / series <= 0.98


@pytest.mark.parametrize("freedom", [2, 3, 5, 10, 30, 1000])
def test_the_quantile_of_student_is_accurate(freedom: int) -> None:
    assert student(0.95, freedom) == pytest.approx(stats.t.ppf(0.975, freedom), rel=0.04)


def test_one_game_has_no_interval() -> None:
    summary = Summary()
    summary.add(record(["a", "b"], [3, 1]))
    assert [line.margin for line in summary.lines()] == [None, None]


def test_a_shared_first_place_is_a_win_for_each() -> None:
    summary = Summary()
    summary.add(record(["a", "b", "b"], [7, 7, 1]))
    assert {line.level: (line.wins, line.win_rate, line.rank) for line in summary.lines()} == {
        "a": (1, 1.0, 1.0),
        "b": (1, 0.5, 2.0),
    }


def test_places_have_a_separate_interval() -> None:
    chance = random.Random(4)
    places = [chance.randint(1, 4) for _ in range(40)]
    summary = Summary()
    for place in places:
        ranks = [place, *(other for other in range(1, 5) if other != place)]
        summary.add({"bots": ["a", "b", "b", "b"], "result": {"ranks": ranks, "scores": [4 - rank for rank in ranks]}})
    line = next(line for line in summary.lines() if line.level == "a")
    assert line.rank == pytest.approx(statistics.mean(places))
    assert line.rank_margin == pytest.approx(stats.t.ppf(0.975, 39) * statistics.stdev(places) / 40**0.5, rel=1e-3)


def match(bots: list[str], scores: list[int], shootout: list[int] | None = None) -> dict[str, object]:
    told = record(bots, shootout or scores)
    ranks = told["result"]["ranks"]
    return {"bots": bots, "result": {"ranks": ranks, "scores": scores, **({"shootout": shootout} if shootout else {})}}


def test_draws_and_shootouts_are_counted_for_each_level() -> None:
    summary = Summary()
    summary.add(match(["a", "b"], [3, 1]))
    summary.add(match(["b", "a"], [2, 2]))
    summary.add(match(["a", "b"], [1, 1], shootout=[0, 2]))
    summary.add(match(["a", "a"], [0, 0], shootout=[1, 0]))
    assert (summary.games, summary.draws, summary.decided["shootout"], summary.duels) == (4, 1, 2, True)
    a, b = sorted(summary.lines(), key=lambda line: line.level)
    assert (a.seats, a.won, a.drawn, a.lost) == (5, 2, 1, 2)
    assert (b.seats, b.won, b.drawn, b.lost) == (3, 1, 1, 1)
    assert (a.decided["shootout"], a.decided_won["shootout"]) == (3, 1)
    assert (b.decided["shootout"], b.decided_won["shootout"]) == (1, 1)


def test_the_bot_with_more_won_duels_is_first_for_all_scores() -> None:
    summary = Summary()
    for scores in ([1, 0], [1, 0], [0, 9]):
        summary.add(match(["a", "b"], scores))
    assert [line.level for line in summary.lines()] == ["a", "b"]
    summary.add(record(["a", "b", "b"], [3, 2, 1]))
    assert not summary.duels
    assert [line.level for line in summary.lines()] == ["b", "a"], "the mean score decides among more"


def test_the_share_of_wins_has_the_interval_of_a_mean() -> None:
    chance = random.Random(6)
    won = [chance.random() < 0.6 for _ in range(50)]
    summary = Summary()
    for yes in won:
        summary.add(match(["a", "b"], [int(yes), int(not yes)]))
    line = next(line for line in summary.lines() if line.level == "a")
    expected = stats.t.ppf(0.975, 49) * statistics.stdev(map(float, won)) / 50**0.5
    assert line.won_margin == pytest.approx(expected, rel=1e-3)


@pytest.mark.parametrize(
    ("ranks", "scores", "say_all"), [([2, 1, 3], [1, 2, 0], True), ([2, 1, 3], [1, 9, 0], False), ([1, 1, 3], [2, 2, 0], False)]
)
def test_scores_that_only_repeat_the_places_are_recognized(ranks: list[int], scores: list[int], say_all: bool) -> None:
    summary = Summary()
    summary.add({"bots": ["a", "b", "b"], "result": {"ranks": [1, 2, 3], "scores": [2, 1, 0]}})
    summary.add({"bots": ["a", "b", "b"], "result": {"ranks": ranks, "scores": scores}})
    assert summary.ranks_say_all is say_all
