"""Measure simulations per second of the built-in search and of OpenSpiel's search."""

from __future__ import annotations

import random
from dataclasses import dataclass

import click
import open_spiel_games
import pyspiel
from alternating import Figures, Play, in_turns, on_one_core
from contest import TABLES, Table
from results import keep, machine, table

from matchwood.bots.search import Search
from matchwood.cardgames.catalogue import spec_of
from matchwood.engine import states
from matchwood.engine.bits import lowest, members
from matchwood.engine.chance import chance_from

SIMULATIONS = 1000
"""Simulations for each decision."""


@dataclass(frozen=True)
class Way:
    name: str
    nodes: int = 0


WAYS = (
    Way("without a tree"),
    Way("with a tree of 4,096 nodes", nodes=1 << 12),
    Way("with a tree of 65,536 nodes", nodes=1 << 16),
)


def ours(setting: Table, way: Way) -> Play:
    """Return a program that plays random rounds and calls Matchwood's search at each decision."""
    spec, luck = spec_of(setting.game), random.Random(1)
    options = spec.checked_options(setting.options, setting.players)
    source = chance_from(1, "searches")

    def play() -> tuple[int, int]:
        state = spec.fresh(setting.players, options)
        states.deal(state, source)
        simulations = searches = 0
        while seats := states.owing(state):
            seat = int(lowest(seats))
            possible = list(members(states.legal(state, seat)))
            if len(possible) > 1:
                _, trials = Search(states.observed(state, seat), seat, source, way.nodes).try_all(possible, SIMULATIONS, None)
                simulations += int(trials.sums[0].sum())
                searches += 1
            states.apply(state, seat, luck.choice(possible))
        return simulations, searches

    return play


def open_spiels(name: str) -> Play:
    """Return a program that calls OpenSpiel's C++ search at each decision of random rounds."""
    game, luck = pyspiel.load_game(name), random.Random(1)
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, SIMULATIONS)

    def play() -> tuple[int, int]:
        state, searches = game.new_initial_state(), 0
        while not state.is_terminal():
            actions = state.legal_actions()
            if not state.is_chance_node() and len(actions) > 1:
                bot.step(state)
                searches += 1
            state.apply_action(luck.choice(actions))
        return searches * SIMULATIONS, searches

    return play


def programs() -> dict[str, Play]:
    peer = {"OpenSpiel oh_hell, ISMCTSBot in C++": open_spiels(open_spiel_games.OH_HELL)}
    return {**peer, **{f"Matchwood {setting.game}, {way.name}": ours(setting, way) for setting in TABLES.values() for way in WAYS}}


def rows_of(figures: dict[str, Figures]) -> list[list[str]]:
    peer = next(iter(figures.values())).decisions_per_second
    return [
        [
            name,
            f"{figure.decisions_per_second / 1e3:,.0f} k",
            f"{figure.lowest / 1e3:,.0f}–{figure.highest / 1e3:,.0f} k",
            f"{1e3 / figure.games_per_second:.2f} ms",
            f"{figure.decisions_per_second / peer:.1f}",
            f"{figure.share_of_core:.0%}",
        ]
        for name, figure in figures.items()
    ]


@click.command()
@click.option("--runs", default=7, show_default=True)
@click.option("--seconds", default=2.0, show_default=True, help="Processor time of each run.")
def main(runs: int, seconds: float) -> None:
    core = on_one_core()
    figures = in_turns(programs(), runs, seconds)
    results = {
        name: {
            "simulations_per_second": round(figure.decisions_per_second),
            "lowest": round(figure.lowest),
            "highest": round(figure.highest),
            "searches_per_second": round(figure.games_per_second, 2),
            "share_of_core": round(figure.share_of_core, 3),
        }
        for name, figure in figures.items()
    }
    about = {
        "runs": runs,
        "seconds": seconds,
        "core": core,
        "simulations_each": SIMULATIONS,
        **machine("numba", "numpy", "open_spiel"),
    }
    keep("searches", {**about, "results": results})
    headings = ["program", "simulations/s", "all runs", f"{SIMULATIONS:,} simulations take", "× OpenSpiel", "share of the core"]
    print(table(headings, rows_of(figures)))


if __name__ == "__main__":
    main()
