"""The length of calls: a proxy and the server must read the same calls from the same bytes."""

from __future__ import annotations

import socket
from typing import Any

import pytest

from tests.server.websocket.raw_socket import address_of
from tests.support.waiting import TIMEOUT

SMUGGLED = b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n"
CHUNKED, LENGTH = b"Transfer-Encoding: chunked\r\n", b"Content-Length: 5\r\n"


def all_answers(person: Any, said: bytes) -> bytes:
    heard = b""
    with socket.create_connection(address_of(person), TIMEOUT) as line:
        line.sendall(said)
        while more := line.recv(4_096):
            heard += more
    return heard


@pytest.mark.parametrize("version", [b"1.1", b"1.0"])
@pytest.mark.parametrize(
    "headers",
    [CHUNKED + LENGTH, LENGTH + CHUNKED, LENGTH + b"transfer-encoding:  Chunked \r\n", LENGTH + b"Content-Length: 6\r\n"],
    ids=["chunked first", "length first", "spelled differently", "two lengths"],
)
def test_a_call_with_two_lengths_is_refused_and_the_rest_is_not_read(ada: Any, headers: bytes, version: bytes) -> None:
    answers = all_answers(ada, b"POST /api/tables HTTP/" + version + b"\r\nHost: x\r\n" + headers + b"\r\n0\r\n\r\n" + SMUGGLED)
    assert answers.startswith(b"HTTP/1.1 400 ")
    assert answers.count(b"HTTP/1.1 ") == 1


def test_a_chunked_call_of_http_1_0_is_refused(ada: Any) -> None:
    answers = all_answers(ada, b"POST /api/tables HTTP/1.0\r\nHost: x\r\n" + CHUNKED + b"\r\n0\r\n\r\n")
    assert answers.startswith(b"HTTP/1.1 400 ")


def test_a_chunked_call_is_read(ada: Any) -> None:
    head = b"POST /api/account/sign-out HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
    assert all_answers(ada, head + CHUNKED + b"\r\n2\r\n{}\r\n0\r\n\r\n").startswith(b"HTTP/1.1 200 ")
