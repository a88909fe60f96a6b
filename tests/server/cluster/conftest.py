"""Servers and workers of one house as processes of their own."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import pytest

from matchwood.server.cluster.redis_connection import connect_to_redis
from matchwood.server.cluster.redis_pubsub import RedisPubSub
from matchwood.server.services import Cluster, Services
from matchwood.server.storage.database import open_database
from matchwood.server.storage.log import Log
from tests.processes import Process
from tests.server.services import Postgresql
from tests.waiting import waited_for


class Member(Process):
    """A server or worker of a house."""

    def ready(self) -> str:
        """What it says when it is ready; a server's address."""
        line = super().ready()
        return line.split()[3 if line.startswith("Matchwood is at") else -1] if line else ""


@pytest.fixture
def database(postgresql: Postgresql) -> str:
    """The address of an empty database."""
    return postgresql.new_database()


@pytest.fixture
def start() -> Iterator[Callable[..., Member]]:
    """Starts processes of Matchwood; what still runs at the end is killed."""
    running: list[Member] = []

    def begin(*arguments: str) -> Member:
        running.append(Member(*arguments))
        return running[-1]

    yield begin
    for process in running:
        process.kill()


@pytest.fixture
def house(database: str, live: Any, start: Callable[..., Any]) -> Callable[..., Any]:
    """Starts a server or a worker of one house."""

    def begin(what: str, *more: str) -> Any:
        place = ("--port", "0") if what == "serve" else ()
        return start(what, *place, "--database", database, "--live", live.url, *more)

    return begin


@pytest.fixture
def two_servers(database: str, live: Any) -> Callable[[Callable[[Services, Services], Coroutine[Any, Any, None]]], None]:
    """Runs a story at two servers that share a PostgreSQL and a Redis."""

    def run(story: Callable[[Services, Services], Coroutine[Any, Any, None]]) -> None:
        async def whole() -> None:
            clusters = (Cluster(RedisPubSub(connect_to_redis(live.url))) for _ in range(2))
            here, there = (Services(Log(open_database(database)), cluster) for cluster in clusters)
            try:
                await story(here, there)
            finally:
                await here.close()
                await there.close()

        waited_for(whole())

    return run
