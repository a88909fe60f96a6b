"""``matchwood check``: replay game records and name the first fault."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import BinaryIO

import click

from matchwood.errors import BadRecord
from matchwood.terminal.faults import FAULTY, MISSING, cannot_read, where
from matchwood.terminal.notices import say_if_compiling
from matchwood.terminal.progress import Progress

BIG_FILE = 2_000_000


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
def check(files: Sequence[str]) -> None:
    """Replay game records, one a line, and name the first fault of each file.

    FILE may be - for standard input. Exit code 1: a fault was found; 2: a file cannot be read.
    """
    say_if_compiling()
    code = 0
    for name in files:
        with ExitStack() as opened:
            try:
                stream = sys.stdin.buffer if name == "-" else opened.enter_context(Path(name).open("rb"))
                found, words = _checked("stdin" if name == "-" else name, stream)
            except OSError as error:
                found, words = MISSING, cannot_read(name, error)
        click.echo(words, err=found != 0)
        code = max(code, found)
    click.get_current_context().exit(code)


def _checked(name: str, stream: BinaryIO) -> tuple[int, str]:
    """Replay one file; its exit code, and what is to be said about it."""
    from matchwood.lab.record_file import lines_of

    size = Path(name).stat().st_size if Path(name).is_file() else 0
    games = events = 0
    try:
        with Progress(name, size, worth_it=size > BIG_FILE) as progress:
            for line in lines_of(stream):
                events += _replayed(line)
                games += 1
                progress.advance(len(line))
        if not games:
            raise BadRecord("the file is empty; a game record is expected")
    except BadRecord as error:
        return FAULTY, where(name, games + 1, error)
    return 0, f"{name}: {games:,} game{'s' * (games != 1)} and {events:,} events replayed, no fault found"


def _replayed(line: bytes) -> int:
    """Replay one record; how many events it has. Raises BadRecord."""
    from matchwood.api.record import load
    from matchwood.lab.record_file import record_in

    try:
        record = record_in(line)
        load(record)
        return len(record["events"])
    except RecursionError as error:
        raise BadRecord("the JSON is nested too deeply") from error
