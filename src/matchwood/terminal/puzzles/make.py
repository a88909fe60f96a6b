"""``matchwood puzzles make``: look for puzzles in games between bots."""

from __future__ import annotations

import sys
from contextlib import ExitStack
from pathlib import Path
from typing import BinaryIO

import click

from matchwood.engine.interrupts import uninterrupted
from matchwood.errors import MatchwoodError
from matchwood.terminal.parameters import game_argument
from matchwood.terminal.progress import Progress, say_if_compiling


@click.command()
@game_argument
@click.option("--count", default=200, show_default=True, type=click.IntRange(1), help="The number of puzzles.")
@click.option("--seed", default=1, show_default=True, type=int, help="The seed. Equal seeds give equal puzzles.")
@click.option("--workers", type=click.IntRange(1), help="The number of processes. Default: one for each core.")
@click.option(
    "--out",
    default="-",
    show_default=True,
    metavar="FILE",
    help="The file for the puzzles. A later run continues it. Use - for standard output.",
)
def make(game: str, count: int, seed: int, workers: int | None, out: str) -> None:
    """Play games between bots, and print the puzzles that they contain, one on each line. In a puzzle, one of at least three moves
    is better than all others by more than five standard errors. Even with ten times as many simulations, it remains the best move.
    Bots of the level casual usually miss it. A game gives at most one puzzle (docs/puzzles.md).
    """
    from matchwood.cardgames.catalogue import spec_of
    from matchwood.engine.processors import cores
    from matchwood.puzzles.puzzle_file import load_unfinished

    key = spec_of(game).key
    existing = [] if out == "-" else load_unfinished(Path(out), key, seed)
    first = existing[-1].number + 1 if existing else 0
    say_if_compiling()
    if not _made(key, seed, first, count, len(existing), cores() if workers is None else workers, out):
        click.echo("matchwood: stopped. The puzzles that were found are written.", err=True)
        click.get_current_context().exit(130)


def _made(game: str, seed: int, first: int, count: int, done: int, jobs: int, out: str) -> bool:
    """Write the missing puzzles. Return False if the user presses Ctrl-C."""
    from matchwood.lab.workers import PENDING_PER_WORKER, workers
    from matchwood.puzzles.finder import find_puzzles
    from matchwood.puzzles.puzzle_file import encode_puzzle

    with ExitStack() as stack:
        stream = _opened(out, stack)
        progress = stack.enter_context(Progress("Puzzles", count))
        progress.advance(done)
        if done >= count:
            return True
        executor = stack.enter_context(workers(jobs))
        found = find_puzzles(game, seed, first, executor, jobs * PENDING_PER_WORKER)
        stack.callback(found.close)
        try:
            for puzzle in found:
                if puzzle is None:
                    continue
                with uninterrupted():  # do not interrupt while a puzzle is written
                    stream.write(encode_puzzle(puzzle))
                    stream.flush()
                    progress.advance()
                    done += 1
                if done >= count:
                    return True
        except KeyboardInterrupt:
            return False
    return False


def _opened(out: str, stack: ExitStack) -> BinaryIO:
    if out == "-":
        return sys.stdout.buffer
    try:
        return stack.enter_context(Path(out).open("ab"))
    except OSError as error:
        raise MatchwoodError(f"cannot write {out}: {error.strerror}") from None
