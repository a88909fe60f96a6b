"""Solve small rounds exactly, and measure how much the bots lose in them (docs/exact.md)."""

from __future__ import annotations

from typing import Any

import click
from bench.results import keep, machine, table

from .against import lost_with_one, lost_with_two, sampled
from .asking import Level
from .kick_off import kick_off
from .one_card import best_points
from .solving import equilibrium
from .two_cards import Round, two_cards

LEVELS = (Level("champion", 2_000), Level("club", 2_000), Level("quick", 2_000, often=4))
"""A bot without search gets this number of times more samples, because it is fast and its play varies."""
PLAYERS = (2, 3, 4)
GAP = 5e-5
MOST_ITERATIONS = 1_000
KICKED_OFF = (("quick", 1, 5_000), ("champion", 200, 300), ("random", 1, 5_000))
"""The levels, the iterations for a move, and the numbers of deals."""


def one_card(players: int, asked: int) -> dict[str, Any]:
    leads, other = best_points(True, players), best_points(False, players)
    lost = {}
    for level in LEVELS:
        click.echo(f"one card, {players} players: {level.name}", err=True)
        lost[level.name] = lost_with_one(level, players, asked * level.often)
    found = {"leader": round(float(leads), 6), "others": round(float(other), 6), "value": round(float(leads - other), 6)}
    return {**found, "exactly": f"{leads - other}", "lost": lost}


def two(table: Round, bids: int, cards: int) -> dict[str, Any]:
    click.echo("two cards: the equilibrium", err=True)
    solved = equilibrium(table, GAP, MOST_ITERATIONS)
    lost = {}
    for level in LEVELS:
        click.echo(f"two cards: {level.name}", err=True)
        seats = [
            sampled(level, seat, table.leader.cards, bids * level.often, cards * level.often)
            for seat in (table.leader, table.follower)
        ]
        lost[level.name] = lost_with_two(table, solved, *seats)
    nodes = {"hands": table.leader.hands, "follower": len(table.follower.parents), "ways": len(table.leads)}
    return {"value": round(solved.value, 6), "gap": solved.gap, "iterations": solved.iterations, **nodes, "lost": lost}


@click.command()
@click.option("--asked", default=120, show_default=True, type=click.IntRange(2), help="How often a level bids with one card.")
@click.option(
    "--bids", default=16, show_default=True, type=click.IntRange(1), help="How often with two, in each half of the samples."
)
@click.option("--cards", default=1, show_default=True, type=click.IntRange(1), help="How often it plays a card, in each half.")
@click.option("--share", default=1.0, show_default=True, help="Only this share of the matches that are kicked off.")
def main(asked: int, bids: int, cards: int, share: float) -> None:
    """Solve small rounds of MatchMaster, and save the results in bench/results."""
    about = {"trials": LEVELS[0].trials, "asked": asked, "bids": bids, "cards": cards, **machine("numba", "numpy")}
    ones = {f"{players}": one_card(players, asked) for players in PLAYERS}
    pairs = two(two_cards(), bids, cards)
    kicks = {}
    for level, trials, deals in KICKED_OFF:
        click.echo(f"kicking off: {level}", err=True)
        count = max(2, round(share * deals))
        kicks[level] = {"trials": trials, "deals": count, **kick_off(level, trials, count)}
    keep("equilibrium", {**about, "one_card": ones, "two_cards": pairs, "kick_off": kicks})
    print(shown(ones, pairs))


def shown(ones: dict[str, Any], pairs: dict[str, Any]) -> str:
    rows = [["1", players, f"{found['value']:.3f}", *map(_loss, found["lost"].values())] for players, found in ones.items()]
    rows.append(["2", "2", f"{pairs['value']:.3f}", *(_range(lost["seat"]) for lost in pairs["lost"].values())])
    return str(table(["cards", "players", "value for the leader", *(level.name for level in LEVELS)], rows))


def _loss(lost: dict[str, Any]) -> str:
    mean, margin = lost["seat"]
    return f"{mean:.3f} ± {margin:.3f}"


def _range(bounds: list[float]) -> str:
    return "–".join(f"{bound:.3f}" for bound in bounds)


if __name__ == "__main__":
    main()
