"""Servers and workers of one deployment."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

import pytest

from matchwood.server.cluster.redis_connection import connect_to_redis
from matchwood.server.cluster.redis_pubsub import RedisPubSub
from matchwood.server.services import Cluster, Services
from matchwood.server.storage.database import open_database
from matchwood.server.storage.log import Log
from tests.server.services import Postgresql
from tests.support.processes import Process


class Member(Process):
    """The process of a server or worker."""

    def ready(self) -> str:
        """Wait until the process is ready. Return the address of a server, or another word of its first line for a worker."""
        line = super().ready()
        return line.split()[3 if line.startswith("Matchwood is at") else -1] if line else ""


@pytest.fixture
def database(postgresql: Postgresql) -> str:
    return postgresql.new_database()


@pytest.fixture
def start() -> Iterator[Callable[..., Member]]:
    """A function that starts a process of Matchwood. The processes that still run at the end of the test are killed."""
    running: list[Member] = []

    def begin(*arguments: str) -> Member:
        running.append(Member(*arguments))
        return running[-1]

    yield begin
    for process in running:
        process.kill()


@pytest.fixture
def house(database: str, live: Any, start: Callable[..., Any]) -> Callable[..., Any]:
    """A function that starts a server or a worker of one deployment."""

    def begin(what: str, *more: str) -> Any:
        place = ("--port", "0") if what == "serve" else ()
        return start(what, *place, "--database", database, "--live", live.url, *more)

    return begin


@asynccontextmanager
async def server(database: str, live_url: str) -> AsyncIterator[Services]:
    """Run a server without HTTP that uses this PostgreSQL and this Redis."""
    services = Services(Log(open_database(database)), Cluster(RedisPubSub(connect_to_redis(live_url))))
    try:
        yield services
    finally:
        await services.close()


@pytest.fixture
def here(database: str, live: Any) -> AbstractAsyncContextManager[Services]:
    return server(database, live.url)


@pytest.fixture
def there(database: str, live: Any) -> AbstractAsyncContextManager[Services]:
    """Another server of the same deployment as `here`."""
    return server(database, live.url)
