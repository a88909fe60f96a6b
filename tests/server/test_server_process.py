"""The server process: its imports, its port and its end."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import json
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from litestar import Litestar, get
from litestar.datastructures import State

import matchwood
from matchwood.server import server_process
from matchwood.server.http.limits import Limits
from matchwood.server.http.rate_limiter import RateLimiter
from matchwood.server.http.request_log import with_request_numbers
from matchwood.server.protocol.errors import CannotServe
from matchwood.server.server_process import Server, bind_free_port, config, network_address
from matchwood.server.util.stop_signals import stop_signals
from tests.support.processes import Process
from tests.support.waiting import TIMEOUT, wait_until, wait_until_async


def test_the_app_does_not_load_the_compiler(tmp_path: Path) -> None:
    code = "import sys; from matchwood.server.app import create_app; create_app(sys.argv[1]); print(*sys.modules)"
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    loaded = subprocess.run([sys.executable, "-c", code, database], capture_output=True, text=True, check=True).stdout.split()
    assert "litestar" in loaded
    assert "numba" not in loaded


def test_a_second_signal_forces_the_exit_after_the_clean_up() -> None:
    opened, ended = threading.Event(), list[str]()

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        yield
        await wait_until_async(lambda: server.force_exit, "the second signal has come")
        await asyncio.to_thread(ended.append, "cleaned up")

    app = Litestar([], lifespan=[lifespan], state=State({"rate_limiter": RateLimiter(Limits())}), logging_config=None)
    server = Server(config(app), opened.set)
    running = threading.Thread(
        target=server.run, kwargs={"sockets": [bind_free_port("127.0.0.1", 0)]}, name="the server under test"
    )
    running.start()
    assert opened.wait(TIMEOUT)
    server.handle_exit(15, None)
    server.handle_exit(15, None)
    running.join(TIMEOUT)
    assert ended == ["cleaned up"]


@pytest.fixture
def draining(tmp_path: Path) -> Iterator[Callable[..., tuple[Process, Callable[[str], int]]]]:
    """Starts a server that drains for this time. Returns its process, and a function that returns the status of a call."""
    started: list[Process] = []

    def start(seconds: str, *more: str) -> tuple[Process, Callable[[str], int]]:
        process = Process("serve", "--port", "0", "--database", f"{tmp_path}/tables.db", "--drain-seconds", seconds, *more)
        started.append(process)
        address = process.ready().split()[3]
        return process, lambda path: httpx.get(f"{address}{path}", timeout=TIMEOUT).status_code

    yield start
    for process in started:
        process.kill()


def test_a_draining_server_is_not_ready_and_answers_calls_until_a_second_signal(draining: Any) -> None:
    process, status = draining("3600")
    assert [status(f"/api/{name}") for name in ("live", "ready", "health")] == [200, 200, 200]
    process.send(signal.SIGTERM)
    wait_until(lambda: status("/api/ready") == 503, "the server is draining")
    assert [status(f"/api/{name}") for name in ("live", "health", "games")] == [200, 503, 200]
    assert process.stop(signal.SIGTERM) == (0, "")


def test_a_server_stops_after_it_was_drained(draining: Any) -> None:
    process, _ = draining("0.01")
    assert process.stop(signal.SIGTERM) == (0, "")


def test_the_log_contains_that_a_server_listens_and_stops(draining: Any) -> None:
    process, _ = draining("0.01", "--log", "json", "--log-level", "info")
    code, log = process.stop(signal.SIGTERM)
    entries = [json.loads(line) for line in log.splitlines()]
    assert [entry["message"] for entry in entries if entry["logger"].endswith("server_process")] == ["listening", "stopping"]
    assert (code, entries[0]["version"]) == (0, matchwood.__version__)


def test_ctrl_c_stops_a_server_without_draining(draining: Any) -> None:
    process, _ = draining("3600")
    assert process.stop(signal.SIGINT) == (0, "")


def test_a_call_that_is_not_answered_at_the_stop_is_no_error(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_process, "SHUTDOWN_SECONDS", 0)
    opened, called = threading.Event(), threading.Event()

    @get("/endless")
    async def wait() -> None:
        called.set()
        await asyncio.Event().wait()

    state = State({"rate_limiter": RateLimiter(Limits())})
    app = Litestar([wait], middleware=[with_request_numbers], state=state, logging_config=None)
    server, listener = Server(config(app), opened.set), bind_free_port("127.0.0.1", 0)
    running = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, name="the server under test")
    running.start()
    assert opened.wait(TIMEOUT)
    with socket.create_connection(listener.getsockname(), TIMEOUT) as client:
        client.sendall(b"GET /endless HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert called.wait(TIMEOUT)
        server.handle_exit(signal.SIGTERM, None)
        running.join(TIMEOUT)
    assert not running.is_alive()
    assert caplog.messages == []


@pytest.mark.skipif("SIGHUP" not in [each.name for each in stop_signals()], reason="hangups are ignored, as after nohup")
def test_a_closed_terminal_stops_a_server_without_draining(draining: Any) -> None:
    process, _ = draining("3600")
    assert process.stop(signal.SIGHUP) == (0, "")


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="this system has no such signal")
def test_a_process_that_ignores_hangups_is_not_stopped_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(signal, "getsignal", lambda _: signal.SIG_IGN)
    assert stop_signals() == [signal.SIGINT, signal.SIGTERM]


def test_a_taken_port_is_skipped_only_if_others_may_be_tried() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(CannotServe, match=str(port)):
            bind_free_port("127.0.0.1", port)
        with bind_free_port("127.0.0.1", port, tries=20) as next_one:
            assert next_one.getsockname()[1] > port


def test_a_host_of_another_machine_is_refused() -> None:
    with pytest.raises(CannotServe, match="Give an address of this machine") as refusal:
        bind_free_port("192.0.2.1", 8000)
    assert "running already" not in str(refusal.value)


def test_a_port_that_needs_other_rights_is_refused_with_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(server_process, "_bound", refuse)
    with pytest.raises(CannotServe, match="Use a port above 1023"):
        bind_free_port("127.0.0.1", 80)


def test_the_network_address_of_a_server_can_be_reached() -> None:
    with bind_free_port("0.0.0.0", 0) as door:
        address = urlsplit(network_address(door) or "")
        assert address.hostname not in (None, "0.0.0.0", "127.0.0.1")
        with socket.create_connection((address.hostname, address.port), TIMEOUT):
            pass
    with bind_free_port("127.0.0.1", 0) as door:
        assert network_address(door) is None


@pytest.mark.parametrize("host", ["a" * 300, "ä..x", "nowhere.invalid"])
def test_an_invalid_host_is_refused(host: str) -> None:
    with pytest.raises(CannotServe, match="--host"):
        bind_free_port(host, 0)


def test_the_search_for_a_port_ends_at_the_highest() -> None:
    with socket.socket() as other:
        with contextlib.suppress(OSError):  # another program may have this port
            other.bind(("127.0.0.1", 65_535))
            other.listen()
        with pytest.raises(CannotServe, match=r"--port 1$"):
            bind_free_port("127.0.0.1", 65_535, 20)
