"""Hostile input over HTTP and the WebSocket: it is refused, and the server keeps running."""

from __future__ import annotations

import contextlib
import json
import socket
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some
from websockets.exceptions import ConnectionClosed

from matchwood.server.protocol.errors import Malformed, TooLarge
from matchwood.server.protocol.live_messages import Move, Watch
from matchwood.server.protocol.messages import MAX_MESSAGE_BYTES
from matchwood.server.tables import service
from matchwood.server.websocket.session import decode
from tests.server.answers import error_of
from tests.support.http import WITHOUT_TLS
from tests.support.waiting import TIMEOUT

VALUES = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text(),
    lambda inner: some.lists(inner, max_size=3) | some.dictionaries(some.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
NEARLY_MESSAGES = some.fixed_dictionaries(
    {"type": some.sampled_from(["watch", "move", "news"]) | VALUES},
    optional={"table": some.just("abcd") | VALUES, "seen": VALUES, "move": VALUES, "key": VALUES},
)
INVALID = [
    b"",
    b"{",
    b"null",
    b"[" * MAX_MESSAGE_BYTES,
    b'{"type":' * 2_000,
    b'{"type": "watch", "table": "abcd", "seen": 1e400}',
    b'{"type": "watch", "table": "abcd", "seen": 99999999999999999999999}',
    b'{"type": "watch", "table": "../../etc", "seen": 0}',
    b'{"type": "move", "table": "abcd", "move": "\\ud800", "key": "k"}',
    b'{"type": "move", "table": "abcd", "move": "bid 1", "key": "' + b"k" * 65 + b'"}',
    b"\xff\xfe\x00",
]


@given(some.binary(max_size=200) | some.text(max_size=200) | NEARLY_MESSAGES.map(json.dumps))
def test_any_text_is_a_message_or_malformed(text: str | bytes) -> None:
    with contextlib.suppress(Malformed):
        assert isinstance(decode(text), (Watch, Move))


@given(some.integers(0, 100))
def test_a_message_cut_anywhere_is_malformed(at: int) -> None:
    whole = json.dumps({"type": "move", "table": "abcd", "move": "bid 1", "key": "k"})
    with pytest.raises(Malformed):
        decode(whole[: at % len(whole)])


def test_a_message_over_the_limit_is_too_large() -> None:
    with pytest.raises(TooLarge):
        decode("x" * (MAX_MESSAGE_BYTES + 1))


def test_invalid_messages_are_answered_and_the_connection_stays_open(ada: Any) -> None:
    with ada.line() as line:
        for text in INVALID:
            line.socket.send(text)
            assert line.hear()["type"] == "problem", text[:60]
        line.socket.send("x" * (MAX_MESSAGE_BYTES + 1))
        assert line.hear()["error"]["code"] == "too_large"


def test_a_message_of_ten_megabytes_closes_its_own_connection_only(ada: Any, bea: Any) -> None:
    table = ada.opens(players=2)
    with bea.line() as calm, ada.line() as line:
        calm.watch(table["id"])
        with contextlib.suppress(ConnectionClosed):
            line.socket.send("x" * 10_000_000)
        with pytest.raises((ConnectionClosed, EOFError)):
            line.hear()
        # 1006: the connection was closed while bytes were on their way, and the code got lost.
        assert line.socket.close_code in (1009, 1006)
        assert calm.watch(table["id"])["table"]["state"] == "open"


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(some.binary(max_size=100) | VALUES.map(lambda value: json.dumps(value).encode()))
def test_any_invalid_body_is_malformed(address: str, body: bytes) -> None:
    answer = httpx.post(f"{address}/api/tables", content=body, headers={"content-type": "application/json"}, verify=WITHOUT_TLS)
    assert answer.status_code in (400, 422), answer.text
    assert answer.json()["error"]["code"] == "malformed"


def test_a_body_that_is_not_utf_8_is_malformed(address: str) -> None:
    for body in (b'{"game": "matchmaster", "players": 3, "name": "\xff"}', b'{"\xc3\x28": 1}'):
        answer = httpx.post(f"{address}/api/tables", content=body)
        assert answer.status_code == 400, answer.text
        assert answer.json()["error"]["code"] == "malformed"


def test_a_body_that_is_nested_too_deeply_is_malformed(address: str) -> None:
    answer = httpx.post(f"{address}/api/tables", content=b"[" * (MAX_MESSAGE_BYTES // 2))
    assert (answer.status_code, answer.json()["error"]["message"]) == (400, "The body is nested too deeply.")


def test_an_endless_recursion_of_the_server_is_an_internal_error(
    ada: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def in_circles(*_: object) -> None:
        in_circles()

    monkeypatch.setattr(service, "new_table", in_circles)
    answer = ada.http.post("/api/tables", json={"game": "matchmaster", "players": 2, "name": "Ada"})
    assert error_of(answer) == (500, "internal")
    assert [record.exc_info and record.exc_info[0] for record in caplog.records] == [RecursionError]


def test_a_connection_that_breaks_off_is_not_logged(address: str, ada: Any, caplog: pytest.LogCaptureFixture) -> None:
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\n"
    for text in (
        'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"game',
        "GET / HTTP/1.1\r\nHost",
        f"GET /live HTTP/1.1\r\nHost: x\r\n{upgrade}\r\n",
        f"GET /elsewhere HTTP/1.1\r\nHost: x\r\n{upgrade}Sec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\n\r\n",
    ):
        with socket.create_connection(_where(address)) as connection:
            connection.sendall(text.encode())
    assert ada.http.get("/api/health").status_code == 200
    assert caplog.text == ""


def test_endless_headers_are_refused(address: str) -> None:
    with socket.create_connection(_where(address), timeout=TIMEOUT) as connection, contextlib.suppress(ConnectionError):
        connection.sendall(b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 100_000)
        assert connection.recv(100).startswith(b"HTTP/1.1 4")


def test_a_path_outside_the_pages_is_not_found(address: str) -> None:
    for path in ("/../app.py", "/..%2f..%2fapp.py", "/assets/../../app.py", "/%2e%2e/app.py", "//etc/passwd"):
        assert httpx.get(address + path).status_code == 404


def _where(address: str) -> tuple[str, int]:
    host, port = address.removeprefix("http://").split(":")
    return host, int(port)
