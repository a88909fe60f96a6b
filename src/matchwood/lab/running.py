"""Doing a study unit by unit: those that are kept are read, the others done, on as many processes as there are."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import Executor, Future
from typing import Any, Protocol

from matchwood.engine.processors import cores
from matchwood.lab.contest import Row
from matchwood.lab.folder import Folder
from matchwood.lab.workers import Inline, in_order, workers


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
    kept = [folder is not None and number in folder for number in range(units)]
    if executor is not None:
        yield from _done(folder, kept, _submitted(study, folder, kept, executor, executor), at_once, cancel=True)
        return
    with workers(at_once) as own:  # this process does the first unit: it compiles what is not compiled yet, once instead of in each
        yield from _done(folder, kept, _submitted(study, folder, kept, own, Inline()), at_once, cancel=False)


def _submitted(
    study: Study, folder: Folder | None, kept: Sequence[bool], executor: Executor, first: Executor
) -> Iterator[Future[list[Row]]]:
    reader, next_one = Inline(), first
    for number, there in enumerate(kept):
        if folder and there:
            yield reader.submit(folder.rows, number)
        else:
            yield next_one.submit(study.unit, number)
            next_one = executor


def _done(
    folder: Folder | None, kept: Sequence[bool], submitted: Iterator[Future[list[Row]]], at_once: int, cancel: bool
) -> Generator[list[Row]]:
    for number, rows in enumerate(in_order(submitted, at_once, cancel)):
        if folder and not kept[number]:
            folder.keep(number, rows)
        yield rows
