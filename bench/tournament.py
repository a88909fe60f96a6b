"""Play many contests in several processes, and continue after an interruption."""

from __future__ import annotations

import dataclasses
import json
import math
import statistics
import sys
from collections.abc import Iterator
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from typing import Any

import click
from contest import Contest
from results import FOLDER, keep, machine

from matchwood.engine.compiling import sources_hash
from matchwood.engine.ordered_results import ordered_results
from matchwood.lab.summary import SURE, student
from matchwood.lab.workers import workers

AHEAD = 32
"""The maximum number of pending deals."""


@dataclass(frozen=True)
class Outcome:
    contest: Contest
    figures: list[float]

    @property
    def mean(self) -> float:
        return statistics.mean(self.figures)

    @property
    def margin(self) -> float:
        """Half the width of the mean's 95 % confidence interval."""
        return margin_of(self.figures)

    def __str__(self) -> str:
        return f"{self.mean:.2f} ± {self.margin:.2f}"

    def to_dict(self) -> dict[str, Any]:
        one, others = dataclasses.asdict(self.contest.one), dataclasses.asdict(self.contest.others)
        table = dataclasses.asdict(self.contest.table)
        return {
            "name": str(self.contest),
            "rules": sources_hash(),
            **table,
            "one": one,
            "others": others,
            "mean": round(self.mean, 3),
            "margin": round(self.margin, 3),
            "deals": len(self.figures),
            "figures": self.figures,
        }


def margin_of(figures: list[float]) -> float:
    return student(SURE, len(figures) - 1) * statistics.stdev(figures) / math.sqrt(len(figures))


def hold(name: str, contests: list[Contest], jobs: int) -> list[Outcome]:
    """Play several contests, and save their results after each deal.

    A deal is not played again if its result was saved with the same rules, bots and machine.
    """
    about = machine("numba", "numpy", "open_spiel")
    kept = results_kept(name, about)
    outcomes = [Outcome(contest, list(kept.get(str(contest), {}).get("figures", []))) for contest in contests]
    with workers(jobs) as executor:
        for outcome in outcomes:
            for figure in played(outcome.contest, len(outcome.figures), executor):
                outcome.figures.append(figure)
                if len(outcome.figures) > 1:
                    kept[str(outcome.contest)] = outcome.to_dict()
                    keep(name, {**about, "results": list(kept.values())})
    return outcomes


def played(contest: Contest, first: int, executor: Executor | None) -> Iterator[float]:
    """Yield the result of each deal of a contest, starting with the deal number `first`."""
    deals = range(first, contest.deals)
    with click.progressbar(deals, label=str(contest), file=sys.stderr, show_pos=True) as bar:
        yield from ordered_results(executor, (partial(contest.figure_of_deal, deal) for deal in bar), AHEAD)


def results_kept(name: str, about: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Load saved results by contest name. Ignore results of another program version or processor."""
    try:
        kept = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    if any(kept.get(what) != about[what] for what in ("cpu", "versions")):
        return {}
    return {result["name"]: result for result in kept["results"]}
