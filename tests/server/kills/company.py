"""Several people who play game after game at a table of their own, through servers that are killed and lines that are cut."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field
from typing import Any

import httpx

from tests.server.kills.client import Client

PATIENCE = 5.0


@dataclass
class Company:
    """Plays until `enough` is set, then the game that has begun to its end."""

    game: str
    players: int
    options: dict[str, str | int]
    port: int
    doors: tuple[int, ...]
    chance: random.Random
    enough: asyncio.Event
    played: dict[str, list[Client]] = field(default_factory=dict)

    async def play(self) -> None:
        """Open a table, sit down, play, and so on; each through a door of their own."""
        people = [httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE) for _ in range(self.players)]
        try:
            for person in people:
                await asked(person, "GET", "/api/tables")
            while not self.enough.is_set():
                table = await self._sit_down(people)
                ports = [self.doors[seat % len(self.doors)] for seat in range(self.players)]
                chances = [random.Random(self.chance.random()) for _ in people]
                self.played[table] = [
                    Client(port, person.cookies["matchwood"], table, chance)
                    for port, person, chance in zip(ports, people, chances, strict=True)
                ]
                async with asyncio.TaskGroup() as group:
                    for client in self.played[table]:
                        group.create_task(client.play())
        finally:
            for person in people:
                await person.aclose()

    async def _sit_down(self, people: list[httpx.AsyncClient]) -> str:
        wish = {"game": self.game, "players": self.players, "options": self.options, "name": "Ada", "pace": "instant"}
        table: str = (await asked(people[0], "POST", "/api/tables", wish))["id"]
        for person in people[1:]:
            await asked(person, "POST", f"/api/tables/{table}/seats", {"name": "Bea"})
        return table


async def asked(person: httpx.AsyncClient, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
    """Ask until there is an answer."""
    while True:
        try:
            answer = await person.request(method, path, json=body)
        except httpx.TransportError:
            await asyncio.sleep(0.02)
            continue
        assert answer.is_success, answer.text
        return answer.json()
