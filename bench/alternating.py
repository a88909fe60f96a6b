"""Measuring several programs side by side: one core, in turns, several times, so that whatever disturbs one disturbs all."""

from __future__ import annotations

import os
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

Play = Callable[[], tuple[int, int]]
"""Plays for some milliseconds; how many decisions and games that were."""


@dataclass(frozen=True)
class Figures:
    decisions_per_second: float
    games_per_second: float
    lowest: float
    highest: float
    share_of_core: float


def on_one_core() -> int:
    """Stay on one core from now on, the last one that this process may use; which one."""
    if sys.platform != "linux":
        raise SystemExit("Only on Linux can a process be kept on one core.")
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def in_turns(players: dict[str, Play], runs: int, seconds: float) -> dict[str, Figures]:
    """Let each play for so many seconds of processor time, in turns, so many times; medians over the runs."""
    for play in players.values():
        play()
    measured: dict[str, list[tuple[float, float, float]]] = {name: [] for name in players}
    for _ in range(runs):
        for name, play in players.items():
            measured[name].append(_run(play, seconds))
    return {name: _figures(rates) for name, rates in measured.items()}


def _run(play: Play, seconds: float) -> tuple[float, float, float]:
    """Decisions and games a second of processor time, and how much of the core this process got."""
    decisions = games = 0
    wall, began = time.perf_counter(), time.process_time()
    while (spent := time.process_time() - began) < seconds:
        made, played = play()
        decisions += made
        games += played
    return decisions / spent, games / spent, spent / (time.perf_counter() - wall)


def _figures(rates: list[tuple[float, float, float]]) -> Figures:
    decisions, games, shares = zip(*rates, strict=True)
    return Figures(
        statistics.median(decisions), statistics.median(games), min(decisions), max(decisions), statistics.median(shares)
    )
