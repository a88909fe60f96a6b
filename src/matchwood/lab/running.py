"""Doing a study unit by unit: those that are kept are read, the others done, on as many processes as there are."""

from __future__ import annotations

from collections.abc import Generator
from concurrent.futures import Executor
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
    if executor is not None:
        yield from _done(study, units, folder, executor, at_once, cancel=True)
        return
    with workers(at_once) as own:
        yield from _done(study, units, folder, own, at_once, cancel=False)


def _done(study: Study, units: int, folder: Folder | None, executor: Executor, at_once: int, cancel: bool) -> Generator[list[Row]]:
    kept = [folder is not None and number in folder for number in range(units)]
    reader = Inline()
    submitted = (
        reader.submit(folder.rows, number) if folder and kept[number] else executor.submit(study.unit, number)
        for number in range(units)
    )
    for number, rows in enumerate(in_order(submitted, at_once, cancel)):
        if folder and not kept[number]:
            folder.keep(number, rows)
        yield rows
