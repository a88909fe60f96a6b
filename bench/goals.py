"""Measure the goals per half in The Match! for the level `quick` and for blind choices."""

from __future__ import annotations

import statistics
from dataclasses import dataclass
from functools import partial

import click
from results import keep, machine, table
from tournament import margin_of

import matchwood
from matchwood.engine.ordered_results import ordered_results
from matchwood.engine.processors import cores
from matchwood.lab.workers import workers

HALVES = 4


@dataclass(frozen=True)
class Meeting:
    one: str
    other: str
    deals: int


MEETINGS = [
    Meeting("random", "random", 400),
    Meeting("quick", "random", 400),
    Meeting("quick", "quick", 400),
]


def goals_of(meeting: Meeting, deal: int) -> tuple[float, float]:
    scored = [0, 0]
    for side in range(2):
        game = matchwood.new("the_match", players=2, seed=deal, options={"mode": "league"})
        levels = (meeting.one, meeting.other) if side == 0 else (meeting.other, meeting.one)
        bots = [matchwood.bot(level, seed=2 * deal + seat) for seat, level in enumerate(levels)]
        while not game.over:
            seat = game.owing[0]
            game.play(bots[seat].choose(game.view(seat)), seat=seat)
        assert game.result is not None
        for seat, goals in enumerate(game.result.scores):
            scored[seat ^ side] += goals
    return scored[0] / HALVES, scored[1] / HALVES


def with_margin(figures: list[float]) -> dict[str, float]:
    return {"average": round(statistics.mean(figures), 3), "margin": round(margin_of(figures), 3)}


@click.command()
@click.option("--jobs", default=cores(), show_default=True, help="Processes.")
@click.option("--share", default=1.0, show_default=True, help="Play only this share of the deals.")
def main(jobs: int, share: float) -> None:
    results, rows = [], []
    for meeting in MEETINGS:
        deals = max(2, round(meeting.deals * share))
        with workers(jobs) as executor:
            scored = list(ordered_results(executor, (partial(goals_of, meeting, deal) for deal in range(deals)), deals))
        one, other = zip(*scored, strict=True)
        figures = {
            "one": with_margin(list(one)),
            "other": with_margin(list(other)),
            "difference": with_margin([a - b for a, b in scored]),
        }
        results.append({**vars(meeting), "deals": deals, **figures})
        cells = [f"{figure['average']:.2f} ± {figure['margin']:.2f}" for figure in figures.values()]
        rows.append([f"{meeting.one} – {meeting.other}", *cells, f"{deals} × 2"])
    keep("goals", {**machine("numba", "numpy"), "results": results})
    print(table(["meeting", "goals a half", "of the other", "difference", "deals × sides"], rows))


if __name__ == "__main__":
    main()
