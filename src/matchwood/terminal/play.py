"""``matchwood play``: a game in the terminal."""

from __future__ import annotations

from typing import Any

import click

from matchwood.terminal.language import LANGUAGES, language_of, words_in
from matchwood.terminal.parameters import Seconds, game_argument, house_rules, limit_option, players_of, players_option, values_of
from matchwood.terminal.progress import say_if_compiling
from matchwood.terminal.seating import seated


@click.command()
@game_argument
@players_option("The number of players, including you.")
@click.option("--seat", default="A", show_default=True, metavar="LETTER", help="Your seat. People beside you get the next seats.")
@click.option("--name", metavar="NAME", help="Your name, if another person plays beside you.")
@click.option("--beside", multiple=True, metavar="NAME", help="The name of a person beside you. For games without hidden cards.")
@click.option("--level", default="club", show_default=True, help="The level of the bots: beginner, casual, club, expert, champion.")
@click.option(
    "--bots",
    help="The bots, instead of a level: levels, programs by their command, Python functions, or language models, "
    "as in club,cmd:./my_bot.py,my_bot:choose,llm:MODEL@ADDRESS.",
)
@limit_option
@click.option("--seed", type=int, help="The seed of the deals. Equal seeds give equal cards.")
@house_rules
@click.option("--lang", type=click.Choice(LANGUAGES), help="The language. Default: the language of your system.")
@click.option("--pause", default=0.5, show_default=True, type=Seconds(0, 10), help="The pause after each bot move, in seconds.")
def play(
    game: str,
    players: int | None,
    level: str,
    bots: str | None,
    limit: float,
    seed: int | None,
    options: dict[str, str],
    lang: str | None,
    pause: float,
    **seats: Any,
) -> None:
    """Play a game in the terminal against bots, or together with other people at the same screen."""
    from matchwood.api.game import new
    from matchwood.external_bots.naming import names_in
    from matchwood.terminal.asking import end_on_leaving
    from matchwood.terminal.catalogue import table_of
    from matchwood.terminal.opponents import Opponents
    from matchwood.terminal.screen import screen_for
    from matchwood.terminal.sitting import Sitting

    language = lang or language_of()
    words = words_in(language)
    values = values_of(game, options)
    if players is None and seats["beside"]:
        players = 1 + len(seats["beside"])
    players = players_of(game, players)
    say_if_compiling()
    begun = new(game, players=players, seed=seed, options=values)
    seating = seated(game, players, words=words, **seats)
    others = Opponents(names_in(bots or level), seating.bots, seed, limit)
    table = table_of(game, language, seating.names, seating.side, seating.alone)
    screen = screen_for(table, words, pause)
    click.echo(seating.welcome(words))
    with end_on_leaving(words), others:
        Sitting(begun, seating.people, others.seats, table, screen, words).play()
