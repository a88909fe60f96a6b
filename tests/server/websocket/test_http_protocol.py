"""HTTP connections that never become a call, or are refused: they end, and leave nothing behind."""

from __future__ import annotations

import asyncio
import gc
import socket
import threading
import weakref
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

import pytest

from matchwood.server.http.rate_limiter import RateLimiter
from matchwood.server.websocket.http_protocol import HttpProtocol
from matchwood.server.websocket.protocol import WebSocketProtocol
from tests.server.websocket.raw_socket import address_of, handshake
from tests.support.waiting import TIMEOUT, wait_until

NEVER = 100_000
UPGRADE = b"GET /live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"


@pytest.fixture
def ada(start_server: Any, guest: Any) -> Any:
    """A person at a server of this test alone: the tests patch its connections."""
    return guest(start_server().address)


@pytest.mark.parametrize(
    "sent", [b"", b"GET /api/games HT", b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"]
)
def test_a_client_that_does_not_complete_its_request_is_disconnected(
    ada: Any, sent: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(HttpProtocol, "timeout_seconds", 0.2)
    with socket.create_connection(address_of(ada), TIMEOUT) as connection, suppress(ConnectionError):
        connection.sendall(sent)
        read_to_the_end(connection)


def test_a_websocket_handshake_that_is_not_answered_ends(ada: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[str] = []
    connection_closed = RateLimiter.connection_closed

    async def never(_: WebSocketProtocol, upgrade: object, scope: object) -> None:
        await asyncio.Event().wait()

    def noted(rate_limiter: RateLimiter, host: str) -> None:
        closed.append(host)
        connection_closed(rate_limiter, host)

    monkeypatch.setattr(HttpProtocol, "timeout_seconds", 0.2)
    monkeypatch.setattr(WebSocketProtocol, "serve", never)
    monkeypatch.setattr(RateLimiter, "connection_closed", noted)
    with socket.create_connection(address_of(ada), TIMEOUT) as connection, suppress(ConnectionError):
        connection.sendall(handshake(ada))
        read_to_the_end(connection)
    wait_until(lambda: closed, "the rate limiter no longer counts it")


@pytest.mark.parametrize(
    "sent",
    [
        b"\0" * 9_000,
        b"GET / HTTP/1.1\r\n\r\n",
        UPGRADE + b"X: " + b"x" * 9_000 + b"\r\n\r\n",
        UPGRADE + b"X: x\r\n" * 200 + b"\r\n",
    ],
    ids=["nothing of HTTP", "no host", "a long line", "many headers"],
)
def test_a_refused_connection_leaves_no_garbage_and_no_log_line(
    ada: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, sent: bytes
) -> None:
    protocols: list[weakref.ref[HttpProtocol]] = []
    connection_made = HttpProtocol.connection_made

    def noted(protocol: HttpProtocol, transport: asyncio.Transport) -> None:
        protocols.append(weakref.ref(protocol))
        connection_made(protocol, transport)

    monkeypatch.setattr(HttpProtocol, "connection_made", noted)
    gc.collect()  # no collection comes until `start_server` ends
    with socket.create_connection(address_of(ada), TIMEOUT) as connection, suppress(ConnectionError):
        connection.sendall(sent)
        answer = connection.recv(4_096)
        assert answer.startswith((b"HTTP/1.1 400 ", b"HTTP/1.1 431 "))
        read_to_the_end(connection)
    wait_until(lambda: len(protocols) == 1 and protocols[0]() is None, "the protocol of the connection is freed")
    assert not caplog.records


def test_a_client_that_waits_for_an_answer_stays_connected(
    start_server: Any, guest: Any, endless_waits: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    checks = Checks(monkeypatch)
    address = start_server().address
    ada, bea = guest(address), guest(address, "Bea")
    table = ada.opens(players=2)
    with ThreadPoolExecutor(1) as thread, ada.line() as line:
        line.watch(table["id"])
        answer = thread.submit(ada.http.get, f"/api/tables/{table['id']}?after={table['number']}&wait=20")
        assert endless_waits.wait(TIMEOUT)
        for _ in range(3):
            checks.run()
        line.watch(table["id"])
        bea.sits(table)
        assert answer.result(TIMEOUT).json()["number"] == table["number"] + 1


class Checks:
    """The checks of all open connections. They run when the test calls them, instead of every few seconds."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._open: list[HttpProtocol] = []
        monkeypatch.setattr(HttpProtocol, "_check_later", lambda protocol: self._check_later(protocol))

    def run(self) -> None:
        checked, self._open = self._open, []
        for protocol in checked:
            done = threading.Event()
            protocol.loop.call_soon_threadsafe(self._check, protocol, done)
            assert done.wait(TIMEOUT)

    def _check_later(self, protocol: HttpProtocol) -> None:
        protocol._timer = asyncio.get_running_loop().call_later(NEVER, print)
        self._open.append(protocol)

    def _check(self, protocol: HttpProtocol, done: threading.Event) -> None:
        if protocol._timer is not None and not protocol._timer.cancelled():
            protocol._check()
        done.set()


def read_to_the_end(connection: socket.socket) -> None:
    while connection.recv(4_096):
        pass
