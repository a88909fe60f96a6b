"""``matchwood play``: a game in the terminal, against bots or with somebody beside."""

from __future__ import annotations

from typing import Any

import click

from matchwood.terminal.language import LANGUAGES, language_of, words_in
from matchwood.terminal.parameters import Seconds, game_argument, house_rules, limit_option, players_of, players_option, values_of
from matchwood.terminal.progress import say_if_compiling
from matchwood.terminal.seating import seated


@click.command()
@game_argument
@players_option("How many play, you included.")
@click.option("--seat", default="A", show_default=True, metavar="LETTER", help="Your seat; those beside you sit on the next ones.")
@click.option("--name", metavar="NAME", help="What you are called when somebody plays beside you.")
@click.option("--beside", multiple=True, metavar="NAME", help="Who plays beside you at this screen; for games without secrets.")
@click.option(
    "--level", default="club", show_default=True, help="How well the bots play: beginner, casual, club, expert, champion."
)
@click.option("--bots", help="Who plays instead: levels, and programs of yours by their command, as in club,cmd:./my_bot.py.")
@limit_option
@click.option("--seed", type=int, help="The same seed deals the same cards.")
@house_rules
@click.option("--lang", type=click.Choice(LANGUAGES), help="Your language; that of your surroundings if not given.")
@click.option("--pause", default=0.5, show_default=True, type=Seconds(0, 10), help="Seconds to look at each step of the bots.")
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
    """Play in the terminal: against bots, or with somebody beside you."""
    from matchwood.api.game import new
    from matchwood.external_bots.naming import names_in
    from matchwood.terminal.catalogue import table_of
    from matchwood.terminal.opponents import Opponents
    from matchwood.terminal.screen import screen_for
    from matchwood.terminal.sitting import Left, Sitting

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
    try:
        with others:
            Sitting(begun, seating.people, others.seats, table, screen, words).play()
    except Left:
        click.echo(words.say("left"))
    except EOFError:
        click.echo(f"\n{words.say('ended')}", err=True)
        click.get_current_context().exit(1)
    except KeyboardInterrupt:
        click.echo(f"\n{words.say('left')}", err=True)
        click.get_current_context().exit(130)
