"""Companies that play while what they play on is killed, again and again, and what has to be true afterwards."""

from __future__ import annotations

import asyncio
import random
import socket
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from typing import NamedTuple, Protocol

import sqlalchemy as sql

from matchwood.server.storage import schema
from matchwood.server.storage.database import open_database
from matchwood.server.storage.log import Log
from matchwood.server.table.events import Moved
from matchwood.server.table.table import Table
from tests.plain import plain
from tests.server.kills.cluster import Company, Wish
from tests.server.kills.cutting_proxy import CuttingProxy
from tests.waiting import time_passes, until

TIMEOUT = 60
"""Seconds until the last games have to be over."""
LIMITS = ("requests", "person", "tables", "changes", "connections", "person_connections")
NO_LIMITS = tuple(word for name in LIMITS for word in ("--limit", f"{name}=0"))


class Victim(Protocol):
    """What is killed."""

    def start(self) -> None:
        """Start it, and wait until it is ready."""

    def kill(self) -> None:
        """Kill it with SIGKILL."""


class Siege(NamedTuple):
    """So many kills of any of the victims, while companies play on the servers at these ports."""

    victims: Sequence[Victim]
    ports: Sequence[int]
    wishes: Sequence[Wish]
    kills: int
    chance: random.Random
    while_down: Callable[[], object] = lambda: None

    async def held(self) -> list[Company]:
        """Let the companies play while victims are killed, and then until all games are over."""
        async with self._doors() as doors:
            enough = asyncio.Event()
            companies = [Company(wish, self.ports, doors, random.Random(self.chance.random()), enough) for wish in self.wishes]
            try:
                async with asyncio.timeout(None) as end, asyncio.TaskGroup() as group:
                    for company in companies:
                        group.create_task(company.play())
                    for _ in range(self.kills):
                        await self._kill(companies)
                    enough.set()
                    end.reschedule(asyncio.get_running_loop().time() + TIMEOUT)
            except TimeoutError:
                raise AssertionError("\n".join(["Some wait for ever:", *_stuck(companies)])) from None
        return companies

    async def _kill(self, companies: list[Company]) -> None:
        """Once somebody has moved since the last kill, or at once."""
        acknowledged = _acknowledged(companies)
        if self.chance.random() < 0.8:  # the others are killed while they begin
            await until(lambda: _acknowledged(companies) != acknowledged, "a move is acknowledged again after a kill")
        await time_passes(self.chance.uniform(0, 0.4), why="things are killed at any moment")
        victim = self.chance.choice(self.victims)
        await asyncio.to_thread(victim.kill)
        await asyncio.to_thread(self.while_down)
        await asyncio.to_thread(victim.start)

    @asynccontextmanager
    async def _doors(self) -> AsyncIterator[list[int]]:
        """Each server by itself, and behind a proxy that cuts connections."""
        opened = [asyncio.get_running_loop().create_future() for _ in self.ports]
        proxies = [CuttingProxy(port, random.Random(self.chance.random())) for port in self.ports]
        cutting = [
            asyncio.create_task(proxy.run(port), name="a cutting proxy") for proxy, port in zip(proxies, opened, strict=True)
        ]
        try:
            yield [*self.ports, *await asyncio.gather(*opened)]
        finally:
            for task in cutting:
                task.cancel()
            await asyncio.gather(*cutting, return_exceptions=True)
            print(f"{sum(proxy.cuts for proxy in proxies)} connections cut by proxies")


async def nothing_was_lost(database: str, companies: list[Company]) -> None:
    """Every client has the server's log; every acknowledged move is in it where it was said to be, and no move is twice."""
    log = Log(open_database(database))
    try:
        with log.engine.connect() as connection:
            tables = set(connection.scalars(sql.select(schema.events.c.table_id).distinct()))
        assert tables == {table for company in companies for table in company.played}, "each table was made once"
        for company in companies:
            for table_id, clients in company.played.items():
                events = await log.read(table_id)
                story = plain(Table.from_events(table_id, events).happenings_since(0))
                moves = [(event.key, (number, event.move)) for number, event in enumerate(events, 1) if isinstance(event, Moved)]
                named = [(key, where) for key, where in moves if key is not None]
                assert max(Counter(key for key, _ in named).values()) == 1
                assert dict(named) == {key: where for client in clients for key, where in client.acknowledged.items()}
                for client in clients:
                    assert not client.refused + client.problems, client.refused + client.problems
                    assert client.log == story
    finally:
        log.close()


def summary(companies: list[Company]) -> str:
    """What happened, for whoever looks on."""
    clients = [client for company in companies for client in company.clients]
    games, connections = sum(len(company.played) for company in companies), sum(client.connections for client in clients)
    acknowledged, sent = _acknowledged(companies), sum(client.sent for client in clients)
    return f"{games} games, {connections} connections, {acknowledged} moves acknowledged, {sent - acknowledged} sent again"


def busy(companies: list[Company]) -> int:
    """How often somebody was told that it cannot be done just now."""
    return sum(company.busy + sum(client.busy for client in company.clients) for company in companies)


def some_chance() -> random.Random:
    """Another one each time; its seed is shown if the test fails."""
    seed = random.randrange(1 << 32)
    print(f"seed {seed}")
    return random.Random(seed)


def a_free_port() -> int:
    """A port at which nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


def _stuck(companies: list[Company]) -> Iterator[str]:
    for company in companies:
        for table, clients in company.played.items():
            if not all(client.over for client in clients):
                yield f"{company.wish.game} {table}: " + "; ".join(client.state for client in clients)


def _acknowledged(companies: list[Company]) -> int:
    return sum(len(client.acknowledged) for company in companies for client in company.clients)
