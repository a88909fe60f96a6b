"""The standings of a ladder as a table."""

from __future__ import annotations

import sys

import click
from rich.console import Console
from rich.table import Table

from matchwood.cardgames.catalogue import spec_of
from matchwood.lab.ladder.ladder import Ladder, Standing, Terms

HEADINGS = ("place", "bot", "rating", "± (95 %)", "won", "drawn", "lost", "against the next", "settled")


def show(ladder: Ladder, markdown: bool) -> None:
    """Print the standings of a ladder."""
    rows = rows_of(ladder.standings())
    if markdown:
        click.echo(markdown_of(rows))
        return
    table = Table()
    for heading in HEADINGS:
        table.add_column(heading, justify="left" if heading == "bot" else "right", overflow="fold")
    for row in rows:
        table.add_row(*row)
    console = Console(width=None if sys.stdout.isatty() else 100)
    console.print(about(ladder.terms), highlight=False)
    console.print(table)


def about(terms: Terms) -> str:
    """Return one line with the game, the house rules and the search budget of a ladder (a rating of bots)."""
    usual = spec_of(terms.game).checked_options(None, terms.players)
    rules = "".join(f", {key}={value}" for key, value in terms.options.items() if usual.get(key) != value)
    return (
        f"{terms.game}, {terms.players} players{rules}, seed {terms.seed}, {terms.iterations} rollouts a decision; results by deals"
    )


def rows_of(standings: list[Standing]) -> list[list[str]]:
    """Return one row of cells for each bot."""
    return [
        [
            f"{place}",
            standing.bot,
            f"{standing.rating:.0f}",
            f"{standing.margin:.0f}",
            *map(str, (standing.won, standing.drawn, standing.lost)),
            "–".join(map(str, standing.against_next or ())),
            "" if standing.against_next is None else "yes" if standing.settled else "no",
        ]
        for place, standing in enumerate(standings, 1)
    ]


def markdown_of(rows: list[list[str]]) -> str:
    """Return the rows as a table in Markdown."""
    rule = ["---" if heading == "bot" else "---:" for heading in HEADINGS]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in ([*HEADINGS], rule, *rows))
