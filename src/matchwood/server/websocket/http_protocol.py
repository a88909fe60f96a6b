"""HTTP connections with timeouts, so that idle clients cannot occupy all connections."""

from __future__ import annotations

import asyncio
import logging
import sys
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from matchwood.server.http.rate_limiter import RateLimiter
from matchwood.server.http.slow_clients import SendProgress
from matchwood.server.protocol.messages import MAX_MESSAGE_BYTES
from matchwood.server.util import metrics
from matchwood.server.util.file_descriptors import is_reserved
from matchwood.server.websocket.protocol import WebSocketProtocol, free_frames

REQUEST_TIMEOUT_SECONDS = 15.0
"""Seconds between two checks. A WebSocket has to be open after the same time."""

_uvicorn_logger = logging.getLogger(f"{__name__}.uvicorn")
_uvicorn_logger.setLevel(logging.ERROR)  # clients could fill the log with bad requests


class StrictConnection(h11.Connection):
    """Refuses HTTP requests of unclear length, to prevent request smuggling through a proxy."""

    def next_event(self) -> h11.Event | type[h11.NEED_DATA | h11.PAUSED]:
        """Return the next event. Raises `RemoteProtocolError` if the length is unclear (RFC 9112, 6.1)."""
        event = super().next_event()
        if isinstance(event, h11.Request):
            names = {name for name, _ in event.headers}
            if b"transfer-encoding" in names and (b"content-length" in names or event.http_version < b"1.1"):
                raise h11.RemoteProtocolError("the length of the body is ambiguous")
        return event


class HttpProtocol(H11Protocol):
    """An HTTP connection that closes if the client is too slow."""

    timeout_seconds = REQUEST_TIMEOUT_SECONDS
    _timer: asyncio.TimerHandle | None = None
    _incomplete: object = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # TCP has no other kind
        """Accept a connection if the limits allow it."""
        super().connection_made(transport)
        self.conn = StrictConnection(h11.SERVER, self.config.h11_max_incomplete_event_size or 2 * MAX_MESSAGE_BYTES)
        self.logger = _uvicorn_logger
        self._send_progress = SendProgress(transport)
        self._host = self.client[0] if self.client else ""
        app: Any = self.config.app
        self._rate_limiter: RateLimiter = app.state.rate_limiter
        has_descriptors = not is_reserved(transport.get_extra_info("socket").fileno())
        self._counted = has_descriptors and self._rate_limiter.connection_opened(self._host)
        if not self._counted:
            transport.abort()
        self._check_later()

    def resume_writing(self) -> None:
        """Note that the client has read data."""
        self._send_progress.progressed()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timer."""
        self._release()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Pass the connection to a `WebSocketProtocol`."""
        super().handle_websocket_upgrade(event)
        websocket = self.transport.get_protocol()
        assert isinstance(websocket, WebSocketProtocol)
        websocket.on_handshake_end = self._release
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(self.timeout_seconds, self.transport.abort)

    def send_400_response(self, msg: str) -> None:
        """Refuse an invalid request."""
        metrics.REFUSED.labels("malformed").inc()
        super().send_400_response(msg)
        free_frames(sys.exc_info()[1])

    def _release(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._counted:
            self._counted = False
            self._rate_limiter.connection_closed(self._host)

    def _check_later(self) -> None:
        self._timer = self.loop.call_later(self.timeout_seconds, self._check)

    def _check(self) -> None:
        if self._send_progress.is_stuck():
            self.transport.abort()
            return
        is_incomplete = self.conn.their_state in (h11.IDLE, h11.SEND_BODY)
        incomplete = (self.conn.their_state, self.cycle) if is_incomplete else None
        if incomplete is not None and incomplete == self._incomplete:
            self.transport.close()
        else:
            self._incomplete = incomplete
            self._check_later()
