"""Several people who play game after game at a table of their own, through servers that are killed and lines that are cut."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import httpx

from tests.http import WITHOUT_TLS
from tests.server.kills.client import Client
from tests.waiting import time_passes

TIMEOUT = 5.0
PAUSE = 0.2
AGAIN = "a call that came to nothing is made again after a moment, as pages do"
BUSY = 503


class Wish(NamedTuple):
    """The tables of a company."""

    game: str
    people: int
    options: dict[str, str | int]
    bots: int = 0


@dataclass
class Company:
    """Plays until `enough` is set, then the game that has begun to its end. Calls go to the `ports`, lines to the `doors`."""

    wish: Wish
    ports: Sequence[int]
    doors: Sequence[int]
    chance: random.Random
    enough: asyncio.Event
    played: dict[str, list[Client]] = field(default_factory=dict)
    busy: int = 0

    @property
    def clients(self) -> list[Client]:
        """Whoever has played, once for each game."""
        return [client for clients in self.played.values() for client in clients]

    async def play(self) -> None:
        """Open a table, sit down, play, and so on; each through a door of their own."""
        people = [httpx.AsyncClient(timeout=TIMEOUT, verify=WITHOUT_TLS) for _ in range(self.wish.people)]
        try:
            for person in people:
                await self._asked(person, "GET", "/api/tables")
            while not self.enough.is_set():
                table = await self._sit_down(people)
                self.played[table] = [
                    Client(self.doors, person.cookies["matchwood"], table, random.Random(self.chance.random())) for person in people
                ]
                async with asyncio.TaskGroup() as group:
                    for client in self.played[table]:
                        group.create_task(client.play())
        finally:
            for person in people:
                await person.aclose()

    async def _sit_down(self, people: list[httpx.AsyncClient]) -> str:
        wish = {"game": self.wish.game, "players": self.wish.people + self.wish.bots, "bots": self.wish.bots}
        usual = {"options": self.wish.options, "name": "Ada", "pace": "instant", "level": "beginner", "key": secrets.token_hex(8)}
        table: str = (await self._asked(people[0], "POST", "/api/tables", wish | usual))["id"]
        for person in people[1:]:
            await self._asked(person, "POST", f"/api/tables/{table}/seats", {"name": "Bea"})
        return table

    async def _asked(self, person: httpx.AsyncClient, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """Ask any of the servers until one answers."""
        while True:
            try:
                answer = await person.request(method, f"http://127.0.0.1:{self.chance.choice(self.ports)}{path}", json=body)
            except httpx.TransportError:
                await time_passes(0.02, why=AGAIN)
                continue
            if answer.status_code == BUSY:
                self.busy += 1
                await time_passes(PAUSE, why=AGAIN)
                continue
            assert answer.is_success, answer.text
            return answer.json()
