"""A server in a thread of the tests, and people who use it over HTTP and the WebSocket."""

from __future__ import annotations

import contextlib
import dataclasses
import gc
import json
import os
import secrets
import shutil
import tempfile
import threading
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher
from websockets.sync.client import ClientConnection, connect

import matchwood
from matchwood.server.accounts import passwords, session_sweep
from matchwood.server.app import create_app, release_waiters
from matchwood.server.http.limits import Limits
from matchwood.server.server_process import Server, bind_free_port, config
from matchwood.server.services import Services
from matchwood.server.tables.room import Room
from matchwood.server.tables.scheduler import Scheduler
from matchwood.server.tables.service import Tables
from matchwood.server.util.file_descriptors import FileDescriptors
from tests.server.answers import Json, content
from tests.server.in_process import run_server
from tests.server.services import POSTGRES, Postgresql, Redis
from tests.support.database import create_database
from tests.support.http import WITHOUT_TLS
from tests.support.waiting import COMPILING, TIMEOUT, wait_until

matchwood.games()  # load it here: hypothesis reads the loaded modules, and a server loads them in a thread

A_DAY = 86_400
UNLIMITED = Limits(**{field.name: 0 for field in dataclasses.fields(Limits) if "connections" not in field.name})
passwords.hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
session_sweep.INTERVAL_SECONDS = 0.2


