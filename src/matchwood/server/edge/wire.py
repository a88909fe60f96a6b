"""The wire of a live connection: plain messages are read and written here, everything else of WebSockets by the libraries.

Nearly everything that goes to and fro is a message in one frame (RFC 6455, 5.2), which needs none of the machinery of the web
server. Greeting, pings, closing and faults are the library's, and a client that sends anything unusual is left to it for good.
What comes is weighed before anybody reads it, so that no client keeps the others waiting.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from struct import Struct
from typing import Any

from litestar import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame, apply_mask  # type: ignore[attr-defined]  # the quick one where there is one; only frames knows
from websockets.http11 import Request

from matchwood.server import metrics
from matchwood.server.messages import LIMIT

logger = logging.getLogger(__name__)

WAITING = 1_048_576
"""How many bytes may wait for a slow client before it has to connect again."""
UNHEARD = 16
"""So many messages of a client may wait to be heard; then nothing more is read from it for a while."""
LONGEST = 4 * LIMIT
"""The longest message that is read at all. A message a little over the limit is answered with a problem."""
PACE, AT_ONCE = 65_536, 8 * 65_536
"""Bytes a second that may come, and how many of them at once."""
GOODBYE = 1.0
"""Seconds in which whoever sent too much can read why that was the end."""
PIECES = 64
"""A message may come in so many."""
FRAME = 1_024
"""What a frame weighs at least that is no whole message: controlling costs more than its bytes."""

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
        self.at_once: Callable[[bytes], object] = _never
        """Does what a message asks for if that needs no waiting; else it gives what is to be `heard`."""
        self.greeted: Callable[[], None] = _nothing
        """Called once the line is open, or will never be."""
        self._plain = True
        self._broken_off = False
        self._rest = b""
        self._weighed_until = 0.0
        self._unheard: deque[object] = deque()
        self._listener: asyncio.Future[None] | None = None

    # --- what is heard ---------------------------------------------------------------------------------------------------------

    async def heard(self) -> object:
        """The next message, or what `at_once` made of it, as soon as there is one."""
        while not self._unheard:
            self._listener = self.loop.create_future()
            await self._listener
        if self.read_paused and len(self._unheard) == 1 and not self._broken_off:
            self.read_paused = False
            self.transport.resume_reading()
            self._read_on()
        return self._unheard.popleft()

    def data_received(self, data: bytes) -> None:
        """Take what came; a client says nothing between its greeting and the answer."""
        if not self.handshake_initiated:
            self._greet(data)
        elif self.handshake_complete:
            self._rest += data
            self._read_on()
        else:
            self.transport.abort()

    def _read_on(self) -> None:
        """Take whole plain messages; leave the rest to the library, frame by frame."""
        data, at = self._rest, 0
        while not self.read_paused and not self._broken_off and (head := _head(data, at)) is not None:
            start, end = head
            plain = self._plain and data[at] in (TEXT, BINARY) and data[at + 1] >= MASKED
            if end - start > LONGEST:
                plain, end = False, len(data)  # the library refuses it for its head
            elif end > len(data):
                break
            if self._weighs_too_much(end - at if plain else max(end - at, FRAME)):
                self._break_off()
                return
            if plain:
                self._arrived(apply_mask(data[start:end], data[start - MASK : start]))
            else:
                self._plain = self._plain and data[at] in (TEXT, BINARY, CLOSE, PING, PONG)
                super().data_received(data[at:end])
            at = end
        self._rest = b"" if self._broken_off else data[at:]

    def _weighs_too_much(self, size: int) -> bool:
        """Whether more came than one client may send in a while (the generic cell rate algorithm, ITU-T I.371)."""
        now = self.loop.time()
        self._weighed_until = max(self._weighed_until, now) + size / PACE
        return self._weighed_until - now > AT_ONCE / PACE

    def _break_off(self) -> None:
        metrics.REFUSED.labels("too_many").inc()
        self._broken_off, self._rest = True, b""
        self.conn.fail(CloseCode.POLICY_VIOLATION, "Too much came in a short time.")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.pause_reading()
        self.loop.call_later(GOODBYE, self.transport.abort)

    def handle_cont(self, event: Frame) -> None:
        """A piece of a message; endless ones would be kept for ever."""
        if len(self.frames) >= PIECES:
            self._break_off()
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """A message that the library has read."""
        message, self.frames = b"".join(self.frames), []
        self._arrived(message)

    def _arrived(self, message: bytes) -> None:
        if self.close_sent:
            return
        left = self.at_once(message) if self._all_heard else message
        if left is None:
            return
        self._unheard.append(left)
        if self._listener is not None and not self._listener.done():
            self._listener.set_result(None)
        if len(self._unheard) >= UNHEARD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    @property
    def _all_heard(self) -> bool:
        """Whether whoever listens has done what was asked before, so that nothing overtakes it."""
        return self._listener is not None and not self._listener.done()

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

    def _greet(self, data: bytes) -> None:
        """Begin; what is no greeting is answered by the library, and nobody would send that."""
        super().data_received(data)
        if self.conn.handshake_exc is not None:
            metrics.REFUSED.labels("malformed").inc()
            logger.info("a WebSocket greeting was refused: %s", self.conn.handshake_exc)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()
            self.conn.parser.close()
            free_frames(self.conn.handshake_exc)

    def handle_connect(self, event: Request) -> None:
        """Let whoever answers the call find the wire."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), "matchwood.wire": {"wire": self}}

    async def send(self, message: Any) -> None:
        """Send what the application says."""
        await super().send(message)
        if self.handshake_complete:
            self.greeted()

    def connection_lost(self, exc: Exception | None) -> None:
        """The client is gone."""
        super().connection_lost(exc)
        self.greeted()
        if not self.over.done():
            self.over.set_result(None)


def _head(data: bytes, at: int) -> tuple[int, int] | None:
    """Where the content of the frame that begins there begins and ends; None if that cannot be told yet (RFC 6455, 5.2)."""
    there = len(data) - at
    if there < 2:
        return None
    length, start = data[at + 1] & ~MASKED, at + 2
    if length > SHORT:
        more = 2 if length == LONG else 8
        if there < 2 + more:
            return None
        length, start = int.from_bytes(data[start : start + more], "big"), start + more
    if data[at + 1] & MASKED:
        start += MASK
    return start, start + length


def free_frames(error: BaseException | None) -> None:
    """Free what an error holds that nobody will look at. Its frames hold it as well, so it would wait for the collector."""
    while error is not None:
        error.__traceback__ = None
        error = error.__context__


def _nothing() -> None:
    pass


def _never(message: bytes) -> bytes:
    return message


def wire_of(socket: WebSocket[Any, Any, Any]) -> Wire:
    """The wire of this connection."""
    extensions: dict[str, Any] = socket.scope["extensions"] or {}
    wire: Wire = extensions["matchwood.wire"]["wire"]
    return wire
