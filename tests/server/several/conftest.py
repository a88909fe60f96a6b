"""A PostgreSQL and a Redis of Debian's packages for these tests alone, and servers and workers as processes of their own."""

from __future__ import annotations

import contextlib
import json
import os
import pwd
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
import redis

from matchwood.server.club.tables import Tables
from matchwood.server.lines.redis_announcements import RedisAnnouncements
from matchwood.server.lines.redis_connection import connect_to_redis
from matchwood.server.storage.database import open_database
from matchwood.server.storage.log import Log
from tests.waiting import waited_for

PATIENCE = 30
POSTGRES = "postgres"

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


@pytest.fixture(scope="session")
def folder() -> Iterator[Path]:
    """A folder with a name that is short enough for sockets, which whoever runs PostgreSQL may enter."""
    folder = Path(tempfile.mkdtemp(prefix="mw"))
    if os.geteuid() == 0:
        shutil.chown(folder, POSTGRES)
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgresql(folder: Path) -> Iterator[str]:
    """The folder of the socket of a PostgreSQL that nobody else uses. It refuses to run as root."""
    programs = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    if not programs:
        pytest.fail("no PostgreSQL here; `make test` installs Debian's")

    def run(program: str, *arguments: str) -> None:
        command = [programs[-1] / program, "-D", folder / "data", *arguments]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, user=POSTGRES if os.geteuid() == 0 else None, cwd=folder)

    run("initdb", "--no-sync", "--auth=trust", "--username=matchwood")
    run("pg_ctl", "start", "-w", "-l", f"{folder}/log", "-o", f"-k {folder} -c listen_addresses='' -c fsync=off")
    yield str(folder)
    run("pg_ctl", "stop", "-m", "immediate")


@pytest.fixture
def database(postgresql: str) -> str:
    """The address of an empty database."""
    name = f"t{secrets.token_hex(4)}"
    with psycopg.connect(host=postgresql, user="matchwood", dbname="postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return f"postgresql://matchwood@/{name}?host={postgresql}"


class Redis:
    """A Redis that can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        program = shutil.which("redis-server")
        if program is None:
            pytest.fail("no Redis here; `make test` installs Debian's")
        self._program, self._socket = program, folder / f"r{secrets.token_hex(4)}"
        self.url = f"unix://{self._socket}"
        self.start()

    def start(self) -> None:
        command = [self._program, "--port", "0", "--unixsocket", str(self._socket), "--save", "", "--appendonly", "no"]
        self._popen = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=self._socket.parent)
        give_up = time.monotonic() + PATIENCE
        with redis.Redis(unix_socket_path=str(self._socket)) as client:
            while True:
                with contextlib.suppress(redis.ConnectionError):
                    client.ping()
                    return
                assert time.monotonic() < give_up
                time.sleep(0.02)

    def thought(self, asked: str) -> int:
        """How many of these questions workers have answered."""
        return sum(job["status"] == "complete" for job in self._jobs(f"matchwood:{asked}:*"))

    def analyses(self) -> list[tuple[str, int]]:
        """The state of every analysis that workers were asked for, and how often one was begun."""
        return [(job["status"], job["attempts"]) for job in self._jobs("matchwood-analyses:*")]

    def _jobs(self, keys: str) -> list[Any]:
        with redis.Redis(unix_socket_path=str(self._socket)) as client:
            found = [client.get(key) for key in client.keys(f"saq:job:{keys}")]
            return [json.loads(job) for job in found if job is not None]

    def stop(self) -> None:
        self._popen.kill()
        self._popen.wait()


@pytest.fixture
def live(folder: Path) -> Iterator[Redis]:
    server = Redis(folder)
    yield server
    server.stop()


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
assert os.geteuid() != 0 or pwd.getpwnam(POSTGRES), "whoever is root here lets Debian's user run PostgreSQL"
