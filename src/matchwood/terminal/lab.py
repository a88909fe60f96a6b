"""``matchwood lab``: studies of bots, house rules, and luck."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from matchwood.engine.interrupts import uninterrupted
from matchwood.errors import MatchwoodError
from matchwood.terminal.parameters import game_argument, house_rules, limit_option, players_of, players_option, split, values_of
from matchwood.terminal.progress import Progress, say_if_compiling
from matchwood.terminal.simulate import BOTS

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from matchwood.lab.contest import Row
    from matchwood.lab.experiment import Experiment
    from matchwood.lab.paper import Paper
    from matchwood.lab.running import Study

F = TypeVar("F", bound=Callable[..., Any])

INTERRUPTED = 130
CHANGES = "House rules to compare with the usual ones. Rules joined by a comma change together. Can be repeated."
SURE = "The probability with which the answer must be right."
PROBABILITY = click.FloatRange(0.5, 0.9999, min_open=True)


@click.group()
def lab() -> None:
    """Play many games to compare bots, to measure the effect of house rules, or to measure luck.

    With --out, the command saves the study. The same command then continues a saved study.
    """


def studied(function: F) -> F:
    """Add the command-line parameters that all studies share."""
    for option in (
        click.option("--html", metavar="FILE", type=click.Path(path_type=Path), help="The file for a page with the results."),
        click.option(
            "--out",
            metavar="FOLDER",
            type=click.Path(path_type=Path),
            help="The folder for the study and a page. A later run continues it.",
        ),
        click.option(
            "--cluster", metavar="ADDRESS", help="The scheduler of a Dask cluster that plays the games, as in tcp://host:8786."
        ),
        click.option("--jobs", type=click.IntRange(1), help="The number of processes. Default: one for each core."),
        limit_option,
        click.option(
            "--seconds",
            type=float,
            help="The seconds for each decision, instead of rollouts. The games then depend on the machine.",
        ),
        click.option("--iterations", type=int, help="The rollouts for each decision of a bot.  [default: 200]"),
        click.option("--seed", default=1, show_default=True, help="The seed. Equal seeds give equal games."),
        players_option("The number of players."),
        game_argument,
    ):
        function = option(function)
    return function


@lab.command()
@studied
@click.option("--bots", default="champion,club", show_default=True, help=BOTS)
@house_rules
@click.option("--most", default=1000, show_default=True, type=click.IntRange(1), help="The maximum number of deals.")
@click.option("--all-deals", is_flag=True, help="Play the maximum number of deals, even if the result is clear before.")
@click.option("--sure", default=0.95, show_default=True, type=PROBABILITY, help=SURE)
@click.option("--margin", default=0.0, show_default=True, type=click.FloatRange(0), help="Ignore differences up to this size.")
def compare(game: str, most: int, all_deals: bool, sure: float, margin: float, **rest: Any) -> None:
    """Compare the first bot with each other bot, until every comparison has a clear result. The bots play each deal several
    times, and change seats after each game.
    """
    from matchwood.lab.comparison import Comparison
    from matchwood.lab.contest import Contest
    from matchwood.lab.paper import of_comparison

    contest = Contest.of(_experiment(game, values_of(game, rest["options"]), rest))
    comparison = Comparison(contest.experiment.bots, sure, margin)
    paper = partial(of_comparison, contest.experiment, comparison, sure)
    _study(contest, -(-most // contest.DEALS), comparison.add, paper, rest, lambda: comparison.settled and not all_deals)


@lab.command()
@studied
@click.option("--bots", default="club,beginner", show_default=True, help=BOTS)
@click.option("--option", "changes", multiple=True, required=True, metavar="KEY=VALUE", help=CHANGES)
@click.option("--base", multiple=True, metavar="KEY=VALUE", callback=split, help="A house rule of all games. Can be repeated.")
@click.option("--games", default=200, show_default=True, type=click.IntRange(2), help="The number of games for each set of rules.")
def variants(game: str, changes: tuple[str, ...], base: dict[str, str], games: int, **rest: Any) -> None:
    """Compare house rules in games with equal seeds. Measure, for example, the length of games and the first seat's advantage."""
    from matchwood.lab.paper import of_variants
    from matchwood.lab.side_by_side import SideBySide
    from matchwood.lab.variants import Variants

    experiment = _experiment(game, values_of(game, base), rest)
    changed = {change: values_of(game, split(None, None, change.split(","))) for change in changes}
    study = Variants.of(experiment, changed)
    found = SideBySide(study.names)
    _study(study, -(-games // study.GAMES), found.add, partial(of_variants, experiment, found), rest)


@lab.command()
@studied
@click.option("--bots", default="champion,beginner", show_default=True, help=f"Two bots. {BOTS}")
@house_rules
@click.option(
    "--deals", default=100, show_default=True, type=click.IntRange(2), help="The number of deals. Each is played from both sides."
)
@click.option("--sure", default=0.95, show_default=True, type=PROBABILITY, help=SURE)
def luck(game: str, deals: int, sure: float, **rest: Any) -> None:
    """Measure luck: how many games two bots must play until the better bot probably leads."""
    from matchwood.lab.contest import Contest
    from matchwood.lab.luck import Luck
    from matchwood.lab.paper import of_luck

    contest = Contest.of(_experiment(game, values_of(game, rest["options"]), rest), at_most=2)
    found = Luck(contest.experiment.bots)
    _study(contest, -(-deals // contest.DEALS), found.add, partial(of_luck, contest.experiment, found, sure), rest)


def _experiment(game: str, options: Mapping[str, Any], rest: Mapping[str, Any]) -> Experiment:
    from matchwood.external_bots.naming import names_in
    from matchwood.lab.experiment import Experiment

    budget = {name: rest[name] for name in ("iterations", "seconds", "limit")}
    players = players_of(game, rest["players"])
    return Experiment.checked(game, players, names_in(rest["bots"]), options, rest["seed"], **budget)


def _study(
    study: Study,
    units: int,
    add: Callable[[list[Row]], None],
    paper: Callable[[], Paper],
    rest: Mapping[str, Any],
    settled: Callable[[], bool] = lambda: False,
) -> None:
    from matchwood.lab.folder import Folder
    from matchwood.lab.running import run

    out: Path | None = rest["out"]
    folder = Folder(out, study.about) if out else None
    say_if_compiling()
    done, stopped = 0, False
    workers = _executor(rest["cluster"], rest["jobs"])
    with workers as (executor, jobs), Progress("Units", units) as progress:
        results = run(study, units, folder, jobs, executor)
        try:
            for rows in results:
                with uninterrupted():
                    add(rows)
                    done += 1
                    progress.advance()
                if settled():
                    break
        except KeyboardInterrupt:
            stopped = True
        finally:
            results.close()
    if done:
        _show(paper(), [*([out / "page.html"] if out else []), *([rest["html"]] if rest["html"] else [])])
    if stopped:
        kept = f"The same command goes on from what {out} keeps." if out else "With --out FOLDER it could go on."
        click.echo(f"matchwood: stopped after {done} of at most {units} units. {kept}", err=True)
        click.get_current_context().exit(INTERRUPTED)


@contextmanager
def _executor(address: str | None, jobs: int | None) -> Iterator[tuple[Executor | None, int | None]]:
    if address is None:
        yield None, jobs
        return
    from matchwood.lab.cluster import cluster

    with cluster(address) as there:
        yield there


def _show(paper: Paper, pages: list[Path]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table()
    for heading in paper.head:
        table.add_column(heading)
    for row in paper.rows:
        table.add_row(*row)
    console = Console(file=sys.stdout, width=None if sys.stdout.isatty() else 120)
    console.print(paper.about, highlight=False)
    console.print(table)
    for finding in paper.findings:
        console.print(finding, highlight=False)
    for path in pages:
        _write(path, paper)
        click.echo(f"The page is {path}.", err=True)


def _write(path: Path, paper: Paper) -> None:
    from matchwood.lab.page import page_of

    command = shlex.join(["matchwood", *sys.argv[1:]])
    try:
        path.write_text(page_of(paper, command), encoding="utf-8")
    except OSError as error:
        raise MatchwoodError(f"cannot write {path}: {error.strerror}") from None
