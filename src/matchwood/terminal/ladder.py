"""``matchwood ladder``: games between bots for a rating."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from matchwood.engine.interrupts import uninterrupted
from matchwood.terminal.lost_seats import LostSeats
from matchwood.terminal.model_costs import ModelCosts
from matchwood.terminal.parameters import game_argument, house_rules, limit_option, players_of, players_option, values_of
from matchwood.terminal.progress import Progress, say_if_compiling

if TYPE_CHECKING:
    from collections.abc import Iterator
    from concurrent.futures import Executor

    from matchwood.lab.ladder.ladder import Deal, Ladder
    from matchwood.lab.ladder.pairs import Pair

OURS = "random,quick,beginner,casual,club,expert,champion"
BOTS = (
    "The bots to rate: levels, programs by their command, or Python functions, as in club,cmd:./my_bot.py,my_bot:choose "
    "(docs/bots.md). A language model is llm:MODEL@ADDRESS (docs/language_models.md)."
)


@click.command()
@game_argument
@players_option("The number of players.")
@click.option("--bots", default=OURS, show_default=True, help=BOTS)
@click.option("--also", multiple=True, metavar="BOT", help="A further bot. Can be repeated.")
@click.option("--most", default=400, show_default=True, type=click.IntRange(2), help="The maximum number of games of a pair.")
@click.option("--seed", default=1, show_default=True, help="The seed. Equal seeds give equal games.")
@click.option("--out", metavar="FILE", type=click.Path(path_type=Path), help="The file for the ladder. A later run continues it.")
@click.option("--markdown", is_flag=True, help="Print the table in Markdown.")
@house_rules
@click.option("--iterations", type=int, help="The rollouts for each decision of a bot.  [default: 200]")
@limit_option
@click.option("--jobs", type=click.IntRange(1), help="The number of processes. Default: one for each core.")
def ladder(game: str, players: int | None, bots: str, also: tuple[str, ...], most: int, out: Path | None, **rest: Any) -> None:
    """Play games between pairs of bots and print a rating of each bot.

    In each game, one bot plays all even seats, and another bot plays all odd seats. The bots play each deal twice, and exchange
    seats for the second game. Later, only bots with neighbouring ranks play. Two bots stop playing when their results show
    which bot is better, or after the maximum number of games (docs/ladder.md).
    """
    from matchwood.external_bots.naming import names_in
    from matchwood.lab.ladder.ladder import Ladder, Terms
    from matchwood.lab.ladder.ladder_file import resumed
    from matchwood.lab.ladder.pairs import GAMES_A_DEAL

    options = values_of(game, rest["options"])
    terms = Terms.checked(game, players_of(game, players), options, rest["seed"], rest["iterations"], rest["limit"])
    names, deals = [*names_in(bots), *also], most // GAMES_A_DEAL
    found = resumed(terms, names, deals, out) if out else Ladder(terms, names, most=deals)
    say_if_compiling()
    ended = _played(found, out, rest["jobs"])
    from matchwood.terminal.ladder_table import show

    show(found, rest["markdown"])
    if not ended:
        click.echo("matchwood: stopped; what was played so far is counted.", err=True)
        click.get_current_context().exit(130)


def _played(ladder: Ladder, out: Path | None, jobs: int | None) -> bool:
    """Play the remaining deals. Return False if the user presses Ctrl-C."""
    from matchwood.engine.processors import cores
    from matchwood.lab.ladder.ladder_file import write
    from matchwood.lab.workers import workers

    jobs, lost_seats, costs, games = jobs or cores(), LostSeats(), ModelCosts(), 0
    with Progress("Deals", ladder.most * len(ladder.pairs)) as progress:
        progress.advance(sum(pair.deals for pair in ladder.pairs))
        try:
            with workers(jobs) as executor:
                for pair, deal in _deals(ladder, executor, jobs):
                    with uninterrupted():  # do not interrupt between counting and saving a deal
                        pair.add(deal.lead)
                        if out:
                            write(ladder, out)
                    for record in deal.games:
                        games += 1
                        lost_seats.tell(games, record.get("lost_seats", []))
                        costs.add(record)
                    progress.advance()
        except KeyboardInterrupt:
            return False
        finally:
            lost_seats.tell_the_rest()
            costs.show()
    return True


def _deals(ladder: Ladder, executor: Executor | None, jobs: int) -> Iterator[tuple[Pair, Deal]]:
    """Yield all deals. The caller must pass the lead of each deal to `Pair.add` before it requests the next one."""
    while due := ladder.due():
        for pair in due:
            for deal in ladder.deals(pair, executor, jobs):
                yield pair, deal
