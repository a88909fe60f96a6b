"""The WebSocket connections of live play."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from http import HTTPStatus
from typing import Any
from urllib.parse import unquote

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

logger = logging.getLogger(__name__)

MAX_UNSENT_BYTES = 1_048_576
"""The server disconnects a client that has not read this number of bytes."""
MAX_WAITING_MESSAGES = 16
MAX_READ_BYTES = 4 * MAX_MESSAGE_BYTES
"""The connection closes after a message of this size. A message above `MAX_MESSAGE_BYTES` only gets an error."""
BYTES_PER_SECOND, BURST_BYTES = 65_536, 8 * 65_536
CHUNK_BYTES = 4_096
"""After this number of bytes, the rate limit is checked."""
CONTROL_FRAME_BYTES = 1_024
"""A control frame or fragment counts as this number of additional bytes."""
MAX_FRAGMENTS = 64
FLOOD_CLOSE_SECONDS = 1.0
"""A client that exceeded the rate limit has this time to read the reason."""
CLOSE_SECONDS = 10.0

EXTENSION = "matchwood.wire"
"""The ASGI extension with the `WebSocketProtocol`."""
_DATA_OPCODES = (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)
_library_logger = logging.getLogger(f"{__name__}.library")
_library_logger.setLevel(logging.ERROR)  # the library logs every connection


class WebSocketProtocol(asyncio.Protocol):
    """A WebSocket connection with rate limits and timeouts."""

    def __init__(self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self._config = config
        self._server = server_state
        self._app_state = app_state
        self._loop = asyncio.get_running_loop()
        self.over: asyncio.Future[None] = self._loop.create_future()
        self.handle_now: Callable[[bytes], object] = lambda message: message
        """A function that handles a message and returns None, or returns an object for `receive`."""
        self.on_handshake_end: Callable[[], None] = lambda: None
        self._protocol = ServerProtocol(max_size=config.ws_max_size, logger=_library_logger)
        self._transport: Any = None
        self._upgrading = False
        self._unparsed = b""
        self._fragments: list[bytes] = []
        self._rate_debt_until = 0.0
        self._unhandled: deque[object] = deque()
        self._receiver: asyncio.Future[None] | None = None
        self._paused = self._flooded = self._flushing = False
        self._pinged = False
        self._timer: asyncio.TimerHandle | None = None

    async def receive(self) -> object:
        """Return the next message that the function `handle_now` has not handled."""
        while not self._unhandled:
            self._receiver = self._loop.create_future()
            await self._receiver
        if self._paused and len(self._unhandled) == 1 and not self._flooded:
            self._paused = False
            self._transport.resume_reading()
            self._parse_received()
        return self._unhandled.popleft()

    def data_received(self, data: bytes) -> None:
        """Process bytes from the client. If the client sends bytes during the handshake, close the connection."""
        if self._upgrading and self._protocol.state is State.CONNECTING:
            self._transport.abort()
            return
        self._unparsed = self._unparsed + data if self._unparsed else data
        self._parse_received()

    def _parse_received(self) -> None:
        while self._unparsed and not self._paused and not self._flooded:
            chunk, self._unparsed = self._unparsed[:CHUNK_BYTES], self._unparsed[CHUNK_BYTES:]
            for message in self._messages_of(chunk):
                self._receive(message)
            self._flush()
            if self._protocol.handshake_exc is not None:
                self._refuse(self._protocol.handshake_exc)
            elif self._protocol.parser_exc is not None or self._protocol.close_rcvd is not None:
                self._close_transport()

    def _messages_of(self, chunk: bytes) -> list[bytes]:
        self._protocol.receive_data(chunk)
        events: list[Any] = self._protocol.events_received()
        messages = list[bytes]()
        cost = len(chunk)
        for event in events:
            if isinstance(event, Request):
                self._upgrade(event)
            elif event.opcode in _DATA_OPCODES:
                self._fragments.append(bytes(event.data))
                if event.fin:
                    messages.append(b"".join(self._fragments))
                    self._fragments = []
            elif event.opcode is Opcode.PONG:
                self._pinged = False
            cost += 0 if isinstance(event, Frame) and event.fin and event.opcode in _DATA_OPCODES else CONTROL_FRAME_BYTES
        if len(self._fragments) > MAX_FRAGMENTS or self._exceeds_rate(cost):
            self._close_flooded()
            return []
        return messages

    def _exceeds_rate(self, size: int) -> bool:
        now = self._loop.time()
        self._rate_debt_until = max(self._rate_debt_until, now) + size / BYTES_PER_SECOND
        return self._rate_debt_until - now > BURST_BYTES / BYTES_PER_SECOND

    def _close_flooded(self) -> None:
        metrics.REFUSED.labels("too_many").inc()
        self._flooded, self._unparsed = True, b""
        self._protocol.fail(CloseCode.POLICY_VIOLATION, "Too many messages in a short time.")
        self._flush()
        self._transport.pause_reading()
        self._abort_in(FLOOD_CLOSE_SECONDS)

    def _receive(self, message: bytes) -> None:
        if self._protocol.close_sent is not None and self._protocol.close_rcvd is None:
            return  # the client had not received the close frame
        receiver = self._receiver
        all_handled = receiver is not None and not receiver.done()
        result = self.handle_now(message) if all_handled else message
        if result is None:
            return
        self._unhandled.append(result)
        if receiver is not None and not receiver.done():
            receiver.set_result(None)
        if len(self._unhandled) >= MAX_WAITING_MESSAGES and not self._paused:
            self._paused = True
            self._transport.pause_reading()

    def send(self, message: bytes) -> None:
        """Send a text at the end of this event loop iteration."""
        if self._protocol.state is State.OPEN and not self._transport.is_closing():
            self._protocol.send_text(message)
            if not self._flushing:
                self._flushing = True
                self._loop.call_soon(self._flush)

    def pause_writing(self) -> None:
        """Disconnect the client, because it reads too slowly."""
        self._transport.abort()

    def _flush(self) -> None:
        self._flushing = False
        frames = self._protocol.data_to_send()
        if frames:
            self._transport.write(b"".join(frames))

    def _ping(self) -> None:
        if self._send_progress.is_stuck():
            self._transport.abort()
            return
        if self._protocol.state is not State.OPEN:
            return
        if self._pinged:
            self._protocol.fail(CloseCode.INTERNAL_ERROR, "A ping was not answered.")
            self._flush()
            self._close_transport()
            return
        self._pinged = True
        self._protocol.send_ping(b"")
        self._flush()
        self._ping_later()

    def _ping_later(self) -> None:
        if self._config.ws_ping_interval:
            self._timer = self._loop.call_later(self._config.ws_ping_interval, self._ping)

    def connection_made(self, transport: Any) -> None:
        """Store the TCP connection, and limit its send buffer."""
        self._server.connections.add(self)  # type: ignore[arg-type]  # Uvicorn's type lists only its own protocols
        self._transport = transport
        self._send_progress = SendProgress(transport)
        transport.set_write_buffer_limits(high=MAX_UNSENT_BYTES)

    def connection_lost(self, exc: Exception | None) -> None:
        """Free the resources of the connection."""
        del exc
        self._server.connections.discard(self)
        self._stop_timer()
        self._protocol.receive_eof()
        self.on_handshake_end()
        if not self.over.done():
            self.over.set_result(None)

    def shutdown(self) -> None:
        """Close the connection, because the server stops."""
        self.reject(HTTPStatus.SERVICE_UNAVAILABLE)
        self.close(CloseCode.SERVICE_RESTART)
        self._close_transport()

    def _upgrade(self, request: Request) -> None:
        self._upgrading = True
        response = self._protocol.accept(request)
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._protocol.send_response(response)
            return
        items = {"state": self._app_state.copy(), "extensions": {EXTENSION: {EXTENSION: self}}}
        scope = scope_of(request, self._transport, self._config, items)
        task = self._loop.create_task(self.serve(Upgrade(self, response), scope), name="live connection")
        self._server.tasks.add(task)
        task.add_done_callback(self._server.tasks.discard)

    async def serve(self, upgrade: Upgrade, scope: Any) -> None:
        """Run the ASGI application for this connection."""
        try:
            await self._config.loaded_app(scope, upgrade.receive, upgrade.send)
        except Exception:
            logger.exception("A live connection failed.")
        self.reject(HTTPStatus.INTERNAL_SERVER_ERROR)
        if self._protocol.state is not State.CLOSING:
            self._close_transport()

    def accept(self, response: Response) -> None:
        """Accept the client."""
        if self._protocol.state is State.CONNECTING and not self._transport.is_closing():
            self._protocol.send_response(response)
            self._flush()
            self._ping_later()
        self.on_handshake_end()

    def reject(self, status: HTTPStatus) -> None:
        """Refuse the client during the WebSocket handshake."""
        if self._protocol.state is State.CONNECTING and not self._transport.is_closing():
            self._protocol.send_response(self._protocol.reject(status, ""))
            self._flush()
            self._close_transport()
        self.on_handshake_end()

    def close(self, code: int, reason: str = "") -> None:
        """Send a close frame."""
        if self._protocol.state is State.OPEN:
            self._protocol.send_close(code, reason)
            self._flush()
            self._abort_in(CLOSE_SECONDS)

    def _refuse(self, error: Exception) -> None:
        """Close the connection. The library `websockets` has already sent the error to the client."""
        metrics.REFUSED.labels("malformed").inc()
        logger.info("A WebSocket handshake was refused: %s", error)
        self._close_transport()
        free_frames(error)

    def _close_transport(self) -> None:
        self._transport.close()
        if self._transport.get_write_buffer_size():
            self._abort_in(CLOSE_SECONDS)

    def _abort_in(self, seconds: float) -> None:
        self._stop_timer()
        self._timer = self._loop.call_later(seconds, self._transport.abort)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()


def free_frames(error: BaseException | None) -> None:
    """Remove all tracebacks from an error. Tracebacks would keep unused objects in memory."""
    while error is not None:
        error.__traceback__ = None
        error = error.__context__


def protocol_of(socket: WebSocket[Any, Any, Any]) -> WebSocketProtocol:
    """Return the `WebSocketProtocol` of this connection."""
    extensions: dict[str, Any] = socket.scope["extensions"] or {}
    protocol: WebSocketProtocol = extensions[EXTENSION][EXTENSION]
    return protocol


class Upgrade:
    """The functions `receive` and `send` of an ASGI application."""

    def __init__(self, connection: WebSocketProtocol, response: Response) -> None:
        self._connection = connection
        self._response = response
        self._connect_sent = self._accepted = False

    async def receive(self) -> Any:
        """Return the next ASGI event: first `websocket.connect`, and `websocket.disconnect` after the end of the connection."""
        if not self._connect_sent:
            self._connect_sent = True
            return {"type": "websocket.connect"}
        await asyncio.shield(self._connection.over)
        return {"type": "websocket.disconnect", "code": CloseCode.NO_STATUS_RCVD}

    async def send(self, message: Any) -> None:
        """Execute an ASGI event from the application."""
        match message:
            case {"type": "websocket.accept"}:
                headers = message.get("headers", [])
                self._response.headers.update([(key.decode("latin-1"), value.decode("latin-1")) for key, value in headers])
                self._accepted = True
                self._connection.accept(self._response)
            case {"type": "websocket.send", "text": str(text)}:
                self._connection.send(text.encode())
            case {"type": "websocket.close"} if self._accepted:
                self._connection.close(message.get("code", CloseCode.NORMAL_CLOSURE), message.get("reason") or "")
            case {"type": "websocket.close"}:
                self._connection.reject(HTTPStatus.FORBIDDEN)


def scope_of(request: Request, transport: asyncio.BaseTransport, config: uvicorn.Config, more: dict[str, Any]) -> dict[str, Any]:
    """Return the ASGI scope of a connection. Include all items of the dictionary `more` in the ASGI scope."""
    path, _, query = request.path.partition("?")
    return {
        "type": "websocket",
        "asgi": {"version": config.asgi_version, "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "ws" if transport.get_extra_info("sslcontext") is None else "wss",
        "server": _host_and_port(transport.get_extra_info("sockname")),
        "client": _host_and_port(transport.get_extra_info("peername")),
        "root_path": config.root_path,
        "path": config.root_path + unquote(path),
        "raw_path": (config.root_path + path).encode("ascii"),
        "query_string": query.encode("ascii"),
        "headers": [(name.lower().encode("ascii"), value.encode("latin-1")) for name, value in request.headers.raw_items()],
        "subprotocols": [],
        **more,
    }


def _host_and_port(address: Any) -> tuple[str, int] | None:
    return (str(address[0]), int(address[1])) if isinstance(address, tuple) else None
