"""The wire of a live connection: plain messages are read and written here, everything else of WebSockets by the libraries.

Nearly everything that goes to and fro is a message in one frame (RFC 6455, 5.2), which needs none of the machinery of the web
server. Greeting, pings, closing and faults are the library's, and a client that sends anything unusual is left to it for good.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from struct import Struct
from typing import Any

from litestar import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the quick one where there is one; only frames knows
from websockets.http11 import Request

WAITING = 1_048_576
"""How many bytes may wait for a slow client before it has to connect again."""
UNHEARD = 16
"""So many messages of a client may wait to be heard; then nothing more is read from it for a while."""

TEXT, BINARY, CLOSE, PING, PONG = 0x81, 0x82, 0x88, 0x89, 0x8A
"""First bytes of frames that hold a whole message, and of those that control the line."""
MASKED = 0x80
SHORT, LONG = 125, 126
"""The longest message whose length stands in one byte; what stands there if two more tell it."""
MASK = 4

_short_head, _long_head, _longest_head = Struct(">BB").pack, Struct(">BBH").pack, Struct(">BBQ").pack


class Wire(WebSocketsSansIOProtocol):
    """A connection of uvicorn's that hands its messages to `heard` and sends those given to `say` at once."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.over: asyncio.Future[None] = self.loop.create_future()
        self.at_once: Callable[[bytes], bool] = _never
        """Does what a message asks for if that needs no waiting; False if the message is to be `heard`."""
        self._plain = True
        self._rest = b""
        self._unheard: deque[bytes] = deque()
        self._listener: asyncio.Future[None] | None = None

    # --- what is heard ---------------------------------------------------------------------------------------------------------

    async def heard(self) -> bytes:
        """The next message, as soon as there is one."""
        while not self._unheard:
            self._listener = self.loop.create_future()
            await self._listener
        if self.read_paused and len(self._unheard) == 1:
            self.read_paused = False
            self.transport.resume_reading()
        return self._unheard.popleft()

    def data_received(self, data: bytes) -> None:
        """Take whole plain messages; leave the rest to the library."""
        if not (self._plain and self.handshake_complete):
            super().data_received(data)
            return
        data, at = self._rest + data, 0
        while (end := self._end_of_frame(data, at)) is not None:
            if data[at] in (TEXT, BINARY):
                start = at + (2 if data[at + 1] & ~MASKED <= SHORT else 4)
                self._arrived(apply_mask(data[start + MASK : end], data[start : start + MASK]))
            else:
                super().data_received(data[at:end])
            at = end
        self._rest = data[at:]
        if not self._plain:
            self._rest = b""
            super().data_received(data[at:])

    def _end_of_frame(self, data: bytes, at: int) -> int | None:
        """Where the frame ends that begins there; None if it is not complete, or nothing that is read here."""
        there = len(data) - at
        if there < 2:
            return None
        kind, length = data[at], data[at + 1] - MASKED
        plain = kind in (TEXT, BINARY) and 0 <= length <= LONG
        if not plain and not (kind in (CLOSE, PING, PONG) and 0 <= length <= SHORT):
            self._plain = False
            return None
        if length <= SHORT:
            size = 2 + MASK + length
        elif there < 4:
            return None
        else:
            size = 4 + MASK + int.from_bytes(data[at + 2 : at + 4], "big")
        return at + size if size <= there else None

    def send_receive_event_to_app(self) -> None:
        """A message that the library has read."""
        message, self.frames = b"".join(self.frames), []
        self._arrived(message)

    def _arrived(self, message: bytes) -> None:
        if self.close_sent or (self._all_heard and self.at_once(message)):
            return
        self.hear_later(message)

    @property
    def _all_heard(self) -> bool:
        """Whether whoever listens has done what was asked before, so that nothing overtakes it."""
        return self._listener is not None and not self._listener.done()

    def hear_later(self, message: bytes) -> None:
        """Let this message be heard after those that have arrived."""
        self._unheard.append(message)
        if self._listener is not None and not self._listener.done():
            self._listener.set_result(None)
        if len(self._unheard) >= UNHEARD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    # --- what is said ----------------------------------------------------------------------------------------------------------

    def say(self, message: bytes) -> None:
        """Send a text. Never waits: a slow client holds up nobody else."""
        if self.close_sent or self.transport.is_closing():
            return
        length = len(message)
        if length <= SHORT:
            head = _short_head(TEXT, length)
        else:
            head = _long_head(TEXT, LONG, length) if length < 0x10000 else _longest_head(TEXT, LONG + 1, length)
        self.transport.write(head + message)

    def pause_writing(self) -> None:
        """Too much waits for this client: leave it alone."""
        super().pause_writing()
        self.transport.abort()

    # --- its beginning and its end ---------------------------------------------------------------------------------------------

    def connection_made(self, transport: Any) -> None:
        """Somebody wants to open a line."""
        super().connection_made(transport)
        transport.set_write_buffer_limits(high=WAITING)

    def handle_connect(self, event: Request) -> None:
        """Let whoever answers the call find the wire."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), "matchwood.wire": {"wire": self}}

    def connection_lost(self, exc: Exception | None) -> None:
        """The client is gone."""
        super().connection_lost(exc)
        if not self.over.done():
            self.over.set_result(None)


def _never(message: bytes) -> bool:
    del message
    return False


def wire_of(socket: WebSocket[Any, Any, Any]) -> Wire:
    """The wire of this connection."""
    extensions: dict[str, Any] = socket.scope["extensions"] or {}
    wire: Wire = extensions["matchwood.wire"]["wire"]
    return wire
