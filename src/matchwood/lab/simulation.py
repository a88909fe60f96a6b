"""Play the games of an experiment in several processes."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from concurrent.futures import Executor
from contextlib import nullcontext
from functools import partial

from matchwood.engine.ordered_results import ordered_results
from matchwood.engine.processors import cores
from matchwood.lab.experiment import Experiment, Record
from matchwood.lab.workers import PENDING_PER_WORKER, workers

MAX_GAMES_PER_TASK = 16


def simulate(
    experiment: Experiment, games: int, jobs: int | None = None, executor: Executor | None = None, first: int = 0
) -> Generator[Record]:
    """Play several games, and yield the game records in order. The first game has the number ``first``.

    ``jobs`` is the number of processes, or of parallel tasks in an ``executor``. The records do not depend on it.

    >>> experiment = Experiment.checked("matchmaster", 2, ["random"], {"rounds": "short"}, seed=1)
    >>> [record["result"]["ranks"] for record in simulate(experiment, 3, jobs=1)]
    [[1, 2], [1, 2], [1, 2]]
    """
    jobs = min(max(1, cores() if jobs is None else jobs), max(1, games))
    if executor is None and jobs > 1:
        experiment.play(0)  # only one process compiles
    tasks = (partial(play_games, experiment, numbers) for numbers in _numbers(first, games, jobs))
    with workers(jobs) if executor is None else nullcontext(executor) as crew:
        for records in ordered_results(crew, tasks, jobs * PENDING_PER_WORKER, cancel=executor is not None):
            yield from records


def play_games(experiment: Experiment, numbers: range) -> list[Record]:
    """Play several games in one task, and return the records."""
    return [experiment.play(number) for number in numbers]


def _numbers(first: int, games: int, jobs: int) -> Iterator[range]:
    size = 1 if jobs == 1 else max(1, min(MAX_GAMES_PER_TASK, games // (jobs * 4)))
    end = first + games
    return (range(number, min(number + size, end)) for number in range(first, end, size))
