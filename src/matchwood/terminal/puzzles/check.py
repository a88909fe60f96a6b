"""``matchwood puzzles check``: compare the moves of puzzles again, with more simulations."""

from __future__ import annotations

from functools import partial

import click

from matchwood.terminal.parameters import game_argument
from matchwood.terminal.progress import Progress, say_if_compiling


@click.command()
@game_argument
@click.option("--count", default=40, show_default=True, type=click.IntRange(1), help="The number of puzzles.")
@click.option("--factor", default=10, show_default=True, type=click.IntRange(1), help="The factor of simulations.")
@click.option("--seed", default=1, show_default=True, type=int, help="The seed of the simulations.")
@click.option("--workers", type=click.IntRange(1), help="The number of processes. Default: one for each core.")
def check(game: str, count: int, factor: int, seed: int, workers: int | None) -> None:
    """Compare the moves of the first puzzles of a game again, with ten times as many simulations and with other random numbers.

    The exit code is 1 if another move is best in a puzzle.
    """
    from matchwood.engine.ordered_results import ordered_results
    from matchwood.engine.processors import cores
    from matchwood.lab.workers import PENDING_PER_WORKER
    from matchwood.lab.workers import workers as processes
    from matchwood.puzzles.collection import shipped_puzzles
    from matchwood.puzzles.stability import compare_again

    chosen, jobs, changed = shipped_puzzles(game)[:count], cores() if workers is None else workers, 0
    say_if_compiling()
    with processes(jobs) as executor, Progress("Puzzles", len(chosen)) as progress:
        tasks = (partial(compare_again, puzzle, seed, factor) for puzzle in chosen)
        found = ordered_results(executor, tasks, jobs * PENDING_PER_WORKER)
        for number, (puzzle, finding) in enumerate(zip(chosen, found, strict=True), 1):
            progress.advance()
            if finding.best != puzzle.best:
                changed += 1
                click.echo(f"puzzle {number}: the best move is {finding.best}, not {puzzle.best}")
    click.echo(f"{game}: {len(chosen) - changed} of {len(chosen)} puzzles have the same best move")
    if changed:
        click.get_current_context().exit(1)
