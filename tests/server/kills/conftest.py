"""The number of kills in a test, and the programs that are killed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import httpx
import pytest

from tests.server.kills.kill_run import NO_LIMITS, free_port
from tests.server.services import Postgresql, Redis
from tests.support.processes import Process
from tests.support.waiting import TIMEOUT, wait_for


@pytest.fixture
def kills(request: pytest.FixtureRequest, exhaustive: bool) -> Callable[[int], int]:
    """Return the number of kills in a test: from the command line, else the default; twenty times the default for a release."""
    named = request.config.getoption("--kills")
    return lambda usually: usually * (20 if exhaustive else 1) if named is None else int(named)


class Program:
    """A server or worker that is killed and started again."""

    def __init__(self, *arguments: str) -> None:
        self._arguments = arguments

    def start(self) -> None:
        """Start a new process, and wait until it is ready."""
        self._process = Process(*self._arguments)
        assert self._process.ready().startswith("Matchwood ")

    def kill(self) -> None:
        """Kill it with SIGKILL, and wait until it is gone."""
        self._process.kill()


@pytest.fixture
def program() -> Iterator[Callable[..., Program]]:
    """Return a function that makes servers and workers. Those that still run at the end are killed."""
    made: list[Program] = []

    def make(*arguments: str) -> Program:
        made.append(Program(*arguments))
        made[-1].start()
        return made[-1]

    yield make
    for each in made:
        each.kill()


class Cluster:
    """A PostgreSQL, a Redis, two servers and a worker."""

    def __init__(self, program: Callable[..., Program], postgresql: Postgresql, live: Redis) -> None:
        self.ports = [free_port(), free_port()]
        self.database = postgresql.new_database()
        shared = "--database", self.database, "--live", live.url
        self.servers = [program("serve", "--port", str(port), *shared, *NO_LIMITS) for port in self.ports]
        self.worker = program("work", "--threads", "1", *shared)

    def wait_until_not_ready(self) -> None:
        """Wait until both servers report that they are not ready."""
        for port in self.ports:
            address = f"http://127.0.0.1:{port}/api/health"
            answer = wait_for(partial(httpx.get, address, timeout=TIMEOUT), condition=lambda answer: answer.status_code == 503)
            assert answer.json()["error"]["code"] == "busy"


@pytest.fixture
def cluster(program: Callable[..., Program], postgresql: Postgresql, live: Redis) -> Cluster:
    return Cluster(program, postgresql, live)
