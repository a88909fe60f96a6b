"""Nothing is lost: servers are killed at random moments under load, connections are cut, and every log is the same in the end.

`pytest -s tests/server/kills --kills 300` kills hundreds of them, about one a second.
"""

from __future__ import annotations

import asyncio
import random
import socket
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest

from matchwood.server.storage.database import open_database
from matchwood.server.storage.events import Moved
from matchwood.server.storage.log import Log
from matchwood.server.table.table import Table
from tests.server.kills.company import Company
from tests.server.kills.cutting_proxy import CuttingProxy
from tests.server.kills.forked_server import ForkedServer
from tests.waiting import waited_for

COMPANIES: tuple[tuple[str, int, dict[str, str | int]], ...] = (
    ("matchmaster", 3, {"rounds": "short"}),
    ("tycoon", 4, {}),
    ("the_match", 2, {}),
    ("matschig", 3, {"rounds": 1}),
)
PATIENCE = 60
"""Seconds until some move has to be acknowledged by a new server, and until the last games have to be over."""


@pytest.mark.timeout(0)
def test_servers_that_are_killed_lose_nothing_and_double_nothing(tmp_path: Path, kills: int) -> None:
    seed = random.randrange(1 << 32)
    print(f"seed {seed}")  # shown if the test fails
    chance = random.Random(seed)
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = int(door.getsockname()[1])
    database = f"{tmp_path}/tables.db"
    limits = [word for name in ("requests", "person", "tables") for word in ("--limit", f"{name}=0")]
    with closing(ForkedServer(["--port", str(port), "--database", database, *limits])) as server:
        proxy = CuttingProxy(port, random.Random(chance.random()))
        companies = waited_for(_killed_under_load(server, proxy, port, kills, chance))
        waited_for(_check(database, companies))
    print(f"{kills} kills, {proxy.cuts} connections cut by the proxy, {_told(companies)}")


async def _killed_under_load(
    server: ForkedServer, proxy: CuttingProxy, port: int, kills: int, chance: random.Random
) -> list[Company]:
    """Let the companies play while servers are killed; the last one lives until all games are over."""
    opened: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    cutting = asyncio.create_task(proxy.run(opened), name="the proxy")
    doors, enough = (port, await opened), asyncio.Event()
    companies = [Company(*table, port, doors, random.Random(chance.random()), enough) for table in COMPANIES]
    async with asyncio.TaskGroup() as group:
        for company in companies:
            group.create_task(company.play())
        for _ in range(kills):
            acknowledged = _acknowledged(companies)
            assert "Matchwood is at" in await asyncio.to_thread(server.start)
            if chance.random() < 0.8:  # the others are killed while they begin
                async with asyncio.timeout(PATIENCE):
                    while _acknowledged(companies) == acknowledged:
                        await asyncio.sleep(0.005)
            await asyncio.sleep(chance.uniform(0, 0.4))
            await asyncio.to_thread(server.kill)
        enough.set()
        await asyncio.to_thread(server.start)
    cutting.cancel()
    await asyncio.gather(cutting, return_exceptions=True)
    return companies


async def _check(database: str, companies: list[Company]) -> None:
    """Every client has the server's log; every acknowledged move is in it where it was said to be, and no move is twice."""
    log = Log(open_database(database))
    try:
        for company in companies:
            for table_id, clients in company.played.items():
                events = await log.read(table_id)
                story = list(Table.replayed(table_id, events).since(0))
                moves = [(event.key, (number, event.move)) for number, event in enumerate(events, 1) if isinstance(event, Moved)]
                named = [(key, where) for key, where in moves if key is not None]
                assert max(Counter(key for key, _ in named).values()) == 1
                assert dict(named) == {key: where for client in clients for key, where in client.acknowledged.items()}
                for client in clients:
                    assert client.refused == []
                    assert client.log == story
    finally:
        log.close()


def _acknowledged(companies: list[Company]) -> int:
    return sum(len(client.acknowledged) for company in companies for clients in company.played.values() for client in clients)


def _told(companies: list[Company]) -> str:
    clients = [client for company in companies for played in company.played.values() for client in played]
    games, connections = sum(len(company.played) for company in companies), sum(client.connections for client in clients)
    acknowledged, sent = sum(len(client.acknowledged) for client in clients), sum(client.sent for client in clients)
    return f"{games} games, {connections} connections, {acknowledged} moves acknowledged, {sent - acknowledged} sent again"
