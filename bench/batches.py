"""Measure random games with action masks and observations, in batches and in other libraries."""

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
WIDER = 8
"""The larger batches have this factor more games per core."""


def at_random(masks: NDArray[np.uint64], chance: Source, out: NDArray[np.int64]) -> None:
    for slot in range(len(masks)):
        out[slot] = nth(masks[slot], below(chance[0], size(masks[slot])))


choose: Any = numba.njit(at_random)


def ours(key: str, games: int, threads: int) -> Play:
    """Return a program that plays a batch of Matchwood games with random decisions."""
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


def by_the_clock(plays: list[Play], runs: int, seconds: float) -> list[list[float]]:
    """Run programs that take turns, and return the decisions per second of each one."""
    rates: list[list[float]] = [[] for _ in plays]
    for play in plays:
        play()
    for _ in range(runs):
        for play, found in zip(plays, rates, strict=True):
            made, began = 0, time.perf_counter()
            while (spent := time.perf_counter() - began) < seconds:
                made += play()[0]
            found.append(made / spent)
    return [sorted(found) for found in rates]


def peers() -> dict[str, Play]:
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
    shared = cores()
    many = games * WIDER * shared
    wide = {key: by_the_clock([ours(key, many, 1), ours(key, many, shared)], runs, seconds) for key in specs()}
    core = on_one_core()
    programs = {f"Matchwood {key}": ours(key, games, 1) for key in specs()} | peers()
    figures = in_turns(programs, runs, seconds)
    print(
        table(["on one core", "decisions/s", "all runs", "games/s", "share of the core"], [row(*item) for item in figures.items()])
    )
    rows = [[key, *(f"{rates[runs // 2]:,.0f} ({rates[0]:,.0f}–{rates[-1]:,.0f})" for rates in both)] for key, both in wide.items()]
    print("\n" + table([f"{many:,} games side by side", "one thread", f"{shared} cores"], rows))
    if kept:
        about = {"runs": runs, "seconds": seconds, "games": games, "core": core, **machine("numba", "numpy", *batch_peers.PACKAGES)}
        one = {name: dataclasses.asdict(figure) for name, figure in figures.items()}
        keep("batches", {**about, "one_core": one, "by_the_clock": {"cores": shared, "games": many, **wide}})


def row(name: str, figure: Figures) -> list[str]:
    spread = f"{figure.lowest:,.0f}–{figure.highest:,.0f}"
    share = f"{figure.share_of_core:.0%}"
    return [name, f"{figure.decisions_per_second:,.0f}", spread, f"{figure.games_per_second:,.0f}", share]


if __name__ == "__main__":
    main()
