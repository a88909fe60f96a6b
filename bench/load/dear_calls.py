"""Measure how long other clients wait while one address makes expensive HTTP calls."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import secrets
import statistics
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from typing import Any, NamedTuple

import click
from bench.load.every_route import every_route
from bench.load.floods import ATTACKER, PAUSE, USUAL_LIMITS, waits
from bench.load.servers import CLIENTS, free_port, matchwood
from bench.results import keep, machine, table

import matchwood as library

CONNECTIONS = 32
ALLOWED_MS = 50.0
LONG_RECORD = ("matschig", 6, {"rounds": 10})


class Call(NamedTuple):
    method: str
    path: str
    headers: str = ""
    body: Any = None
    record: bool = False
    """Whether the body contains a record. Each call then sends another seed."""

    def text(self) -> bytes:
        seed = {"seed": secrets.randbelow(1 << 40)}
        match self.body:
            case None:
                return b""
            case {"record": dict(record), **others} if self.record:
                return json.dumps({**others, "record": record | seed}).encode()
            case body:
                return json.dumps(body | seed if self.record else body).encode()


def long_record() -> dict[str, Any]:
    game, players, options = LONG_RECORD
    played = library.new(game, players=players, seed=1, options=options)
    while not played.over:
        seat = played.owing[0]
        played.play(played.view(seat).moves[0], seat)
    return played.record()


def calls(port: int) -> dict[str, Call]:
    """Create the data that expensive HTTP calls need on the server. Return a dictionary from names to calls."""
    record = long_record()
    brought = asked(port, "/api/replays", record)["id"]
    someone = secrets.token_urlsafe(32)
    wish = {"game": "matschig", "players": 6, "name": "Eve"}
    tables = [asked(port, "/api/tables", wish, someone)["id"] for _ in range(40)]
    bearer, gzip = f"authorization: Bearer {someone}\r\n", "accept-encoding: gzip\r\n"
    for number in range(25):
        asked(port, f"/api/tables/{tables[0]}/talk", {"text": f"{number} " + "😀" * 200, "key": str(number)}, someone)
    credentials = {"name": "Nobody", "password": "correct horse battery staple"}
    dear = {
        "the front page": Call("GET", "/", gzip),
        "a table's page": Call("GET", f"/t/{tables[0]}", gzip),
        "the description": Call("GET", "/schema/openapi.json", gzip),
        "health": Call("GET", "/api/health"),
        "the catalogue": Call("GET", "/api/games", gzip),
        "a game": Call("GET", "/api/games/matschig", gzip),
        "a table": Call("GET", f"/api/tables/{tables[0]}", bearer),
        "forty tables": Call("GET", "/api/tables", bearer + gzip),
        "the chat of a table": Call("GET", f"/api/tables/{tables[0]}/talk", bearer + gzip),
        "a new table": Call("POST", "/api/tables", body=wish),
        "a long replay": Call("GET", f"/api/replays/{brought}", gzip),
        "a long replay, not compressed": Call("GET", f"/api/replays/{brought}"),
        "a long record": Call("GET", f"/api/replays/{brought}/record", gzip),
        "an analysis": Call("GET", f"/api/replays/{brought}/analysis", gzip),
        "long records brought along": Call("POST", "/api/replays", gzip, record, True),
        "positions": Call("POST", "/api/positions", gzip, {"record": record, "event": 20, "seat": 0}, True),
        "signing in": Call("POST", "/api/account/sign-in", body=credentials),
        "what is not there": Call("POST", "/nothing", body={}),
    }
    tried = {(call.method, call.path) for call in dear.values()}
    routes = every_route(port, tables[0], brought, asked, someone)
    others = {f"{method} {route}": Call(method, path, bearer, body) for (method, route), (path, body) in routes.items()}
    return dear | {name: call for name, call in others.items() if (call.method, call.path) not in tried}


def asked(port: int, path: str, body: Any, token: str | None = None) -> Any:
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", data, headers)
    with urllib.request.urlopen(request, timeout=120) as answer:
        return json.load(answer)


class Caller:
    """Connections that send the same HTTP call again and again."""

    def __init__(self, port: int, call: Call) -> None:
        self.port, self.call, self.answered = port, call, 0

    async def run(self) -> None:
        await asyncio.gather(*(self._repeat() for _ in range(CONNECTIONS)))

    async def _repeat(self) -> None:
        while True:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(ATTACKER, 0), limit=1 << 22)
                with contextlib.closing(writer):
                    while True:
                        wait = await self._once(reader, writer)
                        await asyncio.sleep(wait)

    async def _once(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> float:
        body = self.call.text()
        length = f"content-type: application/json\r\ncontent-length: {len(body)}\r\n" if body else ""
        head = f"{self.call.method} {self.call.path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\n{self.call.headers}{length}\r\n"
        writer.write(head.encode() + body)
        lines = (await reader.readuntil(b"\r\n\r\n")).lower().split(b"\r\n")
        fields = dict(line.split(b": ", 1) for line in lines[1:] if line)
        await reader.readexactly(int(fields.get(b"content-length", b"0")))
        self.answered += 1
        return float(fields.get(b"retry-after", b"0"))


async def call_for_ever(port: int, call: Call) -> None:
    """Repeat a call for ever, and print the number of answered calls every second."""
    caller = Caller(port, call)
    task = asyncio.create_task(caller.run())
    while not task.done():
        before = caller.answered
        await asyncio.sleep(1)
        print(caller.answered - before, flush=True)
    await task


@contextlib.contextmanager
def calling(call: Call | None, port: int) -> Iterator[subprocess.Popen[str] | None]:
    if call is None:
        yield None
        return
    command = [sys.executable, "-m", "bench.load.dear_calls", "--call", "--port", str(port)]
    caller = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        assert caller.stdin is not None
        assert caller.stdout is not None
        caller.stdin.write(json.dumps(call) + "\n")
        caller.stdin.close()
        caller.stdout.readline()
        yield caller
    finally:
        caller.kill()
        caller.wait()


async def answers(port: int, seconds: float) -> list[float]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    waited, end = [], time.monotonic() + seconds
    while time.monotonic() < end:
        began = time.perf_counter()
        writer.write(f"GET /api/preparing HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\n\r\n".encode())
        lines = (await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 60)).lower().split(b"\r\n")
        fields = dict(line.split(b": ", 1) for line in lines[1:] if line)
        await reader.readexactly(int(fields[b"content-length"]))
        waited.append(1e3 * (time.perf_counter() - began))
        assert lines[0].endswith(b" 200 ok"), lines[0]
        await asyncio.sleep(PAUSE)
    writer.close()
    return waited


async def both(port: int, seconds: float) -> tuple[list[float], list[float]]:
    moves, calls = await asyncio.gather(waits(port, seconds), answers(port, seconds))
    return moves, calls


def measured(call: Call | None, port: int, seconds: float) -> dict[str, float]:
    with calling(call, port) as caller:
        moves, calls = asyncio.run(both(port, seconds))
        rates = [int(caller.stdout.readline()) for _ in range(max(1, int(seconds)))] if caller and caller.stdout else [0]
    return {
        "calls_per_second": round(statistics.mean(rates), 1),
        "moves": len(moves),
        **{f"move_{key}": value for key, value in spread(moves).items()},
        **{f"call_{key}": value for key, value in spread(calls).items()},
    }


def spread(waited: list[float]) -> dict[str, float]:
    shares = statistics.quantiles(waited, n=100)
    return {"p50_ms": round(statistics.median(waited), 2), "p99_ms": round(shares[98], 2), "most_ms": round(max(waited), 2)}


def row(name: str, found: dict[str, float]) -> list[str]:
    times = [f"{found[f'{kind}_{key}_ms']:.1f}" for kind in ("move", "call") for key in ("p50", "p99", "most")]
    return [name, f"{found['calls_per_second']:,.0f}", *times]


def measured_all(seconds: float, chosen: tuple[str, ...] = ()) -> dict[str, dict[str, float]]:
    """Measure how long other clients wait during each kind of expensive call."""
    with matchwood(port := free_port(), limits=(*USUAL_LIMITS, "--limit", "talk_table=0")):  # the expensive calls write to the chat
        asyncio.run(both(port, 2))  # compiles the game
        kinds = calls(port)
        results = {"nothing": measured(None, port, seconds)}
        for name in chosen or kinds:
            results[name] = measured(kinds[name], port, seconds)
            print(name, results[name], flush=True)
    return results


@click.command()
@click.option("--seconds", default=6.0, show_default=True, help="How long each kind of call is measured.")
@click.option("--only", multiple=True, help="Only calls of this kind.")
@click.option("--call", is_flag=True, hidden=True)
@click.option("--port", default=0, hidden=True)
def main(seconds: float, only: tuple[str, ...], call: bool, port: int) -> None:
    os.sched_setaffinity(0, CLIENTS)
    if call:
        os.nice(10)
        asyncio.run(call_for_ever(port, Call(*json.loads(sys.stdin.readline()))))
        return
    results = measured_all(seconds, only)
    keep(
        "dear_calls",
        {"seconds": seconds, "connections": CONNECTIONS, **machine("litestar", "uvicorn", "uvloop"), "results": results},
    )
    headings = [
        "32 connections ask for",
        "a second",
        *(f"{kind}, {key} ms" for kind in ("moves", "calls") for key in ("p50", "p99", "longest")),
    ]
    print(table(headings, [row(name, found) for name, found in results.items()]))


if __name__ == "__main__":
    main()
