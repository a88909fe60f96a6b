"""Measure the numbers in the strategy pages (docs/strategy)."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial

import click
from bench.results import keep, machine, table

from matchwood.engine.ordered_results import ordered_results
from matchwood.engine.processors import cores
from matchwood.lab.summary import Mean
from matchwood.lab.workers import workers

from . import matchmaster, matschig, the_match, tycoon
from .table import Figures

STUDIES: dict[str, Callable[[int], Figures]] = {
    "matchmaster": matchmaster.measured,
    "tycoon": tycoon.measured,
    "the_match": the_match.measured,
    "matschig": matschig.measured,
}
DEALS = {"matchmaster": 800, "tycoon": 350, "the_match": 2000, "matschig": 320}
SPAN = 1_000_000
"""The number of deals for each seed."""
AHEAD = 8
"""The maximum number of pending deals per process."""


def found_in(study: Callable[[int], Figures], numbers: range, jobs: int) -> Iterator[Figures]:
    """Measure each deal in `numbers`, yield the results, and show a progress bar."""
    with workers(jobs) as executor, click.progressbar(length=len(numbers), file=sys.stderr, show_pos=True) as bar:
        for found in ordered_results(executor, (partial(study, number) for number in numbers), AHEAD * jobs):
            yield found
            bar.update(1)


@click.command()
@click.argument("game", type=click.Choice(list(STUDIES)))
@click.option("--games", type=click.IntRange(2), help="How many deals; as many as for the page if nothing is said.")
@click.option("--seed", default=1, show_default=True)
@click.option("--jobs", default=cores(), show_default=True, help="Processes.")
def main(game: str, games: int | None, seed: int, jobs: int) -> None:
    """Measure the numbers in docs/strategy for one game. Save the numbers in bench/results."""
    games = games or DEALS[game]
    means: dict[str, Mean] = {}
    for found in found_in(STUDIES[game], range(seed * SPAN, seed * SPAN + games), jobs):
        for name, values in found.items():
            means.setdefault(name, Mean()).add(values)
    figures = {name: [round(mean.mean, 4), round(mean.margin() or 0.0, 4), mean.seats] for name, mean in sorted(means.items())}
    keep(f"strategy_{game}", {"games": games, "seed": seed, **machine("numba", "numpy"), "figures": figures})
    rows = [[name, f"{mean:.3f} ± {margin:.3f}", f"{values}"] for name, (mean, margin, values) in figures.items()]
    print(table(["figure", "mean", "values"], rows))


if __name__ == "__main__":
    main()
