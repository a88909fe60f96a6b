"""Experiments give the same games with all executors."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from typing import Any, ClassVar

import pytest

import matchwood
from matchwood.errors import BadOption, BadPlayers, UnknownBot, UnknownGame
from matchwood.lab.experiment import Experiment
from matchwood.lab.simulation import simulate


def experiment(bots: tuple[str, ...] = ("casual", "random"), seed: int = 5, players: int = 3) -> Experiment:
    return Experiment.checked("matchmaster", players, bots, {"rounds": "short"}, seed, iterations=8)


def test_equal_seeds_give_equal_games() -> None:
    assert list(simulate(experiment(), 3, jobs=1)) == list(simulate(experiment(), 3, jobs=1))


def test_other_seeds_give_other_games() -> None:
    one, other = (next(simulate(experiment(seed=seed), 1, jobs=1)) for seed in (1, 2))
    assert one["events"] != other["events"]


def test_a_longer_series_starts_with_the_shorter_series() -> None:
    assert list(simulate(experiment(), 4, jobs=1))[:2] == list(simulate(experiment(), 2, jobs=1))


@pytest.mark.parametrize("jobs", [2, pytest.param(3, marks=pytest.mark.exhaustive)])
def test_the_number_of_processes_does_not_change_the_games(jobs: int) -> None:
    assert list(simulate(experiment(), 7, jobs=jobs)) == list(simulate(experiment(), 7, jobs=1))


def test_an_executor_of_the_caller_plays_the_same_games() -> None:
    with ThreadPoolExecutor(2) as threads:
        assert list(simulate(experiment(), 5, jobs=2, executor=threads)) == list(simulate(experiment(), 5, jobs=1))


def test_only_the_jobs_that_are_needed_soon_are_pending() -> None:
    class Counting(Executor):
        submitted = 0

        def submit(self, function: Any, /, *arguments: Any, **named: Any) -> Future[Any]:
            Counting.submitted += 1
            future: Future[Any] = Future()
            future.set_result([{"game": "pretended"}] * len(function.args[1]))
            return future

    records = simulate(experiment(), 10_000, jobs=2, executor=Counting())
    next(records)
    assert Counting.submitted <= 8


def test_an_early_exit_cancels_the_jobs_that_have_not_started() -> None:
    class Idle(Executor):
        futures: ClassVar[list[Future[Any]]] = []

        def submit(self, function: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
            future: Future[Any] = Future()
            if not self.futures:
                future.set_result([{}])
            self.futures.append(future)
            return future

    idle = Idle()
    records = simulate(experiment(), 100, jobs=2, executor=idle)
    next(records)
    records.close()
    assert len(idle.futures) > 1
    assert all(future.cancelled() for future in idle.futures[1:])


def test_bots_move_by_one_seat_from_game_to_game() -> None:
    seatings = [record["bots"] for record in simulate(experiment(players=4), 2, jobs=1)]
    assert seatings == [["casual", "random", "casual", "random"], ["random", "casual", "random", "casual"]]


def test_every_bot_has_every_seat_equally_often() -> None:
    series = experiment(("casual", "random", "random"))
    for seat in range(3):
        assert [series.seating(number)[seat] for number in range(6)].count("casual") == 2


def test_a_longer_list_of_bots_takes_turns_at_the_table() -> None:
    series = Experiment.checked("matchmaster", 2, ("random", "casual", "random"))
    assert [series.seating(number) for number in range(3)] == [["random", "casual"], ["casual", "random"], ["random", "random"]]


def test_records_can_be_loaded_and_replayed_from_their_seed() -> None:
    record = next(simulate(experiment(), 1, jobs=1))
    game = matchwood.load(record)
    again = matchwood.new("matchmaster", players=3, seed=record["seed"], options=record["options"])
    assert game.result is not None
    assert game.deals[0] == again.deals[0]


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (("chess", 4, ["casual"]), UnknownGame),
        (("matchmaster", 9, ["casual"]), BadPlayers),
        (("matchmaster", 4, ["genius"]), UnknownBot),
        (("matchmaster", 4, []), UnknownBot),
        (("matchmaster", 4, ["casual"], {"rounds": "endless"}), BadOption),
        (("matchmaster", 4, ["casual"], None, 1, 0), UnknownBot),
        (("matchmaster", 4, ["casual"], None, 1, None, -1.0), UnknownBot),
    ],
)
def test_an_impossible_experiment_is_refused_before_the_first_game(arguments: Any, error: type[Exception]) -> None:
    with pytest.raises(error):
        Experiment.checked(*arguments)
