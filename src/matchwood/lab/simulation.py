"""Playing the games of an experiment, on as many processes as there are, and handing their records over in order."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from concurrent.futures import Executor
from contextlib import nullcontext
from functools import partial

from matchwood.engine.ordered_results import ordered_results
from matchwood.engine.processors import cores
from matchwood.lab.experiment import Experiment, Record
from matchwood.lab.workers import WAITING_PER_WORKER, workers

MOST_AT_ONCE = 16


def simulate(
    experiment: Experiment, games: int, jobs: int | None = None, executor: Executor | None = None, first: int = 0
) -> Generator[Record]:
    """The records of so many games from the ``first`` on, in order, the same ones however many work on them.

    ``jobs`` is the number of processes (all cores if nothing is said); an ``executor`` of one's own, such as a Dask client's,
    takes their place, and ``jobs`` then says how many pieces of work it can do at a time.

    >>> experiment = Experiment.checked("matchmaster", 2, ["random"], {"rounds": "short"}, seed=1)
    >>> [record["result"]["ranks"] for record in simulate(experiment, 3, jobs=1)]
    [[1, 2], [1, 2], [1, 2]]
    """
    jobs = min(max(1, cores() if jobs is None else jobs), max(1, games))
    if executor is None and jobs > 1:
        experiment.play(0)  # compiles what is not compiled yet, once instead of in every process
    pieces = (partial(play_piece, experiment, numbers) for numbers in _pieces(first, games, jobs))
    with workers(jobs) if executor is None else nullcontext(executor) as crew:
        for records in ordered_results(crew, pieces, jobs * WAITING_PER_WORKER, cancel=executor is not None):
            yield from records


def play_piece(experiment: Experiment, numbers: range) -> list[Record]:
    """One piece of work: these games of the experiment."""
    return [experiment.play(number) for number in numbers]


def _pieces(first: int, games: int, jobs: int) -> Iterator[range]:
    """Pieces that keep every process busy and are done soon, so that the records keep coming."""
    size = 1 if jobs == 1 else max(1, min(MOST_AT_ONCE, games // (jobs * 4)))
    end = first + games
    return (range(number, min(number + size, end)) for number in range(first, end, size))
