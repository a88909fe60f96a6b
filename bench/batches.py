"""Random decisions with masks and observations handed out: our batches, and beside them what others offer for learning.

One core in turns with the peers, then all cores. A peer that is not installed is left out, and said so.
"""

from __future__ import annotations

import dataclasses
import time
from typing import Any

import batch_peers
import click
import numba
import numpy as np
from alternating import Figures, Play, in_turns, on_one_core
from numpy.typing import NDArray
from results import keep, machine, table

import matchwood
from matchwood.cardgames.catalogue import specs
from matchwood.engine.bits import nth, size
from matchwood.engine.chance import Source, below, chance_from
from matchwood.engine.processors import cores

STEPS = 20
"""So many steps are one call."""


def at_random(masks: NDArray[np.uint64], chance: Source, out: NDArray[np.int64]) -> None:
    """A legal decision for each game, each equally likely."""
    for slot in range(len(masks)):
        out[slot] = nth(masks[slot], below(chance[0], size(masks[slot])))


choose: Any = numba.njit(at_random)


def ours(key: str, games: int, threads: int) -> Play:
    """Masks and flat observations of every decision, chosen at random; games that end make room for the next."""
    batch = matchwood.batch(key, games, seed=1, threads=threads)
    decisions, seen = np.zeros(games, np.int64), np.zeros((games, batch.length), np.float32)
    chance = chance_from("bench", key)

    def play() -> tuple[int, int]:
        ended = 0
        for _ in range(STEPS):
            batch.observe(out=seen)
            choose(batch.mask, chance, decisions)
            batch.step(decisions)
            ended += int(batch.over.sum())
        return STEPS * games, ended

    return play


def on_all_cores(play: Play, runs: int, seconds: float) -> list[float]:
    """Decisions a second of the clock, run by run."""
    play()
    rates = []
    for _ in range(runs):
        made, began = 0, time.perf_counter()
        while (spent := time.perf_counter() - began) < seconds:
            made += play()[0]
        rates.append(made / spent)
    return sorted(rates)


def peers() -> dict[str, Play]:
    """What can be measured here of what others offer."""
    found = {}
    for name, make in batch_peers.PEERS.items():
        try:
            found[name] = make()
        except ImportError as error:
            print(f"not measured: {name} ({error})\n")
    return found


@click.command()
@click.option("--runs", default=7, show_default=True)
@click.option("--seconds", default=3.0, show_default=True, help="Processor time of each run; on all cores of the clock.")
@click.option("--games", default=1024, show_default=True, help="Games in a batch.")
@click.option("--keep", "kept", is_flag=True, help="Keep the figures in results/batches.json.")
def main(runs: int, seconds: float, games: int, kept: bool) -> None:
    wide = {key: on_all_cores(ours(key, games, cores()), runs, seconds) for key in specs()}
    shared = cores()
    core = on_one_core()
    programs = {f"Matchwood {key}": ours(key, games, 1) for key in specs()} | peers()
    figures = in_turns(programs, runs, seconds)
    print(
        table(["on one core", "decisions/s", "all runs", "games/s", "share of the core"], [row(*item) for item in figures.items()])
    )
    rows = [[key, f"{rates[len(rates) // 2]:,.0f}", f"{rates[0]:,.0f}–{rates[-1]:,.0f}"] for key, rates in wide.items()]
    print("\n" + table([f"on {shared} cores", "decisions/s", "all runs"], rows))
    if kept:
        about = {"runs": runs, "seconds": seconds, "games": games, "core": core, **machine("numba", "numpy", *batch_peers.PACKAGES)}
        one = {name: dataclasses.asdict(figure) for name, figure in figures.items()}
        keep("batches", {**about, "one_core": one, "all_cores": {"cores": shared, **wide}})


def row(name: str, figure: Figures) -> list[str]:
    spread = f"{figure.lowest:,.0f}–{figure.highest:,.0f}"
    share = f"{figure.share_of_core:.0%}"
    return [name, f"{figure.decisions_per_second:,.0f}", spread, f"{figure.games_per_second:,.0f}", share]


if __name__ == "__main__":
    main()
