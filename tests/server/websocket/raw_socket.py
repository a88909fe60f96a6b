"""WebSocket connections whose bytes a test writes and reads."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import socket
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

TIMEOUT = 60
TEXT, CONTINUED, CLOSE, PING, PONG, LAST = 1, 0, 8, 9, 10, 0x80


def address_of(person: Any) -> tuple[str, int]:
    url = urlsplit(str(person.http.base_url))
    assert url.hostname is not None
    assert url.port is not None
    return url.hostname, url.port


def handshake(person: Any, headers: dict[str, str] | None = None) -> bytes:
    host, port = address_of(person)
    key = base64.b64encode(os.urandom(16)).decode()
    asked = {"upgrade": "websocket", "connection": "upgrade", "sec-websocket-version": "13", "sec-websocket-key": key}
    asked |= {"host": f"{host}:{port}", "cookie": f"matchwood={person.token}", **(headers or {})}
    lines = ["GET /live HTTP/1.1", *(f"{name}: {value}" for name, value in asked.items()), "", ""]
    return "\r\n".join(lines).encode()


@contextlib.contextmanager
def raw_connection(person: Any) -> Iterator[socket.socket]:
    with socket.create_connection(address_of(person), TIMEOUT) as line:
        line.sendall(handshake(person))
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += line.recv(1)
        assert answer.startswith(b"HTTP/1.1 101 "), answer
        yield line


def frame(data: bytes, kind: int = LAST | TEXT) -> bytes:
    """Return a frame of a client, with its mask."""
    mask, length = os.urandom(4), len(data)
    head = bytes([kind, 0x80 | length]) if length < 126 else bytes([kind, 0x80 | 126]) + length.to_bytes(2, "big")
    return head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))


def next_frame(line: socket.socket) -> tuple[int, bytes]:
    kind, length = _exactly(line, 2)
    if length > 125:
        length = int.from_bytes(_exactly(line, 2 if length == 126 else 8), "big")
    return kind & 15, _exactly(line, length)


def next_message(line: socket.socket) -> Any:
    kind, data = next_frame(line)
    assert kind == TEXT, (kind, data)
    return json.loads(data)


def _exactly(line: socket.socket, count: int) -> bytes:
    data = b""
    while len(data) < count:
        more = line.recv(count - len(data))
        assert more, "the server closed the connection"
        data += more
    return data
