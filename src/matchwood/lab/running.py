"""Compute the units of a study in several processes."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from concurrent.futures import Executor
from contextlib import nullcontext
from functools import partial
from typing import Any, Protocol

from matchwood.engine.ordered_results import ordered_results
from matchwood.engine.processors import cores
from matchwood.lab.contest import Row
from matchwood.lab.folder import Folder
from matchwood.lab.workers import PENDING_PER_WORKER, workers


class Study(Protocol):
    """A computation in numbered parts, which are called units.

    A unit depends only on the study and its number.
    """

    @property
    def about(self) -> dict[str, Any]:
        """All settings that influence the results, as JSON values."""

    def unit(self, number: int) -> list[Row]:
        """Compute one part of the study, and return the results."""


def run(
    study: Study, units: int, folder: Folder | None = None, jobs: int | None = None, executor: Executor | None = None
) -> Generator[list[Row]]:
    """Compute the units of a study in order, and yield the results of each unit.

    Save the results in `folder`, if it is given. ``jobs`` is the number of processes, or of parallel units in an ``executor``. It
    does not change the results.
    """
    at_once = min(max(1, cores() if jobs is None else jobs), max(1, units))
    kept = 0
    while folder and kept < units and kept in folder:
        yield folder.rows(kept)
        kept += 1
    with workers(at_once) if executor is None else nullcontext(executor) as crew:
        # Compute one unit first, so that only one process compiles.
        shared = kept if executor else kept + 1
        alone, rest = range(kept, min(shared, units)), range(shared, units)
        yield from _saved(folder, alone, ordered_results(None, _tasks(study, alone)))
        yield from _saved(
            folder, rest, ordered_results(crew, _tasks(study, rest), at_once * PENDING_PER_WORKER, cancel=executor is not None)
        )


def _tasks(study: Study, numbers: range) -> Iterator[partial[list[Row]]]:
    return (partial(study.unit, number) for number in numbers)


def _saved(folder: Folder | None, numbers: range, results: Generator[list[Row]]) -> Generator[list[Row]]:
    for number, rows in zip(numbers, results, strict=True):
        if folder:
            folder.keep(number, rows)
        yield rows
