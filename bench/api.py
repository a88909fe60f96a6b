"""How many moves a second Game.play makes, and how many views a second are told, in every game of the catalogue, on one core."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import click
from alternating import Play, in_turns, on_one_core
from results import keep, machine, table

import matchwood
from matchwood.cardgames import catalogue

GAMES = 12
"""Different ones, so that hardly any view is the same as one that was told a moment ago."""
MOST_PLAYERS = 4

Step = tuple[matchwood.Game, int, str]
"""A game as it stands, the seat that moves next, and its move."""


def players_of(key: str) -> int:
    """Four, or as many as the game is for."""
    return min(MOST_PLAYERS, max(catalogue.spec_of(key).players))


def random_game(key: str, seed: int) -> list[Step]:
    """Every step of a game in which everybody moves at random."""
    game, luck = matchwood.new(key, players=players_of(key), seed=seed), random.Random(seed)
    steps: list[Step] = []
    while not game.over:
        seat = luck.choice(game.owing)
        move = luck.choice(game.legal_moves(seat))
        steps.append((game.copy(), seat, move))
        game.play(move, seat=seat)
    return steps


def one_after_another(games: list[list[Step]], done: Callable[[list[Step]], int]) -> Play:
    """Do this with one game after the other, again and again; what it says is how often it was done."""

    def endless() -> Iterator[list[Step]]:
        while True:
            yield from games

    following = endless()
    return lambda: (done(next(following)), 1)


def moves_of(steps: list[Step]) -> int:
    game = steps[0][0].copy()
    for _, seat, move in steps:
        game.play(move, seat=seat)
    return len(steps)


def views_of(steps: list[Step]) -> int:
    seats = range(steps[0][0].players)
    for game, _, _ in steps:
        for seat in seats:
            game.view(seat).to_dict()
    return len(steps) * len(seats)


def programs_of(key: str) -> dict[str, Play]:
    games = [random_game(key, seed) for seed in range(1, GAMES + 1)]
    about = f"{key}, {players_of(key)} players"
    return {f"{about}, moves": one_after_another(games, moves_of), f"{about}, views": one_after_another(games, views_of)}


@click.command()
@click.option("--runs", default=7, show_default=True)
@click.option("--seconds", default=2.0, show_default=True, help="Processor time of each run.")
def main(runs: int, seconds: float) -> None:
    core = on_one_core()
    results, rows = {}, []
    for key in catalogue.specs():
        for name, figure in in_turns(programs_of(key), runs, seconds).items():
            median, lowest, highest = (round(f) for f in (figure.decisions_per_second, figure.lowest, figure.highest))
            share = round(figure.share_of_core, 2)
            results[name] = {"a_second": median, "lowest": lowest, "highest": highest, "share_of_core": share}
            rows.append([name, f"{median:,}", f"{lowest:,}–{highest:,}", f"{share:.0%}"])
    about = {"runs": runs, "seconds": seconds, "games": GAMES, "core": core, **machine("msgspec", "numba", "numpy")}
    keep("api", {**about, "results": results})
    print(table(["what", "a second", "all runs", "share of the core"], rows))


if __name__ == "__main__":
    main()
