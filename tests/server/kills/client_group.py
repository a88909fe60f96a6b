"""Groups of clients. Each group plays game after game at its table, while servers are killed and connections are cut."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import httpx

from tests.server.kills.client import Client
from tests.support.http import WITHOUT_TLS
from tests.support.waiting import let_time_pass

TIMEOUT = 5.0
PAUSE = 0.2
AGAIN = "a failed call is repeated after a moment, as pages do"
BUSY = 503


class TableSettings(NamedTuple):
    """The settings of a group's tables."""

    game: str
    people: int
    options: dict[str, str | int]
    bots: int = 0


@dataclass
class ClientGroup:
    """A group of clients. Plays until `enough` is set, and then finishes the current game. HTTP calls use `ports`, WebSockets use
    `live_ports`.
    """

    settings: TableSettings
    ports: Sequence[int]
    live_ports: Sequence[int]
    chance: random.Random
    enough: asyncio.Event
    played: dict[str, list[Client]] = field(default_factory=dict)
    busy: int = 0

    @property
    def clients(self) -> list[Client]:
        """Return the clients, one for each player and game."""
        return [client for clients in self.played.values() for client in clients]

    async def play(self) -> None:
        """Create a table, take the seats and play, repeatedly. Each client connects through another port."""
        people = [httpx.AsyncClient(timeout=TIMEOUT, verify=WITHOUT_TLS) for _ in range(self.settings.people)]
        try:
            for person in people:
                await self._request(person, "GET", "/api/tables")
            while not self.enough.is_set():
                table = await self._create_table(people)
                self.played[table] = [
                    Client(self.live_ports, person.cookies["matchwood"], table, random.Random(self.chance.random()))
                    for person in people
                ]
                async with asyncio.TaskGroup() as tasks:
                    for client in self.played[table]:
                        tasks.create_task(client.play())
        finally:
            for person in people:
                await person.aclose()

    async def _create_table(self, people: list[httpx.AsyncClient]) -> str:
        game, seats, options, bots = self.settings
        chosen = {"game": game, "players": seats + bots, "bots": bots, "options": options}
        usual = {"name": "Ada", "pace": "instant", "level": "beginner", "key": secrets.token_hex(8)}
        table: str = (await self._request(people[0], "POST", "/api/tables", chosen | usual))["id"]
        for person in people[1:]:
            await self._request(person, "POST", f"/api/tables/{table}/seats", {"name": "Bea"})
        return table

    async def _request(self, person: httpx.AsyncClient, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """Send a request to one server after the other, until one answers."""
        while True:
            try:
                answer = await person.request(method, f"http://127.0.0.1:{self.chance.choice(self.ports)}{path}", json=body)
            except httpx.TransportError:
                await let_time_pass(0.02, why=AGAIN)
                continue
            if answer.status_code == BUSY:
                self.busy += 1
                await let_time_pass(PAUSE, why=AGAIN)
                continue
            assert answer.is_success, answer.text
            return answer.json()
