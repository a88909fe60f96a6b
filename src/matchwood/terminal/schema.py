"""``matchwood schema``: the types of a game's data."""

from __future__ import annotations

import json

import click

from matchwood.terminal.parameters import game_argument


@click.command()
@game_argument
def schema(game: str) -> None:
    """Print a JSON Schema of the data types of GAME.

    The schema describes the data that a player gets: the player's view of the table, and the public events of each move
    (docs/reference/games.md).
    """
    import matchwood

    click.echo(json.dumps(matchwood.schema(game), indent=2, ensure_ascii=False))
