"""An analysis as tables: the players, and the moves that mattered."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.table import Table

from matchwood.analysis.analysis import Analysis

SEATS = "ABCDEFGH"
MOST_MOVES = 12


def show(found: Analysis, number: int) -> None:
    """Print it."""
    console = Console(width=None if sys.stdout.isatty() else 100, highlight=False)
    state = "" if found.finished else ", unfinished"
    about = f"game {number}: {found.game}, {len(found.players)} players{state}"
    console.print(f"{about}; {found.iterations} iterations a move, seed {found.seed}")
    console.print(_players(found))
    mistakes = found.mistakes()
    if not mistakes:
        console.print("No clear mistake was found.")
        return
    console.print(_moves(found))
    left = len(mistakes) - MOST_MOVES
    if left > 0:
        console.print(f"… and {left} more: --json lists every move.")
    console.print(f"Losses count {found.worth_in}; ± one standard error.")


def _players(found: Analysis) -> Table:
    table = Table()
    table.add_column("seat")
    for heading in ("decisions", "clear mistakes", "lost by them"):
        table.add_column(heading, justify="right")
    for player in found.players:
        table.add_row(SEATS[player.seat], str(player.decisions), str(player.mistakes), f"{player.lost:.2f}")
    return table


def _moves(found: Analysis) -> Table:
    table = Table(title="clear mistakes, the dearest first", title_justify="left")
    for heading in ("event", "seat"):
        table.add_column(heading, justify="right")
    for heading in ("move", "better"):
        table.add_column(heading)
    table.add_column("loss", justify="right")
    for judgement in found.mistakes()[:MOST_MOVES]:
        loss = f"{judgement.loss:.2f} ± {judgement.error:.2f}"
        table.add_row(str(judgement.event), SEATS[judgement.seat], judgement.move, judgement.best, loss)
    return table
