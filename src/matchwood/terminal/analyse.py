"""``matchwood analyse``: what moves cost in recorded games, and how much was luck."""

from __future__ import annotations

from concurrent.futures import Executor
from typing import TYPE_CHECKING, Any

import click

from matchwood.errors import MatchwoodError
from matchwood.terminal.progress import Progress, say_if_compiling
from matchwood.terminal.record_lines import RecordFile, read_all

if TYPE_CHECKING:
    from matchwood.analysis.report import Analysis


@click.command()
@click.argument("file", metavar="FILE")
@click.option("--game", type=click.IntRange(1), help="The line of a game. Default: all games.")
@click.option("--iterations", default=2000, show_default=True, type=click.IntRange(1), help="The simulations for each move.")
@click.option("--seed", default=0, show_default=True, type=int, help="The seed. Equal seeds give equal analyses.")
@click.option("--json", "as_json", is_flag=True, help="Print a JSON object for each game.")
@click.option("--jobs", type=click.IntRange(1), help="The number of processes. Default: one for each core.")
def analyse(file: str, game: int | None, jobs: int | None, **how: Any) -> None:
    """Analyse recorded games. For each move, print the loss and the better moves (docs/analysis.md).

    FILE has one record on each line. Use - for standard input. The exit code is 1 if a record is wrong, and 2 if the file
    cannot be read.
    """
    from matchwood.engine.processors import cores
    from matchwood.lab.workers import workers

    say_if_compiling()
    with workers(cores() if jobs is None else jobs) as executor:
        read_all([file], lambda records: _all_shown(records, game, executor, **how))


def _all_shown(file: RecordFile, game: int | None, executor: Executor | None, as_json: bool, **how: Any) -> int:
    for number, line in enumerate(file.lines(), 1):
        if game in (None, number):
            _show(_analysed(line, number, executor, **how), number, as_json)
        if game == number:
            return 0
    if game is not None:
        raise MatchwoodError(f"there is no game {game} in {file.name}: it has {file.done} line{'s' * (file.done != 1)}")
    return 0


def _analysed(line: bytes, number: int, executor: Executor | None, iterations: int, seed: int) -> Analysis:
    from matchwood.analysis.analysis import analyse as analysis_of
    from matchwood.lab.record_file import record_in

    with Progress(f"Game {number}", 0) as progress:
        return analysis_of(record_in(line), iterations=iterations, seed=seed, executor=executor, progress=progress.reach)


def _show(found: Analysis, number: int, as_json: bool) -> None:
    if as_json:
        import msgspec

        click.echo(msgspec.json.encode({"line": number, **found.to_dict()}).decode())
        return
    from matchwood.terminal.analysis_table import show

    show(found, number)
