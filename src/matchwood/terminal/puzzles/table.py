"""``matchwood puzzles table``: how many puzzles each level solves."""

from __future__ import annotations

import click


@click.command()
def table() -> None:
    """Print how many puzzles each game has, and what share of them each level solves, as a table in Markdown."""
    from matchwood.api.bot import levels
    from matchwood.cardgames.catalogue import keys, spec_of
    from matchwood.puzzles.collection import shipped_puzzles

    rows = [["game", "puzzles", "exact", *levels()], ["---", *["---:"] * (2 + len(levels()))]]
    for game in keys():
        puzzles = shipped_puzzles(game)
        if puzzles:
            shares = [sum(puzzle.solve_rates[level] for puzzle in puzzles) / len(puzzles) for level in levels()]
            exact = sum(puzzle.exact for puzzle in puzzles)
            rows.append([spec_of(game).title, f"{len(puzzles)}", f"{exact}", *(f"{100 * share:.0f} %" for share in shares)])
    for cells in rows:
        click.echo(f"| {' | '.join(cells)} |")
