"""Servers and workers of one house as processes of their own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import pytest

from matchwood.server.club.tables import Tables
from matchwood.server.lines.redis_announcements import RedisAnnouncements
from matchwood.server.lines.redis_connection import connect_to_redis
from matchwood.server.storage.database import open_database
from matchwood.server.storage.log import Log
from tests.server.services import Postgresql
from tests.waiting import waited_for

PATIENCE = 30

Start = Callable[..., Any]


class Process:
    """A server or worker. Its address is known once it listens."""

    def __init__(self, *arguments: str) -> None:
        command = [sys.executable, "-m", "matchwood", *arguments]
        self.popen = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def ready(self) -> str:
        """What it says when it is ready; a server's address."""
        assert self.popen.stdout is not None
        line = self.popen.stdout.readline()
        return line.split()[3 if line.startswith("Matchwood is at") else -1] if line else ""

    def kill(self) -> None:
        self.popen.kill()
        self.popen.communicate()

    def ends(self, how: signal.Signals = signal.SIGTERM) -> tuple[int, str]:
        """Ask it to end; the exit code and what it complained of."""
        self.popen.send_signal(how)
        _, complaints = self.popen.communicate(timeout=PATIENCE)
        return self.popen.returncode, complaints


@pytest.fixture
def database(postgresql: Postgresql) -> str:
    """The address of an empty database."""
    return postgresql.new_database()


@pytest.fixture
def start() -> Iterator[Callable[..., Process]]:
    """Starts processes of Matchwood; what still runs at the end is killed."""
    running: list[Process] = []

    def begin(*arguments: str) -> Process:
        running.append(Process(*arguments))
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
def two_servers(database: str, live: Any) -> Callable[[Callable[[Tables, Tables], Coroutine[Any, Any, None]]], None]:
    """Runs a story at two keepers of tables that share a PostgreSQL and a Redis."""

    def run(story: Callable[[Tables, Tables], Coroutine[Any, Any, None]]) -> None:
        async def whole() -> None:
            here, there = (Tables(Log(open_database(database)), RedisAnnouncements(connect_to_redis(live.url))) for _ in range(2))
            try:
                await story(here, there)
            finally:
                await here.close()
                await there.close()

        waited_for(whole())

    return run


assert os.name == "posix", "these tests send signals"
