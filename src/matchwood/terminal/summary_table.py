"""The results of a series of games as a table."""

from __future__ import annotations

import sys
from collections.abc import Callable

from rich.console import Console
from rich.table import Table

from matchwood.cardgames.catalogue import spec_of
from matchwood.cardgames.spec import GameSpec
from matchwood.lab.experiment import Experiment
from matchwood.lab.summary import Figure, Line, Summary

Columns = dict[str, Callable[[Line], str]]

SURE = "± (95 %)"


def show(experiment: Experiment, summary: Summary, to_stderr: bool) -> None:
    """Print the results of a series of games."""
    columns = _columns(experiment, summary)
    table = Table()
    table.add_column("bot")
    for heading in columns:
        table.add_column(heading, justify="right")
    for line in summary.lines():
        table.add_row(line.level, *(cell(line) for cell in columns.values()))
    stream = sys.stderr if to_stderr else sys.stdout
    console = Console(file=stream, width=None if stream.isatty() else 100)
    thinking = f"{experiment.iterations} rollouts" if experiment.iterations else f"{experiment.seconds} s"
    about = f"{experiment.game}, {experiment.players} players, {summary.games} games, seed {experiment.seed}, {thinking} a decision"
    console.print(about, highlight=False)
    console.print(table)
    if figures := summary.figures():
        console.print(_rounds(figures))
    for way, plural in spec_of(experiment.game).tiebreaks.items():
        if summary.decided[way]:
            console.print(f"{plural}: {_share(summary.decided[way], summary.games)} of all games", highlight=False)


def _rounds(figures: list[Figure]) -> Table:
    table = Table()
    table.add_column(f"{figures[0].rounds} rounds")
    table.add_column("mean", justify="right")
    table.add_column(SURE, justify="right")
    for figure in figures:
        table.add_row(figure.name, f"{figure.mean:.3f}", "–" if figure.margin is None else f"{figure.margin:.3f}")
    return table


def _columns(experiment: Experiment, summary: Summary) -> Columns:
    spec = spec_of(experiment.game)
    common: Columns = {"games": lambda line: str(line.games), "seats": lambda line: str(line.seats)}
    if summary.ranks_say_all and spec.score_in == GameSpec.score_in:
        places: Columns = {
            "mean place": lambda line: f"{line.rank:.2f}",
            SURE: lambda line: _margin(line.rank_margin),
            "first places (of seats)": lambda line: _share(line.wins, line.seats),
        }
        return common | places
    points = f"mean {spec.score_in}"
    scores: Columns = {points: lambda line: f"{line.score:.2f}", SURE: lambda line: _margin(line.margin)}
    if not summary.duels:
        ranks: Columns = {
            "mean rank": lambda line: f"{line.rank:.2f}",
            "wins (of seats)": lambda line: _share(line.wins, line.seats),
        }
        return common | scores | ranks
    results: Columns = {
        "won": lambda line: _share(line.won, line.seats, line.won_margin),
        **({"drawn": lambda line: _share(line.drawn, line.seats)} if summary.draws else {}),
        "lost": lambda line: _share(line.lost, line.seats),
        **{f"{plural} won": _decided(way) for way, plural in spec.tiebreaks.items() if summary.decided[way]},
    }
    return common | scores | results


def _decided(way: str) -> Callable[[Line], str]:
    return lambda line: f"{line.decided_won[way]} of {line.decided[way]}"


def _share(count: int, all_: int, margin: float | None = None) -> str:
    return f"{count} ({count / all_:.0%}{'' if margin is None else f' ± {margin:.0%}'})"


def _margin(margin: float | None) -> str:
    return "–" if margin is None else f"{margin:.2f}"
