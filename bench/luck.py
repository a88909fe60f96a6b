"""Check that luck has mean zero, and measure how much luck explains."""

from __future__ import annotations

from concurrent.futures import Executor
from functools import partial
from typing import Any

import click
import numpy as np
from results import keep, machine, table

import matchwood
from matchwood.analysis.luck import luck_of
from matchwood.cardgames.catalogue import keys
from matchwood.engine.ordered_results import ordered_results
from matchwood.lab.workers import workers
from matchwood.terminal.parameters import players_of

SHORT: dict[str, dict[str, Any]] = {"matchmaster": {"rounds": "short"}, "matschig": {"rounds": 1}}
"""House rules for short games."""
GAMES, FEW = {"matchmaster": 100, "tycoon": 60, "matschig": 24}, 30
"""The number of games of some kinds, and the number for each other kind."""

LEVELS = ("random", "quick", "club")
ITERATIONS = 200


def played(key: str, level: str, number: int) -> tuple[matchwood.Game, int]:
    """Play a game, and return the game together with the seat of the measured bot."""
    players = players_of(key, None)
    game = matchwood.new(key, players=players, seed=number, options=SHORT.get(key))
    mine = number % players
    bots = [
        matchwood.bot(level if seat == mine else "quick", seed=1000 * number + seat, iterations=ITERATIONS)
        for seat in range(players)
    ]
    while not game.over:
        seat = game.owing[0]
        game.play(bots[seat].choose(game.view(seat)), seat=seat)
    return game, mine


def weighed(key: str, level: str, number: int, playouts: int) -> list[float]:
    """Return three numbers for one seat: its result, its luck with deals, and its luck with hidden cards."""
    game, seat = played(key, level, number)
    luck = luck_of(game, game.record()["events"], playouts)
    return [float(part[seat]) for part in (luck.now.value, luck.deals.value, luck.hidden.value)]


def measured(key: str, level: str, games: int, playouts: int, executor: Executor | None) -> dict[str, Any]:
    pieces = (partial(weighed, key, level, number, playouts) for number in range(games))
    result, deals, hidden = np.array(list(ordered_results(executor, pieces, games))).T
    luck = np.stack([deals, hidden])
    best = np.linalg.lstsq((luck - luck.mean(axis=1, keepdims=True)).T, result - result.mean(), rcond=None)[0]
    columns = {"result": result, "deals": deals, "hidden": hidden, "without": result - deals - hidden, "best": result - best @ luck}
    about: dict[str, Any] = {
        "game": key,
        "level": level,
        "games": games,
        "playouts": playouts,
        "coefficients": best.round(2).tolist(),
    }
    for name, values in columns.items():
        sd = values.std(ddof=1)
        about[name] = {"mean": round(values.mean(), 3), "error": round(sd / np.sqrt(games), 3), "sd": round(sd, 3)}
    return about


def cells(row: dict[str, Any]) -> list[str]:
    means = [f"{row[name]['mean']:.2f} ± {row[name]['error']:.2f}" for name in ("result", "deals", "hidden", "without")]
    spreads = [f"{row[name]['sd']:.2f}" for name in ("result", "without", "best")]
    return [row["game"], row["level"], *means, *spreads, str(row["games"])]


HEADS = [
    "game",
    "level",
    "result",
    "deals",
    "hidden",
    "without luck",
    "sd of results",
    "without luck",
    "with coefficients",
    "games",
]


@click.command()
@click.option("--games", "chosen", default=",".join(keys()), show_default=True)
@click.option("--share", default=1.0, show_default=True, help="Of the games that are meant to be played.")
@click.option("--playouts", default=200, show_default=True, help="For each position.")
@click.option("--jobs", default=1, show_default=True)
def main(chosen: str, share: float, playouts: int, jobs: int) -> None:
    rows = []
    with workers(jobs) as executor:
        for key in chosen.split(","):
            for level in LEVELS:
                rows.append(measured(key, level, max(2, round(GAMES.get(key, FEW) * share)), playouts, executor))
                print(*cells(rows[-1]), sep="  ", flush=True)
    print(table(HEADS, [cells(row) for row in rows]))
    keep("luck", {"machine": machine("numba", "numpy"), "rows": rows})


if __name__ == "__main__":
    main()
