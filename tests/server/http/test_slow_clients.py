"""Slow clients: a client that reads nothing is disconnected, a slow one is not."""

from __future__ import annotations

import socket
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from matchwood.server.http import slow_clients
from matchwood.server.http.slow_clients import CHUNK_BYTES, UNREAD_SECONDS, SendProgress
from matchwood.server.http.static_files import StaticFiles
from matchwood.server.server_process import bind_free_port
from matchwood.server.websocket import protocol as wire_module
from matchwood.server.websocket.http_protocol import HttpProtocol
from matchwood.server.websocket.protocol import WebSocketProtocol
from tests.server.websocket.raw_socket import address_of
from tests.support.waiting import TIMEOUT, wait_until, wait_until_async

TIMES = 4
LENGTH = 4_000_000


class Buffer:
    """A transport with this number of unread bytes, one after the other."""

    def __init__(self, sizes: Sequence[int]) -> None:
        self._sizes = iter(sizes)

    def get_write_buffer_size(self) -> int:
        return next(self._sizes)


@pytest.mark.parametrize(
    ("sizes", "stuck"),
    [
        ([0, 0, 0, 0], [False] * 4),
        ([9, 9, 9, 9], [False, False, True, True]),
        ([9, 9, 8, 8, 8], [False, False, False, False, True]),
        ([9, 0, 9, 9, 9], [False, False, False, False, True]),
        ([5, 9, 9], [False, False, True]),  # the server has written more, and the client has read nothing
    ],
)
def test_a_client_that_reads_nothing_for_half_a_minute_is_stuck(sizes: list[int], stuck: list[bool]) -> None:
    moments = iter(range(0, 1_000, int(UNREAD_SECONDS / 2)))
    client = SendProgress(Buffer(sizes), lambda: float(next(moments)))  # type: ignore[arg-type]  # the only method that is used
    assert [client.is_stuck() for _ in sizes] == stuck


def test_a_client_that_reads_while_more_is_written_is_not_stuck() -> None:
    moments = iter(range(0, 1_000, int(UNREAD_SECONDS / 2)))
    client = SendProgress(Buffer([9] * 6), lambda: float(next(moments)))  # type: ignore[arg-type]  # as above
    for _ in range(6):
        client.progressed()
        assert not client.is_stuck()


@pytest.fixture
def long_address(monkeypatch: pytest.MonkeyPatch) -> str:
    """The path of a file that is too long for all buffers."""
    found = StaticFiles.get
    monkeypatch.setattr(
        StaticFiles, "get", lambda static_files, name: b"x" * LENGTH if name == "long.txt" else found(static_files, name)
    )
    return "/long.txt"


@pytest.fixture
def connections(monkeypatch: pytest.MonkeyPatch) -> list[HttpProtocol]:
    connections: list[HttpProtocol] = []
    made, gone = HttpProtocol.connection_made, HttpProtocol.connection_lost

    def noted(protocol: HttpProtocol, transport: Any) -> None:
        connections.append(protocol)
        made(protocol, transport)

    def left(protocol: HttpProtocol, exc: Exception | None) -> None:
        if protocol in connections:
            connections.remove(protocol)
        gone(protocol, exc)

    monkeypatch.setattr(HttpProtocol, "connection_made", noted)
    monkeypatch.setattr(HttpProtocol, "connection_lost", left)
    monkeypatch.setattr(HttpProtocol, "timeout_seconds", 0.05)
    monkeypatch.setattr(slow_clients, "UNREAD_SECONDS", 0.3)
    return connections


def request(person: Any, path: str) -> socket.socket:
    """Request a long answer many times, on a connection with a small buffer."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    line.settimeout(TIMEOUT)
    line.connect(address_of(person))
    line.sendall(f"GET {path} HTTP/1.1\r\nHost: {address_of(person)[0]}:{address_of(person)[1]}\r\n\r\n".encode() * TIMES)
    return line


def test_a_client_that_does_not_read_an_answer_is_disconnected(
    ada: Any, long_address: str, connections: list[HttpProtocol]
) -> None:
    with request(ada, long_address):
        wait_until(lambda: connections, "the connection is open")
        wait_until(lambda: not connections, "the connection is closed")


def test_a_long_answer_is_written_in_small_chunks(ada: Any, long_address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[int] = []
    paused = HttpProtocol.pause_writing

    def noted(protocol: HttpProtocol) -> None:
        paused(protocol)
        found.append(protocol.transport.get_write_buffer_size())

    monkeypatch.setattr(HttpProtocol, "pause_writing", noted)
    with request(ada, long_address):
        wait_until(lambda: found, "the server waits for the client")
    assert max(found) <= 3 * CHUNK_BYTES


def test_the_send_buffer_of_the_system_is_bounded() -> None:
    with bind_free_port("127.0.0.1", 0) as door, socket.create_connection(door.getsockname(), TIMEOUT):
        line, _ = door.accept()
        with line:
            assert line.getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF) <= 2 * slow_clients.SEND_BUFFER_BYTES


def test_a_connection_whose_client_does_not_read_is_closed(ada: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    lost: list[WebSocketProtocol] = []
    gone = WebSocketProtocol.connection_lost

    def noted(wire: WebSocketProtocol, exc: Exception | None) -> None:
        lost.append(wire)
        gone(wire, exc)

    monkeypatch.setattr(WebSocketProtocol, "connection_lost", noted)
    monkeypatch.setattr(
        WebSocketProtocol, "_ping_later", lambda wire: setattr(wire, "_timer", wire._loop.call_later(1.0, wire._ping))
    )
    with ada.line() as line:  # this client answers pings
        line.everything_so_far()
        assert not lost
        monkeypatch.setattr(SendProgress, "is_stuck", lambda _: True)
        wait_until(lambda: lost, "the connection is closed")


async def test_a_closing_connection_does_not_wait_for_unread_data(monkeypatch: pytest.MonkeyPatch) -> None:
    aborted: list[object] = []

    class Transport:
        def close(self) -> None: ...
        def get_write_buffer_size(self) -> int:
            return 9

        def abort(self) -> None:
            aborted.append(self)

    monkeypatch.setattr(wire_module, "CLOSE_SECONDS", 0.0)
    wire = WebSocketProtocol(SimpleNamespace(ws_max_size=None), SimpleNamespace(connections=set()), {})  # type: ignore[arg-type]
    wire._transport = Transport()
    wire._close_transport()
    await wait_until_async(lambda: aborted, "the connection is aborted")
