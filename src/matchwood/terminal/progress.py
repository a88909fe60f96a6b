"""The progress of long work on stderr."""

from __future__ import annotations

import sys
from types import TracebackType
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from rich.progress import Progress as Bar


def say_if_compiling() -> None:
    """Print a notice if the rules are not compiled yet."""
    from matchwood.engine.compiling import is_compiled

    if not is_compiled():
        click.echo("Compiling the rules, once for this version …", err=True)


class Progress:
    """A progress bar on stderr, if stderr is a terminal."""

    def __init__(self, what: str, total: int, worth_it: bool = True) -> None:
        self._what, self._total = what, total
        self._bar: Bar | None = None
        self._wanted = worth_it and sys.stderr.isatty()

    def __enter__(self) -> Progress:
        if self._wanted:
            from rich.console import Console
            from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
            from rich.progress import Progress as Bar

            columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
            self._bar = Bar(*columns, console=Console(stderr=True), transient=True)
            self._bar.add_task(self._what, total=self._total)
            self._bar.start()
        return self

    def advance(self, steps: int = 1) -> None:
        """Advance the progress bar by `steps` finished steps."""
        if self._bar:
            self._bar.advance(self._bar.task_ids[0], steps)

    def reach(self, done: int, total: int) -> None:
        """Set the finished and the total number of steps."""
        if self._bar:
            self._bar.update(self._bar.task_ids[0], completed=done, total=total)

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self._bar:
            self._bar.stop()
