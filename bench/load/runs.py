"""Measure a server while simulated players use a number of its tables."""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import Protocol

import uvloop
from bench.load.boardgame_matches import Match
from bench.load.calls import Calls
from bench.load.matchwood_tables import Table
from bench.load.measure import Measure
from bench.load.servers import Server, boardgame, free_port, matchwood

GAMES = {2: "the_match", 4: "matchmaster"}
"""The game for each number of players. It never changes, so that versions can be compared."""
CALLERS = 16
Wait = Callable[[], float]
Figures = dict[str, float]


class Company(Protocol):
    async def open(self) -> None: ...
    def close(self) -> None: ...


class Program:
    def __init__(self, name: str, players: int, arguments: Sequence[str] | None, python: str = sys.executable) -> None:
        self.name, self.players, self._arguments, self._python = name, players, arguments, python

    @property
    def title(self) -> str:
        what = "a toy game" if self._arguments is None else GAMES[self.players]
        return f"{self.name}, {what}, {self.players} players"

    def served(self, port: int) -> AbstractContextManager[Server]:
        return boardgame(port) if self._arguments is None else matchwood(port, *self._arguments, python=self._python)

    def companies(self, port: int, wait: Wait, measure: Measure) -> Callable[[], Company]:
        if self._arguments is None:
            return lambda: Match(port, self.players, wait, measure)
        calls = itertools.cycle([Calls(port) for _ in range(CALLERS)])  # a new table must not wait for another one
        return lambda: Table(port, next(calls), GAMES[self.players], self.players, wait, measure)

    def run(self, tables: int, pace: float, warm: float, seconds: float) -> Figures:
        """Let simulated players play at a number of tables, and measure the delays.

        At each table, the players make one move every `pace` seconds (0: as fast as the server answers).
        """
        port = free_port()
        with self.served(port) as server:
            return uvloop.run(self._measured(port, server, tables, pace, warm, seconds))

    async def _measured(self, port: int, server: Server, tables: int, pace: float, warm: float, seconds: float) -> Figures:
        chance, measure = random.Random(1), Measure()
        company = self.companies(port, lambda: chance.uniform(0.5, 1.5) * pace, measure)
        open_tables = [company()]
        await open_tables[0].open()
        await asyncio.sleep(1)
        empty = server.megabytes
        for first in range(1, tables, CALLERS):
            more = [company() for _ in range(first, min(first + CALLERS, tables))]
            await asyncio.gather(*(one.open() for one in more))
            open_tables += more
        full = server.megabytes
        await asyncio.sleep(warm)
        measure.begin()
        began, cpu, own = time.perf_counter(), server.seconds, time.process_time()
        await asyncio.sleep(seconds)
        took = time.perf_counter() - began
        figures = {
            "moves_per_second": round(len(measure.delays) / took, 1),
            **{f"p{share}_ms": round(measure.percentile(share), 2) for share in (50, 95, 99)},
            "moves_per_cpu_second": round(len(measure.delays) / (server.seconds - cpu), 1),
            "server_cpu": round((server.seconds - cpu) / took, 2),
            "clients_cpu": round((time.process_time() - own) / took, 2),
            "empty_mb": round(empty, 1),
            "open_mb": round(full, 1),
            "played_mb": round(server.megabytes, 1),
            "load": round(os.getloadavg()[0], 2),
        }
        for table in open_tables:
            table.close()
        await asyncio.sleep(0.2)
        return figures
