"""Simulate players at Matchwood's tables, each with an own socket (docs/reference/websocket.md)."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
from bench.load.calls import Calls
from bench.load.measure import Measure
from bench.load.websocket import Socket

Wait = Callable[[], float]
"""A function that returns the seconds that a player thinks about a move."""


class Seen(msgspec.Struct):
    owing: list[int]
    moves: list[str]
    over: bool


class Inside(msgspec.Struct):
    number: int
    view: Seen | None


class Heard(msgspec.Struct):
    type: str
    number: int = 0
    view: Seen | None = None
    table: msgspec.Raw = msgspec.Raw(b"")
    error: dict[str, Any] | None = None


_heard = msgspec.json.Decoder(Heard)
_inside = msgspec.json.Decoder(Inside)


class Table:
    """A table of simulated players, who start a new game after each finished game."""

    def __init__(
        self, port: int, calls: Calls, game: str, players: int, wait: Wait, measure: Measure, bots: int = 0, **wish: str
    ) -> None:
        self._port, self._calls, self._wait, self._measure = port, calls, wait, measure
        self._wish = {"game": game, "players": players, "name": "Ada", "pace": "instant", "bots": bots, **wish}
        self._people = [secrets.token_urlsafe(32) for _ in range(players - bots)]
        self._chance = random.Random(self._people[0])
        self._lines: list[Socket] = []
        self._again: asyncio.Task[None] | None = None
        self.moves = 0

    async def open(self) -> None:
        for seat, token in enumerate(self._people):
            heard = partial(self._hear, seat)
            self._lines.append(await Socket.connect(self._port, "/live", heard, authorization=f"Bearer {token}"))
        await self._begin()

    def close(self) -> None:
        for line in self._lines:
            line.close()

    async def _begin(self) -> None:
        self._over = False
        self._views: dict[int, Seen | None] = {}
        self._sent: dict[int, float] = {}
        self._shown: dict[int, int] = {}
        self._moved: dict[int, float] = {}
        self._table: str = (await self._calls.post("/api/tables", self._people[0], self._wish))["id"]
        for token in self._people[1:]:
            await self._calls.post(f"/api/tables/{self._table}/seats", token, {"name": "Bea"})
        for line in self._lines:
            line.say(msgspec.json.encode({"type": "watch", "table": self._table}))

    def _hear(self, seat: int, message: bytes) -> None:
        news = _heard.decode(message)
        if news.type == "news":
            self._see(seat, news.number, news.view)
        elif news.type == "accepted":
            self._moved[news.number] = self._sent.pop(seat)
            self._look(news.number)
            self._think(seat, self._views[seat])  # the same seat may have to decide again
        elif news.type == "table":
            shown = _inside.decode(news.table)
            self._think(seat, shown.view)
        elif news.error is not None:
            raise RuntimeError(f"refused: {news.error}")

    def _see(self, seat: int, number: int, view: Seen | None) -> None:
        self._shown[number] = self._shown.get(number, 0) + 1
        self._over = view is not None and view.over
        self._look(number)
        self._think(seat, view)
        if self._over and not self._sent and number not in self._moved:  # a bot made the last move
            self._start_again()

    def _look(self, number: int) -> None:
        """Record the delay of a move if the server has acknowledged it and all simulated players have received it."""
        if number in self._moved and self._shown.get(number) == len(self._people):
            del self._shown[number]
            self.moves += 1
            self._measure.shown(self._moved.pop(number))
            if self._over:
                self._start_again()

    def _start_again(self) -> None:
        if self._again is None or self._again.done():
            self._again = asyncio.create_task(self._begin(), name="the next game")

    def _think(self, seat: int, view: Seen | None) -> None:
        self._views[seat] = view
        if view is None or not view.moves or seat in self._sent:
            return
        self._sent[seat] = 0.0
        wait = self._wait()
        if wait:
            asyncio.get_running_loop().call_later(wait, self._move, seat)
        else:
            self._move(seat)

    def _move(self, seat: int) -> None:
        """Send a random move that is legal now. A bot may have changed the question while the player thought."""
        view = self._views[seat]
        if view is None or not view.moves:
            del self._sent[seat]
            if self._over:
                self._start_again()
            return
        message = {"type": "move", "table": self._table, "move": self._chance.choice(view.moves), "key": secrets.token_hex(4)}
        self._sent[seat] = time.perf_counter()
        self._lines[seat].say(msgspec.json.encode(message))
