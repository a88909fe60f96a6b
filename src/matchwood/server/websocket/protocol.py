"""The wire of a live connection: a WebSocket under the web server, whose frames the library `websockets` reads and writes.

What comes is weighed before anybody reads it, and a client that is too slow is given up: no client keeps the others waiting.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

import uvicorn
from litestar import WebSocket
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from matchwood.server.http.slow_clients import SendProgress
from matchwood.server.protocol.messages import MAX_MESSAGE_BYTES
from matchwood.server.util import metrics
from matchwood.server.websocket.accept import WIRE, Upgrade, scope_of

logger = logging.getLogger(__name__)

MAX_UNSENT_BYTES = 1_048_576
"""How many bytes may wait for a slow client before it has to connect again."""
MAX_WAITING_MESSAGES = 16
"""Messages of one client that may wait to be handled. At this number the server stops reading from the client for a while."""
LONGEST = 4 * MAX_MESSAGE_BYTES
"""The longest message that is read at all. A message a little over the limit is answered with a problem."""
BYTES_PER_SECOND, BURST_BYTES = 65_536, 8 * 65_536
"""Bytes a second that may come, and how many of them at once."""
CHUNK_BYTES = 4_096
"""Bytes that are read before their cost is charged."""
FRAME = 1_024
"""What a frame weighs besides its bytes if it is no whole message: controlling costs more than these."""
FRAGMENTS = 64
"""A message may come in so many."""
GOODBYE_SECONDS = 1.0
"""Seconds in which whoever sent too much can read why that was the end."""
CLOSE_SECONDS = 10.0
"""Seconds in which a client has to answer that the line is closed."""

_MESSAGES = (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)
_library = logging.getLogger(f"{__name__}.library")
_library.setLevel(logging.ERROR)  # it tells of every line that opens


class WebSocketProtocol(asyncio.Protocol):
    """One WebSocket. The application is called once, to accept it; then its messages go to `at_once` or are `receive`."""

    def __init__(self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self._config = config
        self._server = server_state
        self._app_state = app_state
        self._loop = asyncio.get_running_loop()
        self.over: asyncio.Future[None] = self._loop.create_future()
        self.at_once: Callable[[bytes], object] = _never
        """Does what a message asks for if that needs no waiting; else it gives what is to be `receive`."""
        self.greeted: Callable[[], None] = _nothing
        """Called once the line is open, or will never be."""
        self._protocol = ServerProtocol(max_size=config.ws_max_size, logger=_library)
        self._transport: Any = None
        self._upgrading = False
        self._rest = b""
        self._fragments: list[bytes] = []
        self._weighed_until = 0.0
        self._unheard: deque[object] = deque()
        self._listener: asyncio.Future[None] | None = None
        self._paused = self._broken_off = self._flushing = False
        self._pinged = False
        self._timer: asyncio.TimerHandle | None = None

    # --- what is heard ---------------------------------------------------------------------------------------------------------

    async def receive(self) -> object:
        """The next message, or what `at_once` made of it, as soon as there is one."""
        while not self._unheard:
            self._listener = self._loop.create_future()
            await self._listener
        if self._paused and len(self._unheard) == 1 and not self._broken_off:
            self._paused = False
            self._transport.resume_reading()
            self._read_on()
        return self._unheard.popleft()

    def data_received(self, data: bytes) -> None:
        """Take what came; a client says nothing between its greeting and the answer."""
        if self._upgrading and self._protocol.state is State.CONNECTING:
            self._transport.abort()
            return
        self._rest = self._rest + data if self._rest else data
        self._read_on()

    def _read_on(self) -> None:
        while self._rest and not self._paused and not self._broken_off:
            chunk, self._rest = self._rest[:CHUNK_BYTES], self._rest[CHUNK_BYTES:]
            for message in self._messages_of(chunk):
                self._receive(message)
            self._flush()
            if self._protocol.handshake_exc is not None:
                self._refuse(self._protocol.handshake_exc)
            elif self._protocol.parser_exc is not None or self._protocol.close_rcvd is not None:
                self._hang_up()

    def _messages_of(self, chunk: bytes) -> list[bytes]:
        """The messages that end with these bytes; a greeting and an answer to a ping are taken here."""
        self._protocol.receive_data(chunk)
        events: list[Any] = self._protocol.events_received()
        messages = list[bytes]()
        weight = len(chunk)
        for event in events:
            if isinstance(event, Request):
                self._upgrade(event)
            elif event.opcode in _MESSAGES:
                self._fragments.append(bytes(event.data))
                if event.fin:
                    messages.append(b"".join(self._fragments))
                    self._fragments = []
            elif event.opcode is Opcode.PONG:
                self._pinged = False
            weight += 0 if isinstance(event, Frame) and event.fin and event.opcode in _MESSAGES else FRAME
        if len(self._fragments) > FRAGMENTS or self._exceeds_rate(weight):
            self._break_off()
            return []
        return messages

    def _exceeds_rate(self, size: int) -> bool:
        """Whether more came than one client may send in a while (the generic cell rate algorithm, ITU-T I.371)."""
        now = self._loop.time()
        self._weighed_until = max(self._weighed_until, now) + size / BYTES_PER_SECOND
        return self._weighed_until - now > BURST_BYTES / BYTES_PER_SECOND

    def _break_off(self) -> None:
        metrics.REFUSED.labels("too_many").inc()
        self._broken_off, self._rest = True, b""
        self._protocol.fail(CloseCode.POLICY_VIOLATION, "Too much came in a short time.")
        self._flush()
        self._transport.pause_reading()
        self._end_in(GOODBYE_SECONDS)

    def _receive(self, message: bytes) -> None:
        if self._protocol.close_sent is not None and self._protocol.close_rcvd is None:
            return  # it was sent before the client knew that the line is closed
        left = self.at_once(message) if self._all_handled else message
        if left is None:
            return
        self._unheard.append(left)
        if self._listener is not None and not self._listener.done():
            self._listener.set_result(None)
        if len(self._unheard) >= MAX_WAITING_MESSAGES and not self._paused:
            self._paused = True
            self._transport.pause_reading()

    @property
    def _all_handled(self) -> bool:
        """Whether whoever listens has done what was asked before, so that nothing overtakes it."""
        return self._listener is not None and not self._listener.done()

    # --- what is said ----------------------------------------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        """Send a text, in one write with all that is said in this turn of the event loop. Never waits for a slow client."""
        if self._protocol.state is State.OPEN and not self._transport.is_closing():
            self._protocol.send_text(message)
            if not self._flushing:
                self._flushing = True
                self._loop.call_soon(self._flush)

    def pause_writing(self) -> None:
        """Too much waits for this client: leave it alone."""
        self._transport.abort()

    def _flush(self) -> None:
        """Send what the library has to say: messages, answers to pings, goodbyes."""
        self._flushing = False
        said = self._protocol.data_to_send()
        if said:
            self._transport.write(b"".join(said))

    def _ping(self) -> None:
        """See whether somebody is there."""
        if self._unread.is_stuck():
            self._transport.abort()
            return
        if self._protocol.state is not State.OPEN:
            return
        if self._pinged:
            self._protocol.fail(CloseCode.INTERNAL_ERROR, "A ping was not answered.")
            self._flush()
            self._hang_up()
            return
        self._pinged = True
        self._protocol.send_ping(b"")
        self._flush()
        self._ping_later()

    def _ping_later(self) -> None:
        if self._config.ws_ping_interval:
            self._timer = self._loop.call_later(self._config.ws_ping_interval, self._ping)

    # --- its beginning and its end ---------------------------------------------------------------------------------------------

    def connection_made(self, transport: Any) -> None:
        """Somebody wants to open a line."""
        self._server.connections.add(self)  # type: ignore[arg-type]  # it knows its own protocols only, and ends all alike
        self._transport = transport
        self._unread = SendProgress(transport)
        transport.set_write_buffer_limits(high=MAX_UNSENT_BYTES)

    def connection_lost(self, exc: Exception | None) -> None:
        """The client is gone."""
        del exc
        self._server.connections.discard(self)
        self._stop_timer()
        self._protocol.receive_eof()
        self.greeted()
        if not self.over.done():
            self.over.set_result(None)

    def shutdown(self) -> None:
        """The server ends."""
        self.reject(HTTPStatus.SERVICE_UNAVAILABLE)
        self.close(CloseCode.SERVICE_RESTART)
        self._hang_up()

    def _upgrade(self, request: Request) -> None:
        """Ask the application whether it accepts this client."""
        self._upgrading = True
        response = self._protocol.accept(request)
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._protocol.send_response(response)
            return
        known = {"state": self._app_state.copy(), "extensions": {WIRE: {WIRE: self}}}
        scope = scope_of(request, self._transport, self._config, known)
        task = self._loop.create_task(self.serve(Upgrade(self, response), scope), name="a line of live play")
        self._server.tasks.add(task)
        task.add_done_callback(self._server.tasks.discard)

    async def serve(self, upgrade: Upgrade, scope: Any) -> None:
        """Let the application have the line until it ends."""
        try:
            await self._config.loaded_app(scope, upgrade.receive, upgrade.send)
        except Exception:
            logger.exception("a line of live play failed")
        self.reject(HTTPStatus.INTERNAL_SERVER_ERROR)
        if self._protocol.state is not State.CLOSING:
            self._hang_up()

    def accept(self, response: Response) -> None:
        """The application lets this client in."""
        if self._protocol.state is State.CONNECTING and not self._transport.is_closing():
            self._protocol.send_response(response)
            self._flush()
            self._ping_later()
        self.greeted()

    def reject(self, status: HTTPStatus) -> None:
        """Do not let this client in, if it is not in already."""
        if self._protocol.state is State.CONNECTING and not self._transport.is_closing():
            self._protocol.send_response(self._protocol.reject(status, ""))
            self._flush()
            self._hang_up()
        self.greeted()

    def close(self, code: int, reason: str = "") -> None:
        """Say goodbye, and hang up when the client has done so."""
        if self._protocol.state is State.OPEN:
            self._protocol.send_close(code, reason)
            self._flush()
            self._end_in(CLOSE_SECONDS)

    def _refuse(self, error: Exception) -> None:
        """A greeting that is none, which the library has answered."""
        metrics.REFUSED.labels("malformed").inc()
        logger.info("a WebSocket greeting was refused: %s", error)
        self._hang_up()
        free_frames(error)

    def _hang_up(self) -> None:
        """Close the connection when the client has taken what waits for it, or soon in any case."""
        self._transport.close()
        if self._transport.get_write_buffer_size():
            self._end_in(CLOSE_SECONDS)

    def _end_in(self, seconds: float) -> None:
        self._stop_timer()
        self._timer = self._loop.call_later(seconds, self._transport.abort)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()


def free_frames(error: BaseException | None) -> None:
    """Free what an error holds that nobody will look at. Its frames hold it as well, so it would wait for the collector."""
    while error is not None:
        error.__traceback__ = None
        error = error.__context__


def _nothing() -> None:
    pass


def _never(message: bytes) -> bytes:
    return message


def protocol_of(socket: WebSocket[Any, Any, Any]) -> WebSocketProtocol:
    """The wire of this connection."""
    extensions: dict[str, Any] = socket.scope["extensions"] or {}
    wire: WebSocketProtocol = extensions[WIRE][WIRE]
    return wire
