"""Measure several programs that take turns on one core."""

from __future__ import annotations

import os
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

Play = Callable[[], tuple[int, int]]
"""A function that plays for some milliseconds and returns the numbers of decisions and games."""


@dataclass(frozen=True)
class Figures:
    decisions_per_second: float
    games_per_second: float
    lowest: float
    highest: float
    share_of_core: float


def on_one_core() -> int:
    if sys.platform != "linux":
        raise SystemExit("Only on Linux can a process be kept on one core.")
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def in_turns(players: dict[str, Play], runs: int, seconds: float) -> dict[str, Figures]:
    """Run programs that take turns, and return the median speed of each one."""
    for play in players.values():
        play()
    measured: dict[str, list[tuple[float, float, float]]] = {name: [] for name in players}
    for _ in range(runs):
        for name, play in players.items():
            measured[name].append(_run(play, seconds))
    return {name: _figures(rates) for name, rates in measured.items()}


def _run(play: Play, seconds: float) -> tuple[float, float, float]:
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
