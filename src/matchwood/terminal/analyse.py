"""``matchwood analyse``: what the moves of recorded games cost, and how much of a result was luck."""

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
@click.option("--game", type=click.IntRange(1), help="Only the game in this line; all of them if not given.")
@click.option("--iterations", default=2000, show_default=True, type=click.IntRange(1), help="How many go into each move.")
@click.option("--seed", default=0, show_default=True, type=int, help="The same seed gives the same analysis.")
@click.option("--json", "as_json", is_flag=True, help="A JSON object for each game, with everything that was found.")
@click.option("--jobs", type=click.IntRange(1), help="How many processes; all cores if not given.")
def analyse(file: str, game: int | None, jobs: int | None, **how: Any) -> None:
    """Judge the moves of recorded games, one a line: what each cost, what would have been better.

    FILE may be - for standard input. Exit code 1: a record is at fault; 2: the file cannot be read. How to read what is
    found: docs/analysis.md.
    """
    from matchwood.engine.processors import cores
    from matchwood.lab.workers import workers

    say_if_compiling()
    with workers(cores() if jobs is None else jobs) as executor:
        read_all([file], lambda records: _all_shown(records, game, executor, **how))


def _all_shown(file: RecordFile, game: int | None, executor: Executor | None, as_json: bool, **how: Any) -> int:
    """Analyse the games, or one of them. Raises BadRecord at the first fault."""
    for number, line in enumerate(file.lines(), 1):
        if game in (None, number):
            _show(_analysed(line, number, executor, **how), number, as_json)
        if game == number:
            return 0
    if game is not None:
        raise MatchwoodError(f"there is no game {game} in {file.name}: it has {file.done} line{'s' * (file.done != 1)}")
    return 0


def _analysed(line: bytes, number: int, executor: Executor | None, iterations: int, seed: int) -> Analysis:
    """Analyse one record, with a bar. Raises BadRecord."""
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
