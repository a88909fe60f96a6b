"""Create tables by HTTP calls on one connection."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec


class Calls:
    def __init__(self, port: int) -> None:
        self._port = port
        self._turn = asyncio.Lock()
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, token: str, body: dict[str, Any]) -> Any:
        text = msgspec.json.encode(body)
        head = f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer {token}\r\ncontent-type: application/json\r\n"
        async with self._turn:
            if self._line is None or self._line[0].at_eof():  # the server closes idle connections
                self._line = await asyncio.open_connection("127.0.0.1", self._port)
            reader, writer = self._line
            writer.write(f"{head}content-length: {len(text)}\r\n\r\n".encode() + text)
            answer = await reader.readuntil(b"\r\n\r\n")
            fields = dict(line.lower().split(b": ", 1) for line in answer.split(b"\r\n")[1:] if line)
            data = await reader.readexactly(int(fields[b"content-length"]))
        if answer.split(b" ", 2)[1][:1] != b"2":
            raise ConnectionError(f"{path}: {data.decode(errors='replace')}")
        return msgspec.json.decode(data)
