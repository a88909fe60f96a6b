"""A WebSocket client that uses little processor time and supports only text frames."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

HEAD_END = b"\r\n\r\n"
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Socket(asyncio.Protocol):
    """A WebSocket connection that calls `heard` with each received message."""

    def __init__(self, heard: Callable[[bytes], None], path: str, headers: dict[str, str]) -> None:
        self._heard = heard
        key = base64.b64encode(os.urandom(16)).decode()
        asked = {"host": "127.0.0.1", "upgrade": "websocket", "connection": "Upgrade", "sec-websocket-version": "13"}
        lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in (asked | headers).items())]
        self._greeting = "\r\n".join([*lines, f"sec-websocket-key: {key}", "", ""]).encode()
        self._data = b""
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False

    @classmethod
    async def connect(cls, port: int, path: str, heard: Callable[[bytes], None], **headers: str) -> Socket:
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(lambda: cls(heard, path, headers), "127.0.0.1", port)
        await socket.opened
        return socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        transport.write(self._greeting)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        self._data = data = self._data + data if self._data else data
        if not self.opened.done():
            head, end, data = data.partition(HEAD_END)
            if not end:
                return
            if b" 101 " not in head:
                raise ConnectionError(head.decode(errors="replace"))
            self.opened.set_result(None)
        at, size = 0, len(data)
        while size - at >= 2:
            kind, length, start = data[at] & 15, data[at + 1], at + 2
            if length == 126:
                length, start = int.from_bytes(data[start : start + 2], "big"), start + 2
            elif length == 127:
                length, start = int.from_bytes(data[start : start + 8], "big"), start + 8
            if start + length > size:
                break
            at = start + length
            if kind == TEXT:
                self._heard(data[start:at])
            elif kind == PING:
                self._send(PONG, data[start:at])
            elif kind == CLOSE:
                self.close()
        self._data = data[at:]

    def say(self, message: bytes) -> None:
        self._send(TEXT, message)

    def close(self) -> None:
        assert self._transport is not None
        self._transport.abort()

    def _send(self, kind: int, message: bytes) -> None:
        assert self._transport is not None
        if self._transport.is_closing():  # the run ended during a player's delay
            return
        length = len(message)
        head = bytes((128 | kind, 128 | length)) if length < 126 else bytes((128 | kind, 254)) + length.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + message)
