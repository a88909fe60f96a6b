"""Measure start-up times in new processes, with compiled rules."""

from __future__ import annotations

import statistics
import subprocess
import sys
import time

import click
from results import keep, machine, table

FIRST_MOVE = (
    "import matchwood; game = matchwood.new('matchmaster', players=4, seed=1);"
    "matchwood.bot('champion', seed=1, iterations=200).choose(game.view(0))"
)
STEPS = {
    "an empty Python": ["-c", "pass"],
    "import matchwood": ["-c", "import matchwood"],
    "matchwood --help": ["-m", "matchwood", "--help"],
    "a new game": ["-c", "import matchwood; matchwood.new('matchmaster', players=4, seed=1)"],
    "a bot's first move": ["-c", FIRST_MOVE],
}


def seconds_of(arguments: list[str]) -> float:
    began = time.perf_counter()
    subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - began


@click.command()
@click.option("--runs", default=11, show_default=True)
def main(runs: int) -> None:
    for arguments in STEPS.values():
        seconds_of(arguments)  # the first run compiles and reads from the disk
    measured: dict[str, list[float]] = {name: [] for name in STEPS}
    for _ in range(runs):
        for name, arguments in STEPS.items():
            measured[name].append(seconds_of(arguments))
    results = {
        name: {"median_ms": round(1000 * statistics.median(times), 1), "fastest_ms": round(1000 * min(times), 1)}
        for name, times in measured.items()
    }
    keep("startup", {"runs": runs, **machine("numba", "numpy"), "results": results})
    rows = [[name, f"{result['median_ms']:.0f} ms", f"{result['fastest_ms']:.0f} ms"] for name, result in results.items()]
    print(table(["until the end of", "median", "fastest"], rows))


if __name__ == "__main__":
    main()
