"""Measure how long other clients wait while an attacker floods the server."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import os
import secrets
import socket
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator

import click
import msgspec
from bench.load.calls import Calls
from bench.load.servers import CLIENTS, free_port, matchwood
from bench.load.websocket import Socket
from bench.results import keep, machine, table

ATTACKER = "127.0.0.2"
USUAL_LIMITS = ("--limit", "changes=0")
"""The usual limits, but no limit on moves, because of the measured player."""
PAUSE = 0.01
"""Seconds between two measured moves."""
MASKED_PING, MASKED_NOTHING, MASKED_BEGIN = b"\x89\x80\0\0\0\0", b"\x00\x80\0\0\0\0", b"\x01\x80\0\0\0\0"
UPGRADE = b"GET /live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
HELD = 300
"""The number of simultaneous handshakes."""


def connected(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), 30, (ATTACKER, 0))


def greeted(port: int) -> socket.socket:
    line, key = connected(port), base64.b64encode(os.urandom(16)).decode()
    upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    line.sendall(f"GET /live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n{upgrade}Sec-WebSocket-Key: {key}\r\n\r\n".encode())
    while not line.recv(4096).endswith(b"\r\n\r\n"):
        pass
    return line


def flood_frames(port: int, first: bytes, each: bytes) -> Iterator[int]:
    """Send frames without a pause, and yield the number of sent frames."""
    many = each * 10_000
    while True:
        with contextlib.suppress(OSError), greeted(port) as line:
            line.sendall(first)
            while True:
                yield line.send(many) // len(each)
        yield 0


def flood_greetings(port: int, greeting: bytes) -> Iterator[int]:
    """Keep sending invalid handshakes on many connections, and yield the number of connections."""
    held: list[socket.socket] = []
    while True:
        with contextlib.suppress(OSError):
            line = connected(port)
            line.sendall(greeting)
            held.append(line)
        if len(held) > HELD:
            held.pop(0).close()
        yield 1


FLOODS: dict[str, Callable[[int], Iterator[int]]] = {
    "pings": lambda port: flood_frames(port, b"", MASKED_PING),
    "empty fragments": lambda port: flood_frames(port, MASKED_BEGIN, MASKED_NOTHING),
    "greetings with a line of 9 kB": lambda port: flood_greetings(port, UPGRADE + b"X: " + b"x" * 9_000 + b"\r\n\r\n"),
    "greetings with 200 headers": lambda port: flood_greetings(port, UPGRADE + b"X: x\r\n" * 200 + b"\r\n"),
    "what is no HTTP": lambda port: flood_greetings(port, b"\0" * 9_000),
}


def attack(name: str, port: int) -> None:
    """Flood the server until this process is killed, and print the number of frames every second."""
    os.nice(10)
    sent, since = 0, time.monotonic()
    for count in FLOODS[name](port):
        sent += count
        if (moment := time.monotonic()) - since >= 1:
            print(round(sent / (moment - since)), flush=True)
            sent, since = 0, moment


@contextlib.contextmanager
def attackers(name: str | None, count: int, port: int) -> Iterator[list[subprocess.Popen[str]]]:
    command = [sys.executable, "-m", "bench.load.floods", "--attack", name or "", "--port", str(port)]
    those = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(count if name else 0)]
    try:
        for attacker in those:
            assert attacker.stdout is not None
            attacker.stdout.readline()  # the flood has started
        yield those
    finally:
        for attacker in those:
            attacker.kill()


async def waits(port: int, seconds: float) -> list[float]:
    news: asyncio.Queue[bytes] = asyncio.Queue()
    ada, calls = secrets.token_urlsafe(32), Calls(port)
    opened = await calls.post("/api/tables", ada, {"game": "matchmaster", "players": 3, "name": "Ada"})
    for name in ("Bea", "Cem"):
        await calls.post(f"/api/tables/{opened['id']}/seats", secrets.token_urlsafe(32), {"name": name})
    line = await Socket.connect(port, "/live", news.put_nowait, authorization=f"Bearer {ada}")
    line.say(msgspec.json.encode({"type": "watch", "table": opened["id"], "seen": 0}))
    waited, end, back = [], time.monotonic() + seconds, False
    while time.monotonic() < end:
        key = secrets.token_hex(8)
        wish = {"type": "take_back"} if back else {"type": "move", "move": "bid 0"}
        began = time.perf_counter()
        line.say(msgspec.json.encode(wish | {"table": opened["id"], "key": key}))
        while (message := msgspec.json.decode(await asyncio.wait_for(news.get(), 60))).get("key") != key:
            pass
        waited.append(1e3 * (time.perf_counter() - began))
        assert message["type"] == "accepted", message
        back = not back
        await asyncio.sleep(PAUSE)
    line.close()
    return waited


def measured(name: str | None, count: int, seconds: float) -> dict[str, float]:
    with matchwood(port := free_port(), limits=USUAL_LIMITS) as server:
        asyncio.run(waits(port, 2))  # compiles the game
        with attackers(name, count, port) as those:
            began, used = time.monotonic(), server.seconds
            waited = asyncio.run(waits(port, seconds))
            busy = (server.seconds - used) / (time.monotonic() - began)
            rates = [int(attacker.stdout.readline()) for attacker in those if attacker.stdout is not None]
        shares = statistics.quantiles(waited, n=100)
        return {
            "sent_per_second": sum(rates),
            "moves": len(waited),
            "p50_ms": statistics.median(waited),
            "p99_ms": shares[98],
            "most_ms": max(waited),
            "server_cpu": busy,
            "megabytes": server.megabytes,
        }


def row(name: str, found: dict[str, float]) -> list[str]:
    counts = [f"{found[key]:,.0f}" for key in ("sent_per_second", "moves")]
    times = [f"{found[key]:.1f}" for key in ("p50_ms", "p99_ms", "most_ms")]
    return [name, *counts, *times, f"{found['server_cpu']:.0%}", f"{found['megabytes']:.0f}"]


@click.command()
@click.option("--seconds", default=10.0, show_default=True, help="How long each flood is measured.")
@click.option("--count", default=1, show_default=True, help="How many processes attack at the same time.")
@click.option("--attack", "flood", hidden=True)
@click.option("--port", default=0, hidden=True)
def main(seconds: float, count: int, flood: str | None, port: int) -> None:
    os.sched_setaffinity(0, CLIENTS)
    if flood is not None:
        attack(flood, port)
        return
    results = {name or "nothing": measured(name, count, seconds) for name in (None, *FLOODS)}
    packages = ("litestar", "uvicorn", "uvloop", "websockets")
    keep("floods", {"seconds": seconds, "attackers": count, **machine(*packages), "results": results})
    headings = ["flood", "sent a second", "moves", "p50 ms", "p99 ms", "longest ms", "server's core", "MB"]
    print(table(headings, [row(name, found) for name, found in results.items()]))


if __name__ == "__main__":
    main()
