"""An analysis as tables for the terminal."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.table import Table

from matchwood.analysis.report import Analysis, Moment, Part
from matchwood.api.judgement import Judgement
from matchwood.terminal.language import LETTERS

MOST_MISTAKES = 10
MOST_TURNING_POINTS = 6


def show(found: Analysis, number: int) -> None:
    """Print the analysis of a game."""
    console = Console(width=None if sys.stdout.isatty() else 110, highlight=False)
    state = "" if found.finished else ", unfinished"
    about = f"game {number}: {found.game}, {len(found.players)} players{state}"
    console.print(f"{about}; {found.iterations} iterations per move, seed {found.seed}")
    if not found.course:
        console.print("No cards were dealt, so there is nothing to analyse.")
        return
    console.print(_players(found))
    console.print(f"Unit of results: {found.outcome_in}.")
    if not found.finished:
        console.print("The game is unfinished: these are the results expected at the end of the record.")
    _show_moves(console, found)


def _show_moves(console: Console, found: Analysis) -> None:
    mistakes, turns = found.mistakes(), found.turning_points()
    if mistakes:
        console.print(_mistakes(mistakes[:MOST_MISTAKES]))
    if len(mistakes) > MOST_MISTAKES:
        console.print(f"… and {len(mistakes) - MOST_MISTAKES} more; --json lists all moves.")
    if turns:
        console.print(_turning_points(turns[:MOST_TURNING_POINTS]))
    if not mistakes:
        console.print("No clear mistake found.")
    console.print(f"Unit of losses: {found.worth_in}. ± is one standard error.")


def _players(found: Analysis) -> Table:
    table = Table()
    table.add_column("seat")
    result = "result" if found.finished else "until now"
    for heading in (result, "= expected", "+ luck: deals", "+ luck: hidden", "+ own play", "+ others' play", "mistakes"):
        table.add_column(heading, justify="right", no_wrap=True)
    for player in found.players:
        parts = (player.expected, player.deals, player.hidden, player.own, player.others)
        cells = (f"{player.result:.2f}", *map(_part, parts), f"{player.mistakes} of {player.decisions}")
        table.add_row(LETTERS[player.seat], *cells)
    return table


def _part(part: Part) -> str:
    return f"{part.value:.2f} ± {part.error:.2f}"


def _mistakes(mistakes: list[Judgement]) -> Table:
    table = _table("clear mistakes, the costliest first", "event", "seat", "move", "better", "loss")
    for judgement in mistakes:
        table.add_row(*_move(judgement), _loss(judgement))
    return table


def _turning_points(turns: list[tuple[Moment, Judgement]]) -> Table:
    table = _table(
        "turning points: whose prospects changed most", "event", "seat", "move", "better", "loss", "from", "to", "of seat"
    )
    for moment, judgement in turns:
        most = max(range(len(moment.change)), key=lambda seat: abs(moment.change[seat]))
        after = moment.prospects[most]
        change = f"{after - moment.change[most]:.2f}", f"{after:.2f}", LETTERS[most]
        table.add_row(*_move(judgement), _loss(judgement), *change)
    return table


def _table(title: str, *headings: str) -> Table:
    table = Table(title=title, title_justify="left")
    for heading in headings:
        table.add_column(heading, justify="left" if heading in ("move", "better") else "right")
    return table


def _move(judgement: Judgement) -> tuple[str, ...]:
    better = "–" if judgement.best == judgement.move or judgement.loss == 0 else judgement.best
    return str(judgement.event), LETTERS[judgement.seat], judgement.move, better


def _loss(judgement: Judgement) -> str:
    return "–" if judgement.loss == 0 else f"{judgement.loss:.2f} ± {judgement.error:.2f}"
