"""Measure how many decisions per second `matchwood export` writes on one core."""

from __future__ import annotations

import itertools
import shutil
import tempfile
from pathlib import Path

import click
from alternating import Play, in_turns, on_one_core
from results import keep, machine, table

from matchwood.cardgames import catalogue
from matchwood.lab.dataset.export import export
from matchwood.lab.experiment import Experiment
from matchwood.lab.record_file import RecordWriter
from matchwood.terminal.parameters import players_of

KINDS = "npz", "parquet"


def recorded(key: str, games: int, folder: Path) -> Path:
    experiment, path = Experiment.checked(key, players_of(key, None), ["random", "quick"], seed=1), folder / f"{key}.jsonl"
    with path.open("wb") as file:
        for number in range(games):
            RecordWriter(file).write(experiment.play(number))
    return path


def exporting(path: Path, kind: str) -> Play:
    numbers = itertools.count()

    def play() -> tuple[int, int]:
        out = path.with_name(f"{path.stem}-{kind}-{next(numbers)}")
        about = export(path, out, kind, "CC0-1.0")
        shutil.rmtree(out)
        return about.decisions, about.games

    return play


@click.command()
@click.option("--runs", default=5, show_default=True)
@click.option("--seconds", default=1.0, show_default=True, help="Processor time of each run.")
@click.option("--games", default=1024, show_default=True, help="The number of games in a file.")
def main(runs: int, seconds: float, games: int) -> None:
    core = on_one_core()
    results, rows = {}, []
    with tempfile.TemporaryDirectory() as folder:
        paths = {key: recorded(key, games, Path(folder)) for key in catalogue.specs()}
        programs = {f"{key}, {kind}": exporting(path, kind) for key, path in paths.items() for kind in KINDS}
        for name, figure in in_turns(programs, runs, seconds).items():
            median, lowest, highest = (round(f) for f in (figure.decisions_per_second, figure.lowest, figure.highest))
            share = round(figure.share_of_core, 2)
            results[name] = {"a_second": median, "lowest": lowest, "highest": highest, "share_of_core": share}
            rows.append([name, f"{median:,}", f"{lowest:,}–{highest:,}", f"{share:.0%}"])
    about = {"runs": runs, "seconds": seconds, "games": games, "core": core, **machine("msgspec", "numba", "numpy", "polars")}
    keep("dataset", {**about, "results": results})
    print(table(["what", "decisions a second", "all runs", "share of the core"], rows))


if __name__ == "__main__":
    main()
