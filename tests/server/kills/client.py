"""A client as docs/protocol.md describes it: it sends a move again until it is acknowledged, and asks for what it missed."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
from collections.abc import Sequence
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from tests.support.waiting import let_time_pass

Json = dict[str, Any]
BROKEN = (OSError, EOFError, TimeoutError, WebSocketException, InvalidHandshake)
TIMEOUT = 5.0
"""Seconds without an answer after which a client regards the connection as lost."""
PAUSE = 0.2
"""Seconds at most until a client repeats a request that could not be stored."""
ANY_MOMENT = "clients come, move and come back at any moment of a kill"


class Client:
    """One player at one table until the game is over. Connects through any of the ports, and counts what was repeated."""

    def __init__(self, live_ports: Sequence[int], token: str, table: str, chance: random.Random) -> None:
        self._live_ports = live_ports
        self._headers = {"cookie": f"matchwood={token}"}
        self._table = table
        self._chance = chance
        self._seen = 0
        self._view: Json | None = None
        self._due: Json | None = None
        self._last = 0
        self.log: list[Json] = []
        self.acknowledged: dict[str, tuple[int, str]] = {}
        self.sent = self.connections = 0
        self.busy = 0
        self.refused: list[Json] = []
        self.problems: list[Json] = []

    async def play(self) -> None:
        """Play to the end of the game, through lost connections and killed servers."""
        while not self.over:
            with contextlib.suppress(*BROKEN):
                address = f"ws://127.0.0.1:{self._chance.choice(self._live_ports)}/live"
                async with connect(address, additional_headers=self._headers, open_timeout=TIMEOUT, close_timeout=0) as connection:
                    self.connections += 1
                    await self._converse(connection)
            await let_time_pass(self._chance.uniform(0, 0.02), why=ANY_MOMENT)

    @property
    def over(self) -> bool:
        return self._due is None and self._view is not None and bool(self._view["over"])

    @property
    def state(self) -> str:
        moves = self._view["moves"] if self._view else None
        return f"at {self._seen}, last accepted {self._last}, due {self._due}, moves {moves}, {self.connections} connections"

    async def _converse(self, connection: ClientConnection) -> None:
        await self._ask(connection)
        gap = True
        while not self.over:
            message = json.loads(await asyncio.wait_for(connection.recv(), TIMEOUT))
            kind = message["type"]
            again = kind == "table"
            if kind == "table":
                gap = False
                if message["table"]["number"] >= self._seen:  # else news did not come to this server yet
                    self._take(message["table"], message["happenings"])
            elif kind == "news" and not gap and message["number"] == self._seen + 1:
                self._take(message, message["happenings"])
            elif kind == "news" and not gap and message["number"] > self._seen:
                gap = True
                await self._ask(connection)
            elif kind == "refused" and message["error"]["code"] == "busy":
                self.busy += 1
                again = True
                await let_time_pass(self._chance.uniform(0, PAUSE), why=ANY_MOMENT)
            elif kind in ("accepted", "refused") and self._due and message["key"] == self._due["key"]:
                self._settle(message)
            elif kind == "problem":
                self._note(message["error"])
                return
            if not gap:
                await self._move(connection, again)

    async def _ask(self, connection: ClientConnection) -> None:
        await connection.send(json.dumps({"type": "watch", "table": self._table, "seen": self._seen}))

    def _take(self, news: Json, happenings: list[Json]) -> None:
        self.log += happenings
        self._seen = news["number"]
        self._view = news["view"]

    def _settle(self, answer: Json) -> None:
        assert self._due is not None
        if answer["type"] == "accepted":
            self._last = answer["number"]
            self.acknowledged[self._due["key"]] = self._last, self._due["move"]
        else:
            self.refused.append(answer["error"])
        self._due = None

    def _note(self, problem: Json) -> None:
        if problem["code"] == "busy":
            self.busy += 1
        else:
            self.problems.append(problem)

    async def _move(self, connection: ClientConnection, again: bool) -> None:
        """Send the unacknowledged move again, a new move, or nothing. At random, disconnect without waiting for an answer."""
        moves = (
            [] if self._view is None or self._view["table"].get("forced") else self._view["moves"]
        )  # those are made by the server
        new = self._due is None and bool(moves) and self._seen >= self._last
        if new:
            move = self._chance.choice(moves)
            self._due = {"type": "move", "table": self._table, "move": move, "key": secrets.token_hex(8)}
        if self._due is not None and (new or again):
            await let_time_pass(self._chance.uniform(0, 0.005), why=ANY_MOMENT)
            await connection.send(json.dumps(self._due))
            self.sent += 1
            if self._chance.random() < 0.01:
                connection.transport.abort()
