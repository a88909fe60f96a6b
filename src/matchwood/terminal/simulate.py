"""``matchwood simulate``: whole games between bots."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

import click

from matchwood.engine.interrupts import uninterrupted
from matchwood.errors import MatchwoodError
from matchwood.terminal.lost_seats import LostSeats
from matchwood.terminal.model_costs import ModelCosts
from matchwood.terminal.parameters import game_argument, house_rules, limit_option, players_of, players_option, values_of
from matchwood.terminal.progress import Progress, say_if_compiling

if TYPE_CHECKING:
    from matchwood.lab.experiment import Experiment
    from matchwood.lab.summary import Summary

BOTS = (
    "The bots: beginner, casual, club, expert, champion; quick and random, which do not search; "
    "programs by their command, or Python functions, as in champion,cmd:./my_bot.py,my_bot:choose (docs/bots.md). "
    "A language model is llm:MODEL@ADDRESS (docs/language_models.md)."
)


@click.command()
@game_argument
@players_option("The number of players.")
@click.option("--bots", default="club", show_default=True, help=BOTS)
@click.option("--games", default=100, show_default=True, type=click.IntRange(1), help="The number of games.")
@click.option("--seed", type=int, help="The seed. Equal seeds give equal games. Default: a random seed.")
@click.option("--out", metavar="FILE", help="The file for the records, one on each line. Use - for standard output.")
@house_rules
@click.option("--iterations", type=int, help="The rollouts for each decision of a bot.  [default: 200]")
@click.option(
    "--seconds", type=float, help="The seconds for each decision, instead of rollouts. The games then depend on the machine."
)
@limit_option
@click.option("--jobs", type=click.IntRange(1), help="The number of processes. Default: one for each core.")
def simulate(game: str, players: int | None, bots: str, games: int, seed: int | None, out: str | None, **rest: Any) -> None:
    """Play complete games between bots.

    After each game every bot moves to the next seat. If a program crashes, is too slow or makes an illegal move, a built-in bot
    plays the rest of the game in its place.
    """
    from matchwood.external_bots.naming import names_in
    from matchwood.lab.experiment import Experiment

    if seed is None:
        import secrets

        seed = secrets.randbelow(1 << 32)
    budget = {name: rest[name] for name in ("iterations", "seconds", "limit")}
    options = values_of(game, rest["options"])
    experiment = Experiment.checked(game, players_of(game, players), names_in(bots), options, seed, **budget)
    say_if_compiling()
    summary = _played(experiment, games, out, rest["jobs"])
    from matchwood.terminal.summary_table import show

    show(experiment, summary, to_stderr=out == "-")
    if summary.games < games:
        click.echo(f"matchwood: stopped after {summary.games} of {games} games; what is written is whole.", err=True)
        click.get_current_context().exit(130)


def _played(experiment: Experiment, games: int, out: str | None, jobs: int | None) -> Summary:
    """Play the games. After Ctrl-C, the summary contains only the finished games."""
    from matchwood.lab.record_file import RecordWriter
    from matchwood.lab.simulation import simulate as played
    from matchwood.lab.summary import Summary

    summary, lost_seats, costs = Summary(), LostSeats(), ModelCosts()
    with _opened(out) as stream, Progress("Games", games) as progress:
        writer = RecordWriter(stream) if stream else None
        records = played(experiment, games, jobs)
        try:
            for record in records:
                with uninterrupted():  # do not interrupt between writing and counting a game
                    if writer:
                        writer.write(record)
                    summary.add(record)
                    lost_seats.tell(summary.games, record.get("lost_seats", []))
                    costs.add(record)
                    progress.advance()
        except KeyboardInterrupt:
            pass
        finally:
            records.close()
    lost_seats.tell_the_rest()
    costs.show()
    return summary


@contextmanager
def _opened(out: str | None) -> Iterator[BinaryIO | None]:
    if out is None:
        yield None
    elif out == "-":
        yield sys.stdout.buffer
    else:
        try:
            with Path(out).open("wb", buffering=0) as stream:
                yield stream
        except OSError as error:
            raise MatchwoodError(f"cannot write {out}: {error.strerror}") from None
