"""Files of game records, with one record on each line."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import nullcontext
from pathlib import Path

import click

from matchwood.errors import BadRecord

MISSING, FAULTY = 2, 1
"""The exit codes for an unreadable file and for an invalid record."""

LONGEST_REASON = 400


class Unreadable(Exception):
    """The record file does not exist or is a folder."""


class RecordFile:
    """A file of game records. The name ``-`` means standard input."""

    def __init__(self, file: str) -> None:
        self._file = file
        self.name = "stdin" if file == "-" else file
        self.done = 0
        """The number of lines that the reader has finished."""

    def lines(self) -> Iterator[bytes]:
        """Yield the lines. Raises Unreadable if the file cannot be read. Raises BadRecord if the file is empty."""
        from matchwood.lab.record_file import lines_of

        try:
            with nullcontext(sys.stdin.buffer) if self._file == "-" else Path(self._file).open("rb") as stream:
                for line in lines_of(stream):
                    yield line
                    self.done += 1
        except OSError as error:
            raise Unreadable(f"matchwood: cannot read {self._file}: {error.strerror}") from None
        if not self.done:
            raise BadRecord("the file is empty; a game record is expected")

    def fault(self, reason: str) -> str:
        """Return an error message with the file, the line and the reason."""
        reason = " ".join(reason.split())
        return f"{self.name}:{self.done + 1}: {reason if len(reason) <= LONGEST_REASON else reason[:LONGEST_REASON] + ' …'}"


def read_all(files: Iterable[str], read: Callable[[RecordFile], int]) -> None:
    """Read each file, report all errors, and exit with the highest exit code."""
    click.get_current_context().exit(max(_read(RecordFile(file), read) for file in files))


def _read(file: RecordFile, read: Callable[[RecordFile], int]) -> int:
    try:
        return read(file)
    except Unreadable as error:
        click.echo(str(error), err=True)
        return MISSING
    except BadRecord as error:
        click.echo(file.fault(str(error)), err=True)
    except RecursionError:
        click.echo(file.fault("the JSON is nested too deeply"), err=True)
    return FAULTY
