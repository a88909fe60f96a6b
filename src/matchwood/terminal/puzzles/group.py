"""``matchwood puzzles``: positions with one clearly best move."""

from __future__ import annotations

import click

from matchwood.terminal.puzzles.check import check
from matchwood.terminal.puzzles.make import make
from matchwood.terminal.puzzles.show import show
from matchwood.terminal.puzzles.table import table


@click.group()
def puzzles() -> None:
    """Solve, make and check puzzles. In a puzzle, one move is clearly better than all others (docs/puzzles.md)."""


for command in (show, make, check, table):
    puzzles.add_command(command)
