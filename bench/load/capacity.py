"""Measure how many tables of one person and bots a server can serve, for each level of the bots."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import re
import subprocess
import sys
import time
import urllib.request

import click
import uvloop
from bench.load.calls import Calls
from bench.load.matchwood_tables import Table
from bench.load.measure import Measure
from bench.load.servers import SERVERS, Server, free_port, matchwood
from bench.results import FOLDER, keep, machine, table

import matchwood as library

GAMES = {"matchmaster": 4, "matschig": 4, "the_match": 2, "tycoon": 4}
"""The number of players in each game. The tables play these games in turns."""
CORES = (1, 2, 4, 8, 16)
SHARE = 0.7
"""A server can use this part of the processor time without delays, because its load varies."""
CALLERS = 16
Figures = dict[str, float]


@click.command()
@click.option("--level", "chosen", multiple=True, help="Measure only this level, and keep the other results. Can be repeated.")
@click.option("--tables", default=60, show_default=True, help="Number of tables of one person and bots.")
@click.option("--pace", default=4.0, show_default=True, help="Seconds that a person thinks about a move, on average.")
@click.option("--seconds", default=25.0, show_default=True, help="Seconds to measure each level.")
@click.option("--warm", default=5.0, show_default=True, help="Seconds before the measurement of each level.")
def main(chosen: tuple[str, ...], tables: int, pace: float, seconds: float, warm: float) -> None:
    speed = decisions_per_second()
    measured = {level: printed(level, run(level, tables, pace, warm, seconds)) for level in chosen or library.levels()}
    stored = FOLDER / "capacity.json"
    known = json.loads(stored.read_text(encoding="utf-8"))["results"] if chosen and stored.exists() else {}
    levels = {level: found for level in library.levels() if (found := {**known, **measured}.get(level))}
    rate = max(figures["people_per_second"] for figures in levels.values()) / tables
    for figures in levels.values():
        figures["tables_per_core"] = round(SHARE / (rate * figures["ms_per_move"] / 1_000), 1)
    how = {"tables": tables, "pace": pace, "seconds": seconds, "decisions_per_second": speed}
    keep("capacity", {**how, **machine("numba", "numpy", "sqlalchemy", "uvicorn", "uvloop"), "results": levels})
    print(f"\nmatchwood bench matchmaster --players 4: {speed:,} decisions/s\n\n{level_table(levels)}\n\n{core_table(levels)}")


def level_table(levels: dict[str, Figures]) -> str:
    """Return the figures of each level as a table."""
    headings = [
        "level of the bots",
        "people's moves/s",
        "bots' moves/s",
        "processor",
        "ms a move",
        "p99 ms",
        "bots waiting",
        "MB",
    ]
    return table(headings, [row(level, figures) for level, figures in levels.items()])


def core_table(levels: dict[str, Figures]) -> str:
    """Return the number of tables that a server can serve on machines with 1 to 16 cores, in Markdown."""
    return table(["processor cores", *levels], [[str(cores), *tables_on(cores, levels)] for cores in CORES])


def row(level: str, figures: Figures) -> list[str]:
    return [
        level,
        f"{figures['people_per_second']:.1f}",
        f"{figures['bots_per_second']:.1f}",
        f"{figures['processor']:.0%}",
        f"{figures['ms_per_move']:.0f}",
        f"{figures['p99_ms']:.1f}",
        f"{figures['waiting']:.0f}",
        f"{figures['played_mb']:.0f}",
    ]


def tables_on(cores: int, levels: dict[str, Figures]) -> list[str]:
    """Return the number of tables for each level on a machine with this number of cores.

    Bots use all cores. All other work of a server uses one core, and tables with the weakest bots measure this work.
    """
    most = max(figures["tables_per_core"] for figures in levels.values())
    return [f"{min(most, cores * figures['tables_per_core']):,.0f}" for figures in levels.values()]


def decisions_per_second() -> int:
    """Return the speed of the machine, as `matchwood bench` shows it."""
    command = [sys.executable, "-m", "matchwood", "bench", "matchmaster", "--players", "4", "--seconds", "2", "--json"]
    rate: int = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)["decisions_per_second"]
    return rate


def run(level: str, tables: int, pace: float, warm: float, seconds: float) -> Figures:
    """Let people and bots of this level play at a server that uses one core."""
    port, metrics_port = free_port(), free_port()
    with matchwood(port, "--metrics-port", str(metrics_port)) as server:
        return uvloop.run(_measured(level, port, metrics_port, server, tables, pace, warm, seconds))


async def _measured(
    level: str, port: int, metrics_port: int, server: Server, tables: int, pace: float, warm: float, seconds: float
) -> Figures:
    chance, measure = random.Random(1), Measure()
    calls = itertools.cycle([Calls(port) for _ in range(CALLERS)])

    def wait() -> float:
        return chance.uniform(0.5, 1.5) * pace

    opened = [
        Table(port, next(calls), game, players, wait, measure, players - 1, level=level, pace="calm")
        for game, players in itertools.islice(itertools.cycle(GAMES.items()), tables)
    ]
    for first in opened[: len(GAMES)]:
        await first.open()
    await asyncio.sleep(1)
    start = server.megabytes  # with all games in memory
    await asyncio.gather(*(each.open() for each in opened[len(GAMES) :]))
    await asyncio.sleep(warm)
    measure.begin()
    before = await asyncio.to_thread(_metrics, metrics_port)
    began, processor = time.perf_counter(), server.seconds
    await asyncio.sleep(seconds)
    took, used = time.perf_counter() - began, server.seconds - processor
    after = await asyncio.to_thread(_metrics, metrics_port)
    people, bots = (after[name] - before[name] for name in (f'matchwood_moves_total{{who="{who}"}}' for who in ("person", "bot")))
    figures = {
        "people_per_second": round(people / took, 2),
        "bots_per_second": round(bots / took, 2),
        "processor": round(used / took / len(SERVERS), 3),
        "ms_per_move": round(1_000 * used / people, 1),
        "p99_ms": round(measure.percentile(99), 1),
        "waiting": after["matchwood_bots_waiting"],
        "start_mb": round(start, 1),
        "played_mb": round(server.megabytes, 1),
        "load": round(os.getloadavg()[0], 2),
    }
    for each in opened:
        each.close()
    await asyncio.sleep(0.2)
    return figures


def _metrics(port: int) -> dict[str, float]:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=10) as answer:
        text = answer.read().decode()
    return {name: float(value) for name, value in re.findall(r"^(matchwood_\S+(?:\{.*\})?) (\S+)$", text, re.MULTILINE)}


def printed(level: str, figures: Figures) -> Figures:
    print(level, figures, flush=True)
    return figures


if __name__ == "__main__":
    main()