class Line:
    """A WebSocket connection of a person. It keeps every raw message."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, timeout: float = TIMEOUT) -> Json:
        text = str(self.socket.recv(timeout))
        self.heard.append(text)
        message: Json = json.loads(text)
        return message

    def hear_until(self, wanted: Callable[[Json], bool]) -> list[Json]:
        messages = [self.hear()]
        while not wanted(messages[-1]):
            messages.append(self.hear())
        return messages

    def hear_type(self, kind: str) -> Json:
        return self.hear_until(lambda message: message["type"] == kind)[-1]

    def watch(self, table: str, seen: int = 0) -> Json:
        self.say(type="watch", table=table, seen=seen)
        return self.hear_type("table")

    def move(self, table: str, move: str, key: str | None = None) -> Json:
        key = key or secrets.token_hex(8)
        self.say(type="move", table=table, move=move, key=key)
        return self.hear_until(lambda message: message.get("key") == key)[-1]

    def everything_so_far(self) -> str:
        """Return all messages that the server has sent up to now."""
        self.say(type="ping")
        self.hear_type("pong")
        return "\n".join(self.heard)


class Person:
    def __init__(self, address: str, name: str = "Ada") -> None:
        self.name = name
        self.http = httpx.Client(base_url=address, timeout=TIMEOUT, verify=WITHOUT_TLS)
        self.http.get("/api/tables")  # the browser gets its cookie

    @property
    def token(self) -> str:
        return self.http.cookies["matchwood"]

    def opens(self, players: int = 3, bots: int = 0, **more: Any) -> Json:
        wish = {"game": "matchmaster", "players": players, "bots": bots, "name": self.name, "level": "beginner", "pace": "instant"}
        answer = self.http.post("/api/tables", json=wish | more)
        assert answer.status_code == 201, answer.text
        return content(answer)

    def sits(self, table: Json, seat: int | None = None) -> Json:
        answer = self.http.post(f"/api/tables/{table['id']}/seats", json={"name": self.name, "seat": seat})
        assert answer.status_code == 200, answer.text
        return content(answer)

    def sees(self, table: Json) -> Json:
        return content(self.http.get(f"/api/tables/{table['id']}"))

    def moves(self, table: Json, move: str, key: str | None = None) -> httpx.Response:
        return self.http.post(f"/api/tables/{table['id']}/moves", json={"move": move, "key": key or secrets.token_hex(8)})

    @contextlib.contextmanager
    def line(self) -> Iterator[Line]:
        address = str(self.http.base_url).replace("http", "ws").rstrip("/") + "/live"
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        with connect(address, additional_headers={"cookie": cookies}, open_timeout=TIMEOUT) as socket:
            yield Line(socket)

    @contextlib.contextmanager
    def watches(self, table: Json) -> Iterator[Line]:
        with self.line() as line:
            line.watch(table["id"])
            yield line


class _Descriptors(FileDescriptors):
    """Descriptors of a server under test, which logs nothing if another test uses them all."""

    def check(self) -> None:
        pass


class ServerThread:
    """A server in a thread of this process."""

    def __init__(self, database: str, limits: Limits = UNLIMITED, proxies: Sequence[str] = ()) -> None:
        listener = bind_free_port("127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{listener.getsockname()[1]}"
        opened = threading.Event()
        app = create_app(database, limits, bool(proxies))
        self._server = Server(config(app, proxies), opened.set, lambda: release_waiters(app))
        self._server._descriptors = _Descriptors()
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [listener]}, name="the server under test")
        self._thread.start()
        try:
            assert opened.wait(TIMEOUT)
            # A compiler that still runs would use what the next test patches.
            compiler = app.state.services.compiler
            compiler._loop.call_soon_threadsafe(compiler._start)
            wait_until(compiler._known.is_set, timeout=COMPILING)
            wait_until(lambda: "matchwood compiler" not in {thread.name for thread in threading.enumerate()}, timeout=COMPILING)
        except BaseException:
            self.close()  # else its thread would keep the test run from ending
            raise

    def close(self) -> None:
        self._server.should_exit = True
        self._thread.join(TIMEOUT)
        assert not self._thread.is_alive()


@pytest.fixture
def services(tmp_path: Path) -> contextlib.AbstractAsyncContextManager[Services]:
    """A server without a network. An asynchronous test gets the value of the context (see `pytest_pyfunc_call`)."""
    return run_server(tmp_path)


@pytest.fixture
def tables(services: contextlib.AbstractAsyncContextManager[Services]) -> contextlib.AbstractAsyncContextManager[Tables]:
    """The tables of such a server."""

    @contextlib.asynccontextmanager
    async def of_server() -> AsyncIterator[Tables]:
        async with services as started:
            yield started.tables

    return of_server()


@pytest.fixture(scope="session")
def folder() -> Iterator[Path]:
    """A folder with a name that is short enough for sockets, and that the user of PostgreSQL may enter."""
    folder = Path(tempfile.mkdtemp(prefix="mw"))
    if os.geteuid() == 0:
        shutil.chown(folder, POSTGRES)
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgresql(folder: Path) -> Iterator[Postgresql]:
    server = Postgresql(folder)
    yield server
    server.stop()


@pytest.fixture
def live(folder: Path) -> Iterator[Redis]:
    server = Redis(folder)
    yield server
    server.kill()


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("server") / "tables.db"


@pytest.fixture(scope="session")
def address(database: Path) -> Iterator[str]:
    server = ServerThread(f"sqlite:///{create_database(database)}")
    yield server.address
    server.close()


@pytest.fixture
def guest() -> Iterator[Callable[..., Person]]:
    """Returns people at the server with this address."""
    with contextlib.ExitStack() as browsers:

        def person(address: str, name: str = "Ada") -> Person:
            new = Person(address, name)
            browsers.callback(new.http.close)
            return new

        yield person


@pytest.fixture
def person(address: str, guest: Callable[..., Person]) -> Callable[..., Person]:
    return partial(guest, address)


@pytest.fixture
def ada(person: Callable[..., Person]) -> Person:
    return person("Ada")


@pytest.fixture
def bea(person: Callable[..., Person]) -> Person:
    return person("Bea")


@pytest.fixture
def table(ada: Person, bea: Person) -> Json:
    """A table for two, with Ada and Bea."""
    table = ada.opens(players=2)
    bea.sits(table)
    return table


@pytest.fixture
def stranger(person: Callable[..., Person]) -> Person:
    return person("Stranger")


@pytest.fixture
def endless_waits(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Calls that wait for the next event never time out. The event is set when the first call waits."""
    past, call_waits = Room.wait_past, threading.Event()

    async def wait(room: Room, number: int, _: int) -> None:
        if room.table.number <= number:
            call_waits.set()
        await past(room, number, A_DAY)

    monkeypatch.setattr(Room, "wait_past", wait)
    return call_waits


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[Callable[..., ServerThread]]:
    """Starts servers of this test alone, by default on one database and without limits. They end with the test."""
    gc.disable()  # as `matchwood serve` does: a caller would be charged for collecting the garbage of all tests
    with contextlib.ExitStack() as servers:
        servers.callback(gc.enable)

        def start(database: str = "", proxies: Sequence[str] = (), **limits: int) -> ServerThread:
            database = database or f"sqlite:///{create_database(tmp_path / 'tables.db')}"
            server = ServerThread(database, Limits(**limits) if limits else UNLIMITED, proxies)
            servers.callback(server.close)
            return server

        yield start


@pytest.fixture
def no_timed_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start no timed action: no forced move, no bot, no clock. A test that chooses from `owing` cannot be overtaken by one."""
    monkeypatch.setattr(Scheduler, "update", lambda *_: None)
