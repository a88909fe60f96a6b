"""How strong a level is: the same deals again and again, with the seats rotated, so that luck of the deal falls to everybody alike.

Each deal is played as often as there are seats, the level at another seat each time, its opponents at all others; the average place
of those games is one figure, and the deals' figures give the average and its 95 % confidence interval.
"""

from __future__ import annotations

import statistics
from concurrent.futures import Future
from dataclasses import dataclass

import click
from results import keep, machine, table

import matchwood
from matchwood.lab.workers import cores, workers

NORMAL_95 = 1.96


@dataclass(frozen=True)
class Match:
    game: str
    players: int
    level: str
    opponents: str
    iterations: int
    deals: int


MATCHES = [
    Match("tycoon", 2, "casual", "random", 500, 300),
    Match("tycoon", 4, "casual", "random", 500, 300),
    Match("tycoon", 6, "casual", "random", 500, 100),
    Match("matchmaster", 4, "casual", "random", 500, 60),
]


def place_of(match: Match, deal: int) -> float:
    """The average place of the level over all its seats in one deal."""
    return statistics.mean(play(match, deal, seat) for seat in range(match.players))


def play(match: Match, deal: int, seat: int) -> int:
    game = matchwood.new(match.game, players=match.players, seed=deal)
    bots = [
        matchwood.bot(match.level if own == seat else match.opponents, seed=1000 * deal + own, iterations=match.iterations)
        for own in range(match.players)
    ]
    while not game.over:
        for owing in game.owing:
            game.play(bots[owing].choose(game.view(owing)), seat=owing)
    assert game.result is not None
    return game.result.ranks[seat]


def measured(match: Match, jobs: int) -> dict[str, float]:
    with workers(jobs) as executor:
        futures: list[Future[float]] = [executor.submit(place_of, match, deal) for deal in range(match.deals)]
        places = [future.result() for future in futures]
    margin = NORMAL_95 * statistics.stdev(places) / len(places) ** 0.5
    return {"average_place": round(statistics.mean(places), 3), "margin": round(margin, 3), "by_chance": (match.players + 1) / 2}


@click.command()
@click.option("--jobs", default=cores(), show_default=True, help="Processes.")
@click.option("--share", default=1.0, show_default=True, help="Play only this share of the deals.")
def main(jobs: int, share: float) -> None:
    results, rows = [], []
    for match in MATCHES:
        shorter = Match(**{**vars(match), "deals": max(2, round(match.deals * share))})
        result = measured(shorter, jobs)
        results.append({**vars(shorter), **result})
        rows.append(
            [
                f"{match.game}, {match.players} players: one {match.level}, else {match.opponents}",
                f"{result['average_place']:.2f} ± {result['margin']:.2f}",
                f"{result['by_chance']:.1f}",
                f"{shorter.deals} × {match.players}",
                f"{match.iterations}",
            ]
        )
    keep("strength", {**machine("numba", "numpy"), "results": results})
    print(table(["table", "average place (95 %)", "by chance", "deals × seats", "rollouts a move"], rows))


if __name__ == "__main__":
    main()
