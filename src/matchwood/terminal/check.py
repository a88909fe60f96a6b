"""``matchwood check``: replay game records."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from matchwood.terminal.progress import Progress, say_if_compiling
from matchwood.terminal.record_lines import RecordFile, read_all

BIG_FILE = 2_000_000


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
def check(files: Sequence[str]) -> None:
    """Replay game records and print the first error in each file.

    FILE has one record on each line. Use - for standard input. The exit code is 1 if a record is wrong, and 2 if a file cannot
    be read.
    """
    say_if_compiling()
    read_all(files, _check)


def _check(file: RecordFile) -> int:
    from matchwood.api.record import load
    from matchwood.lab.record_file import record_in

    size = Path(file.name).stat().st_size if Path(file.name).is_file() else 0
    events = 0
    with Progress(file.name, size, worth_it=size > BIG_FILE) as progress:
        for line in file.lines():
            record = record_in(line)
            load(record)
            events += len(record["events"])
            progress.advance(len(line))
    click.echo(f"{file.name}: {file.done:,} game{'s' * (file.done != 1)} and {events:,} events replayed, no fault found")
    return 0
