"""Doing a study unit by unit: those that are kept are read, the others done, on as many processes as there are."""

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
from matchwood.lab.workers import WAITING_PER_WORKER, workers


class Study(Protocol):
    """Work in numbered units. A unit's rows depend on the study and its number alone, whoever does it and when."""

    @property
    def about(self) -> dict[str, Any]:
        """All that the rows depend on, as JSON."""

    def unit(self, number: int) -> list[Row]:
        """Do this unit."""


def run(
    study: Study, units: int, folder: Folder | None = None, jobs: int | None = None, executor: Executor | None = None
) -> Generator[list[Row]]:
    """The rows of so many units, in order, the same ones however many work on them; each unit is kept before it is handed over.

    ``jobs`` is the number of processes (all cores if nothing is said); an ``executor`` of one's own takes their place, and ``jobs``
    then says how many units it can do at a time.
    """
    at_once = min(max(1, cores() if jobs is None else jobs), max(1, units))
    kept = 0
    while folder and kept < units and kept in folder:
        yield folder.rows(kept)
        kept += 1
    with workers(at_once) if executor is None else nullcontext(executor) as crew:
        # This process does a unit first: it compiles what is not compiled yet, once instead of in every process.
        shared = kept if executor else kept + 1
        alone, rest = range(kept, min(shared, units)), range(shared, units)
        yield from _done(folder, alone, ordered_results(None, _pieces(study, alone)))
        yield from _done(
            folder, rest, ordered_results(crew, _pieces(study, rest), at_once * WAITING_PER_WORKER, cancel=executor is not None)
        )


def _pieces(study: Study, numbers: range) -> Iterator[partial[list[Row]]]:
    return (partial(study.unit, number) for number in numbers)


def _done(folder: Folder | None, numbers: range, results: Generator[list[Row]]) -> Generator[list[Row]]:
    for number, rows in zip(numbers, results, strict=True):
        if folder:
            folder.keep(number, rows)
        yield rows
