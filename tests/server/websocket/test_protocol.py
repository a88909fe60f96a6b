"""WebSocket frames: messages in any frames and packets, and errors of the protocol."""

from __future__ import annotations

import contextlib
import json
import socket
import threading
from typing import Any

import pytest
from websockets.server import ServerProtocol

from tests.server.answers import Json
from tests.server.websocket.raw_socket import (
    CLOSE,
    CONTINUED,
    LAST,
    PING,
    PONG,
    TEXT,
    TIMEOUT,
    address_of,
    frame,
    handshake,
    next_frame,
    next_message,
    raw_connection,
)


def move(key: str, words: str = "pass") -> bytes:
    """Return a move at an unknown table, which the server refuses under its key."""
    return json.dumps({"type": "move", "table": "zzzz", "move": words, "key": key}).encode()


def test_a_message_may_come_byte_by_byte(ada: Any) -> None:
    with raw_connection(ada) as line:
        for byte in frame(move("slow")):
            line.sendall(bytes([byte]))
        assert next_message(line)["key"] == "slow"


def test_many_messages_at_once_are_answered_in_order(ada: Any) -> None:
    keys = [f"move {number}" for number in range(100)]
    with raw_connection(ada) as line:
        line.sendall(b"".join(frame(move(key)) for key in keys))
        assert [next_message(line)["key"] for _ in keys] == keys


def test_long_messages_are_read_to_their_end(ada: Any) -> None:
    with raw_connection(ada) as line:
        for length in (1, 60, 125, 126, 200):
            line.sendall(frame(move(str(length), "x" * length)))
            assert next_message(line)["key"] == str(length)


def test_fragments_are_joined_to_one_message(ada: Any) -> None:
    text = move("in pieces")
    pieces = [frame(text[:5], TEXT), frame(b"?", LAST | PING), frame(text[5:9], CONTINUED), frame(text[9:], LAST | CONTINUED)]
    with raw_connection(ada) as line:
        line.sendall(frame(move("before")) + b"".join(pieces) + frame(move("after")))
        heard = [next_frame(line) for _ in range(4)]
    assert (PONG, b"?") in heard
    assert [json.loads(data)["key"] for kind, data in heard if kind == TEXT] == ["before", "in pieces", "after"]


def test_a_ping_between_messages_is_answered(ada: Any) -> None:
    with raw_connection(ada) as line:
        line.sendall(frame(b"there?", LAST | PING))
        assert next_frame(line) == (PONG, b"there?")
        line.sendall(frame(move("still")))
        assert next_message(line)["key"] == "still"


def test_a_close_frame_is_answered_and_the_connection_ends(ada: Any) -> None:
    close = (1000).to_bytes(2, "big")
    with raw_connection(ada) as line:
        line.sendall(frame(close, LAST | CLOSE) + frame(move("too late")))
        assert next_frame(line) == (CLOSE, close)
        assert line.recv(1) == b""


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        pytest.param(b"\x81\x02{}", 1002, id="not masked"),
        pytest.param(frame(b"", LAST | 3), 1002, id="unknown kind"),
        pytest.param(frame(b"", LAST | CONTINUED), 1002, id="end without a start"),
        pytest.param(b"\x81\xff" + (1 << 40).to_bytes(8, "big") + b"mask", 1009, id="a flood"),
    ],
)
def test_a_protocol_error_closes_the_connection_with_its_code(ada: Any, sent: bytes, code: int) -> None:
    with raw_connection(ada) as line:
        line.sendall(sent)
        kind, data = next_frame(line)
        assert (kind, int.from_bytes(data[:2], "big")) == (CLOSE, code)


def test_a_message_that_is_not_utf_8_is_malformed(ada: Any) -> None:
    with raw_connection(ada) as line:
        line.sendall(frame(b'{"type": "watch", "table": "\xff\xfe"}'))
        assert next_message(line)["error"]["code"] == "malformed"


@pytest.mark.parametrize(
    "sent",
    [
        pytest.param(frame(b"", LAST | PING), id="pings"),
        pytest.param(frame(b"", LAST | PONG), id="pongs"),
        pytest.param(frame(b"", CONTINUED), id="empty pieces"),
        pytest.param(frame(b"x" * 60_000), id="long messages"),
    ],
)
def test_a_flood_closes_the_connection_before_it_is_read_to_its_end(ada: Any, sent: bytes) -> None:
    with raw_connection(ada) as line:
        begun = frame(b"{", TEXT) if sent[0] & 15 == CONTINUED else b""
        flood = threading.Thread(target=pour, args=(line, begun + sent * (6_000_000 // len(sent))))
        flood.start()
        answers = 0
        while (heard := next_frame(line))[0] != CLOSE:
            answers += 1
        flood.join(TIMEOUT)
    assert int.from_bytes(heard[1][:2], "big") == 1008
    assert answers < 1_000


def pour(line: socket.socket, data: bytes) -> None:
    """Send all bytes, or as many as the server accepts."""
    with contextlib.suppress(OSError):
        line.sendall(data)


def test_a_message_with_too_many_fragments_closes_the_connection(ada: Any) -> None:
    with raw_connection(ada) as line:
        line.sendall(frame(b"{", TEXT))
        for _ in range(63):
            line.sendall(frame(b" ", CONTINUED))
            line.sendall(frame(b"", LAST | PING))
            while next_frame(line)[0] != PONG:
                pass
        line.sendall(frame(b" ", CONTINUED))
        assert next_frame(line)[0] == CLOSE


@pytest.mark.parametrize("headers", [{"x-long": "x" * 9_000}, {f"x-{number}": "x" for number in range(130)}], ids=["long", "many"])
def test_an_oversized_handshake_is_refused(ada: Any, headers: dict[str, str]) -> None:
    with socket.create_connection(address_of(ada), TIMEOUT) as line:
        line.sendall(handshake(ada, headers))
        answer = b""
        while more := line.recv(4_096):
            answer += more
    assert answer.startswith(b"HTTP/1.1 431 ")


def test_an_acknowledgement_and_its_news_are_sent_in_one_write(ada: Any, table: Json, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[bytes] = []
    data_to_send = ServerProtocol.data_to_send

    def noted(self: ServerProtocol) -> list[bytes]:
        data = data_to_send(self)
        written.append(b"".join(data))
        return data

    with ada.watches(table) as line:
        monkeypatch.setattr(ServerProtocol, "data_to_send", noted)
        line.move(table["id"], "bid 0")
    assert [b'"accepted"' in one for one in written if b'"news"' in one] == [True]
