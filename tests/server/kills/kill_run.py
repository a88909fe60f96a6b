"""Programs that play while servers, workers or databases are killed repeatedly, and the checks afterwards."""

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
from tests.server.kills.client_group import ClientGroup, TableSettings
from tests.server.kills.cutting_proxy import CuttingProxy
from tests.support.plain import plain
from tests.support.waiting import let_time_pass, wait_until_async

TIMEOUT = 60
"""Seconds until the last games have to be over."""
LIMITS = ("requests", "person", "tables", "daily", "passwords", "changes", "connections", "person_connections")
NO_LIMITS = tuple(word for name in LIMITS for word in ("--limit", f"{name}=0"))


class Victim(Protocol):
    """A server, worker, database or Redis that a test kills."""

    def start(self) -> None:
        """Start it, and wait until it is ready."""

    def kill(self) -> None:
        """Kill it with SIGKILL."""


class KillRun(NamedTuple):
    """A number of kills of any of the victims, while groups of clients play on the servers at these ports."""

    victims: Sequence[Victim]
    ports: Sequence[int]
    settings: Sequence[TableSettings]
    kills: int
    chance: random.Random
    while_down: Callable[[], object] = lambda: None

    async def run(self) -> list[ClientGroup]:
        """Run the clients while victims are killed, and then until all games are over."""
        async with self._live_ports() as live_ports:
            enough = asyncio.Event()
            groups = [
                ClientGroup(settings, self.ports, live_ports, random.Random(self.chance.random()), enough)
                for settings in self.settings
            ]
            try:
                async with asyncio.timeout(None) as end, asyncio.TaskGroup() as tasks:
                    for group in groups:
                        tasks.create_task(group.play())
                    for _ in range(self.kills):
                        await self._kill(groups)
                    enough.set()
                    end.reschedule(asyncio.get_running_loop().time() + TIMEOUT)
            except TimeoutError:
                raise AssertionError("\n".join(["Some clients wait forever:", *_waiting_clients(groups)])) from None
        return groups

    async def _kill(self, groups: list[ClientGroup]) -> None:
        """Kill one victim, in most cases after at least one move since the last kill."""
        acknowledged = _acknowledged(groups)
        if self.chance.random() < 0.8:  # the others are killed while they begin
            await wait_until_async(lambda: _acknowledged(groups) != acknowledged, "a move is acknowledged again after a kill")
        await let_time_pass(self.chance.uniform(0, 0.4), why="a victim is killed at any moment")
        victim = self.chance.choice(self.victims)
        await asyncio.to_thread(victim.kill)
        await asyncio.to_thread(self.while_down)
        await asyncio.to_thread(victim.start)

    @asynccontextmanager
    async def _live_ports(self) -> AsyncIterator[list[int]]:
        """Yield the ports of the servers, and of a proxy before each server, which cuts connections."""
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


async def check_logs(database: str, groups: list[ClientGroup]) -> None:
    """Check that every client has the server's log, that each acknowledged move is in it at its number, and that no move is in it
    twice.
    """
    log = Log(open_database(database))
    try:
        with log.engine.connect() as connection:
            tables = set(connection.scalars(sql.select(schema.events.c.table_id).distinct()))
        assert tables == {table for group in groups for table in group.played}, "each table was made once"
        for group in groups:
            for table_id, clients in group.played.items():
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


def summary(groups: list[ClientGroup]) -> str:
    """Return the numbers of games, connections, acknowledged moves and moves that were sent again, for the output of the test."""
    clients = [client for group in groups for client in group.clients]
    games, connections = sum(len(group.played) for group in groups), sum(client.connections for client in clients)
    acknowledged, sent = _acknowledged(groups), sum(client.sent for client in clients)
    return f"{games} games, {connections} connections, {acknowledged} moves acknowledged, {sent - acknowledged} sent again"


def busy(groups: list[ClientGroup]) -> int:
    return sum(group.busy + sum(client.busy for client in group.clients) for group in groups)


def new_random() -> random.Random:
    """Return a generator with a new seed, which is shown if the test fails."""
    seed = random.randrange(1 << 32)
    print(f"seed {seed}")
    return random.Random(seed)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


def _waiting_clients(groups: list[ClientGroup]) -> Iterator[str]:
    for group in groups:
        for table, clients in group.played.items():
            if not all(client.over for client in clients):
                yield f"{group.settings.game} {table}: " + "; ".join(client.state for client in clients)


def _acknowledged(groups: list[ClientGroup]) -> int:
    return sum(len(client.acknowledged) for group in groups for client in group.clients)
