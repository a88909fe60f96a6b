"""Measure how many moves, views and happenings per second the library makes."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from typing import TypeVar

import click
import msgspec
import open_spiel_games
from alternating import Play, in_turns, on_one_core
from results import keep, machine, table

import matchwood
from matchwood.cardgames import catalogue
from matchwood.terminal.parameters import players_of

GAMES = 12
"""The number of games. With several games, few views are equal."""

Step = tuple[matchwood.Game, int, str]
G = TypeVar("G")


def random_game(key: str, seed: int) -> list[Step]:
    game, luck = matchwood.new(key, players=players_of(key, None), seed=seed), random.Random(seed)
    steps: list[Step] = []
    while not game.over:
        seat = luck.choice(game.owing)
        move = luck.choice(game.legal_moves(seat))
        steps.append((game.copy(), seat, move))
        game.play(move, seat=seat)
    return steps


def one_after_another(games: list[G], done: Callable[[G], int]) -> Play:
    following = itertools.cycle(games)
    return lambda: (done(next(following)), 1)


def moves_of(steps: list[Step]) -> int:
    played_out(steps)
    return len(steps)


def played_out(steps: list[Step]) -> matchwood.Game:
    game = steps[0][0].copy()
    for _, seat, move in steps:
        game.play(move, seat=seat)
    return game


def random_moves(key: str, luck: random.Random) -> int:
    game, moves = matchwood.new(key, players=players_of(key, None), seed=luck.getrandbits(32)), 0
    while not game.over:
        seat = game.owing[0]
        legal = game.legal_moves(seat)
        game.play(legal[int(luck.random() * len(legal))], seat=seat)
        moves += 1
    return moves


def random_decisions(key: str, luck: random.Random) -> int:
    game, decisions, draw = matchwood.new(key, players=players_of(key, None), seed=luck.getrandbits(32)), 0, luck.random
    while not game.over:
        legal = game.legal_decisions()
        game.apply(legal[int(draw() * len(legal))])
        decisions += 1
    return decisions


def views_of(steps: list[Step]) -> int:
    seats = range(steps[0][0].players)
    for game, _, _ in steps:
        for seat in seats:
            game.view(seat).to_dict()
    return len(steps) * len(seats)


def json_of(steps: list[Step]) -> int:
    """Encode the views of all seats and of a spectator as JSON."""
    eyes = [*range(steps[0][0].players), None]
    for game, _, _ in steps:
        for view in game.copy().views(eyes):
            msgspec.json.encode(view)
    return len(steps) * len(eyes)


def happenings_of(game: matchwood.Game) -> int:
    return len(game.copy().happenings)


def programs_of(key: str) -> dict[str, Play]:
    games = [random_game(key, seed) for seed in range(1, GAMES + 1)]
    about = f"{key}, {players_of(key, None)} players"
    return {
        f"{about}, moves": one_after_another(games, moves_of),
        f"{about}, random games": one_after_another([random.Random(1)], lambda luck: random_moves(key, luck)),
        f"{about}, random games by numbers": one_after_another([random.Random(1)], lambda luck: random_decisions(key, luck)),
        f"{about}, views": one_after_another(games, views_of),
        f"{about}, views in JSON": one_after_another(games, json_of),
        f"{about}, happenings": one_after_another([played_out(steps) for steps in games], happenings_of),
    }


def peers() -> dict[str, Play]:
    names = open_spiel_games.OH_HELL, open_spiel_games.DOU_DIZHU
    return {f"OpenSpiel {name.partition('(')[0]}, random games": open_spiel_games.python_loop(name, games=10) for name in names}


@click.command()
@click.option("--runs", default=150, show_default=True)
@click.option("--seconds", default=0.02, show_default=True, help="Processor time of each run.")
def main(runs: int, seconds: float) -> None:
    core = on_one_core()
    results, rows = {}, []
    programs = {name: play for key in catalogue.specs() for name, play in programs_of(key).items()}
    for name, figure in in_turns(programs | peers(), runs, seconds).items():
        median, lowest, highest = (round(f) for f in (figure.decisions_per_second, figure.lowest, figure.highest))
        share = round(figure.share_of_core, 2)
        results[name] = {"a_second": median, "lowest": lowest, "highest": highest, "share_of_core": share}
        rows.append([name, f"{median:,}", f"{lowest:,}–{highest:,}", f"{share:.0%}"])
    about = {"runs": runs, "seconds": seconds, "games": GAMES, "core": core, **machine("msgspec", "numba", "numpy", "open_spiel")}
    keep("api", {**about, "results": results})
    print(table(["what", "a second", "all runs", "share of the core"], rows))


if __name__ == "__main__":
    main()
