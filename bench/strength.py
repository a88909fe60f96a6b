"""Measure the strength of the levels against each other and against OpenSpiel's searches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import click
from contest import TABLES, Contest, Entrant
from results import table
from tournament import Outcome, hold, margin_of

from matchwood.engine.processors import cores

ITERATIONS = 200
"""The number of simulations for a move in contests without time limits."""

MORE = 10
"""One champion gets this factor more time than the others."""

THINKING_TIMES = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)

HONEST, CHEAT = "IS-MCTS", "MCTS shown all cards"

LADDER = ("random", "beginner", "casual", "club", "expert", "champion")
"""The levels in order. Each plays against the level before it."""


@dataclass(frozen=True)
class Part:
    """A table of results for several pairs of bots."""

    name: str
    title: str
    pairs: tuple[tuple[Entrant, Entrant], ...]
    deals: int

    def contests(self, games: Sequence[str], among: Sequence[str], share: float, deals: int | None) -> list[Contest]:
        count = max(2, round(self.deals * share)) if deals is None else deals
        pairs = [pair for pair in self.pairs if not among or pair[1].name in among]
        return [Contest(game, one, others, count) for game in games for one, others in pairs]


def by_the_clock(one: str, others: str, seconds: float) -> tuple[Entrant, Entrant]:
    return Entrant(one, seconds=seconds), Entrant(others, seconds=seconds)


def by_number(one: str, others: str) -> tuple[Entrant, Entrant]:
    return Entrant(one, iterations=ITERATIONS), Entrant(others, iterations=ITERATIONS)


def parts_of(seconds: float, longest: float) -> tuple[Part, ...]:
    """Return all tables of the results. Each move may take `seconds` seconds. One table compares thinking times up to `longest`
    seconds.
    """
    steps = [*((above, below) for below, above in pairwise(LADDER)), ("quick", "random"), ("champion", "quick")]
    return (
        Part(
            "strength_same_time",
            f"champion against OpenSpiel's searches, {seconds} s a move for each",
            tuple(by_the_clock("champion", peer, seconds) for peer in (HONEST, CHEAT)),
            24,
        ),
        Part(
            "strength_same_simulations",
            f"champion against OpenSpiel's searches, {ITERATIONS} simulations a move for each",
            tuple(by_number("champion", peer) for peer in (HONEST, CHEAT)),
            24,
        ),
        Part(
            "strength_levels",
            f"each level against the one below, at most {seconds} s a move",
            tuple(by_the_clock(*step, seconds) for step in steps),
            24,
        ),
        Part(
            "strength_over_time",
            "champion with more and more time, against casual",
            tuple(
                (Entrant("champion", seconds=own), Entrant("casual", seconds=seconds)) for own in THINKING_TIMES if own <= longest
            ),
            12,
        ),
        Part(
            "strength_more_time",
            f"champion with {MORE} times as much time as the others, champions too",
            ((Entrant("champion", seconds=MORE * seconds), Entrant("champion", seconds=seconds)),),
            12,
        ),
    )


NAMES = [part.name for part in parts_of(0, 0)]


def shown(outcomes: list[Outcome]) -> str:
    games = list(dict.fromkeys(outcome.contest.game for outcome in outcomes))
    rows: dict[str, dict[str, Outcome]] = {}
    for outcome in outcomes:
        rows.setdefault(f"{outcome.contest.one} among {outcome.contest.others}", {})[outcome.contest.game] = outcome
    return table(
        ["one among others", *games, "deals"],
        [[pair, *map(str, found.values()), deals_of(list(found.values()))] for pair, found in rows.items()],
    )


def deals_of(outcomes: list[Outcome]) -> str:
    counts = [len(outcome.figures) for outcome in outcomes]
    return f"{min(counts)}–{max(counts)}" if len(set(counts)) > 1 else f"{counts[0]}"


def gains(outcomes: list[Outcome]) -> list[list[str]]:
    """Return how much a bot gains with each increase of its thinking time."""
    rows = []
    for less, more in pairwise(outcomes):
        if less.contest.game == more.contest.game:
            differences = [b - a for a, b in zip(less.figures, more.figures, strict=False)]
            step = f"{more.contest.game}: from {less.contest.one.seconds} s to {more.contest.one.seconds} s"
            mean = sum(differences) / len(differences)
            rows.append([step, f"{mean:+.2f} ± {margin_of(differences):.2f}"])
    return rows


@click.command()
@click.option("--jobs", default=cores(), show_default=True, help="Processes.")
@click.option("--share", default=1.0, show_default=True, help="Play only this share of the deals.")
@click.option("--deals", type=click.IntRange(2), help="Play so many deals of each contest.")
@click.option("--seconds", default=0.02, show_default=True, help="What a move may take, of processor time.")
@click.option("--longest", default=0.1, show_default=True, help="With how much time at most it is looked whether more helps.")
@click.option("--part", "parts", multiple=True, type=click.Choice(NAMES), help="Only these tables.")
@click.option("--game", "games", multiple=True, type=click.Choice(list(TABLES)), help="Only these games.")
@click.option("--among", multiple=True, help="Only contests among these: the names of levels or of peers.")
def main(
    jobs: int,
    share: float,
    deals: int | None,
    seconds: float,
    longest: float,
    parts: tuple[str, ...],
    games: tuple[str, ...],
    among: tuple[str, ...],
) -> None:
    for part in parts_of(seconds, longest):
        if parts and part.name not in parts:
            continue
        outcomes = hold(part.name, part.contests(games or list(TABLES), among, share, deals), jobs)
        print(f"\n{part.title}\n")
        print(*(f"- {own.game}: {own.figure}; {own.by_chance:g} by chance" for own in TABLES.values()), "", sep="\n")
        print(shown(outcomes))
        if part.name == "strength_over_time":
            print("\n" + table(["more time", "gain (95 %)"], gains(outcomes)))


if __name__ == "__main__":
    main()
