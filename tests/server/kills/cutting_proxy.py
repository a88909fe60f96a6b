"""A proxy between clients and the server that cuts connections at random, also in the middle of a message."""

from __future__ import annotations

import asyncio
import contextlib
import random

from tests.support.waiting import let_time_pass

CHUNK = 2_048
NEVER = 1 << 60


class CuttingProxy:
    """Forwards the bytes of clients and server. At random, closes a connection after a random number of bytes."""

    def __init__(self, port: int, chance: random.Random) -> None:
        self._port = port
        self._chance = chance
        self._left: dict[asyncio.StreamWriter, int] = {}
        self.cuts = 0

    async def run(self, opened: asyncio.Future[int]) -> None:
        """Work until cancelled; `opened` gets the port."""
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        opened.set_result(server.sockets[0].getsockname()[1])
        try:
            while True:
                await let_time_pass(self._chance.uniform(0.02, 0.3), why="lines are cut at any moment")
                whole = [writer for writer, left in self._left.items() if left == NEVER]
                if whole:
                    self._left[self._chance.choice(whole)] = self._chance.randrange(3_000)
        finally:
            server.close()
            for writer in self._left:
                writer.transport.abort()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            other_reader, other_writer = await asyncio.open_connection("127.0.0.1", self._port)
            self._left[other_writer] = NEVER
            self._left[writer] = NEVER
            ways = [
                asyncio.create_task(self._pass_on(reader, other_writer)),
                asyncio.create_task(self._pass_on(other_reader, writer)),
            ]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            del self._left[writer], self._left[other_writer]
            other_writer.transport.abort()
        writer.transport.abort()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Forward bytes in one direction until the connection is cut."""
        while data := await reader.read(CHUNK):
            left = self._left[writer]
            writer.write(data[:left])
            await writer.drain()
            if left != NEVER:
                self._left[writer] = left - len(data)
                if left <= len(data):
                    self.cuts += 1
                    return
