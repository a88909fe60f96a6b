"""Measure the moves per second and the memory of Matchwood's server and boardgame.io's."""

from __future__ import annotations

import contextlib
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

import click
from bench.load.finished import with_finished_tables
from bench.load.runs import Figures, Program
from bench.load.servers import postgresql_and_redis
from bench.results import keep, machine, table

STORED = "Matchwood on SQLite"
SHARED = "Matchwood on PostgreSQL and Redis"
PEER = "boardgame.io in memory"
PACKAGES = ("litestar", "msgspec", "numba", "numpy", "sqlalchemy", "uvicorn", "uvloop", "websockets")


@click.command()
@click.option("--runs", default=3, show_default=True, help="How often each is measured; medians are told.")
@click.option("--seconds", default=8.0, show_default=True, help="How long each is measured.")
@click.option("--tables", default=100, show_default=True, help="How many tables play as fast as they are answered; 0: none.")
@click.option("--paced-tables", default=1000, show_default=True, help="How many tables of two play at a pace.")
@click.option("--pace", default=1.0, show_default=True, help="Seconds between two moves at a paced table, on average.")
@click.option("--many/--no-many", default=False, show_default=True, help="Also measure with PostgreSQL and Redis.")
@click.option("--python", default=None, help="Another Python that has Matchwood installed, to be measured as well.")
@click.option("--finished", default=0, show_default=True, help="Also play at a pace where so many tables have ended before.")
def main(
    runs: int, seconds: float, tables: int, paced_tables: int, pace: float, many: bool, python: str | None, finished: int
) -> None:
    with contextlib.ExitStack() as stack:
        shared = [(SHARED, stack.enter_context(postgresql_and_redis()), sys.executable)] if many else []
        kinds = [(STORED, [], sys.executable), *shared, (PEER, None, sys.executable)]
        if python:
            kinds.insert(1, (f"{STORED}, {version_of(python)}", [], python))
        fast = [Program(name, players, how, with_) for players in (2, 4) for name, how, with_ in kinds if tables]
        quick = {program.title: program for program in fast}
        slow = {(program := Program(name, 2, how, with_)).title: program for name, how, with_ in kinds}
        if finished:
            path = Path(stack.enter_context(tempfile.TemporaryDirectory())) / "tables.db"
            with_finished_tables(path, finished)
            program = Program(f"{STORED} with {finished:,} finished tables", 2, ["--database", f"sqlite:///{path}"])
            slow[program.title] = program
        saturated: dict[str, list[Figures]] = {title: [] for title in quick}
        paced: dict[str, list[Figures]] = {title: [] for title in slow}
        for _ in range(runs):
            for title, program in quick.items():
                saturated[title].append(printed(title, program.run(tables, 0, 2, seconds)))
        for _ in range(runs):
            for title, program in slow.items():
                paced[title].append(printed(title, program.run(paced_tables, pace, 5, 2 * seconds)))
    how = {"finished": finished, "runs": runs, "seconds": seconds, "tables": tables, "paced_tables": paced_tables, "pace": pace}
    results = {"saturated": saturated, "paced": paced}
    keep("load", {**how, **machine(*PACKAGES), "boardgame.io": "0.50.2", "node": version_of("node"), "results": results})
    print()
    print(table(["as fast as they are answered", *HEADINGS], [row(title, figures) for title, figures in saturated.items()]))
    print()
    print(
        table(
            [f"{2 * paced_tables:,} people at a pace", *HEADINGS, "kB a table"],
            [paced_row(t, f, paced_tables) for t, f in paced.items()],
        )
    )


HEADINGS = ["moves/s", "all runs", "p50 ms", "p95 ms", "p99 ms", "server's core", "moves a second of it", "clients' core"]


def row(title: str, figures: list[Figures]) -> list[str]:
    middle = {name: statistics.median(one[name] for one in figures) for name in figures[0]}
    rates = sorted(one["moves_per_second"] for one in figures)
    return [
        title,
        f"{middle['moves_per_second']:,.0f}",
        f"{rates[0]:,.0f}–{rates[-1]:,.0f}",
        *(f"{middle[f'p{share}_ms']:.2f}" for share in (50, 95, 99)),
        f"{middle['server_cpu']:.0%}",
        f"{middle['moves_per_cpu_second']:,.0f}",
        f"{middle['clients_cpu']:.0%}",
    ]


def paced_row(title: str, figures: list[Figures], tables: int) -> list[str]:
    """Return a row of results. The memory per table is what the tables after the first one add, divided by their number."""
    more = statistics.median((one["played_mb"] - one["empty_mb"]) / (tables - 1) for one in figures)
    return [*row(title, figures), f"{1000 * more:.0f}"]


def printed(title: str, figures: Figures) -> Figures:
    print(title, figures, flush=True)
    return figures


def version_of(program: str) -> str:
    return subprocess.run([program, "--version"], check=True, capture_output=True, text=True).stdout.strip()


if __name__ == "__main__":
    main()
