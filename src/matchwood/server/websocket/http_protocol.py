"""Connections that have not said yet what they want: they have some seconds for it, and one address has not too many of them.

Nor does anybody stay who takes no answers.

The web server by itself waits for ever for a first line, so that a few idle callers could keep all others out.
"""

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
"""Seconds after which a caller who still owes the rest of a call is looked for, and after as many more sent away; and in which
a line of live play has to be open."""


_faults_of_ours = logging.getLogger(f"{__name__}.faults")
_faults_of_ours.setLevel(logging.ERROR)


class StrictConnection(h11.Connection):
    """A connection on which it is clear where each call ends: a proxy in front has to understand the same."""

    def next_event(self) -> h11.Event | type[h11.NEED_DATA | h11.PAUSED]:
        """Return the next part of a call. Raises RemoteProtocolError if its length is told twice (RFC 9112, 6.1)."""
        event = super().next_event()
        if isinstance(event, h11.Request):
            names = {name for name, _ in event.headers}
            if b"transfer-encoding" in names and (b"content-length" in names or event.http_version < b"1.1"):
                raise h11.RemoteProtocolError("the length of the body is not clear")
        return event


class HttpProtocol(H11Protocol):
    """An HTTP connection that does not wait for ever."""

    patience = REQUEST_TIMEOUT_SECONDS
    _alarm: asyncio.TimerHandle | None = None
    _owed: object = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # no other kind comes over TCP
        """Let somebody in, unless too many of them are in already, or too many people altogether."""
        super().connection_made(transport)
        self.conn = StrictConnection(h11.SERVER, self.config.h11_max_incomplete_event_size or 2 * MAX_MESSAGE_BYTES)
        self.logger = _faults_of_ours  # uvicorn's warnings are about what clients send, with which anybody could fill the log
        self._unread = SendProgress(transport)
        self._host = self.client[0] if self.client else ""
        self._rate_limiter: RateLimiter = self._app().state.rate_limiter
        room = not is_reserved(transport.get_extra_info("socket").fileno())
        self._counted = room and self._rate_limiter.connection_opened(self._host)
        if not self._counted:
            transport.abort()
        self._check_later()

    def resume_writing(self) -> None:
        """Note that the client has taken much of its answer."""
        self._unread.progressed()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody is gone."""
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a line of live play: once it is open it is counted as such, and tested by pings."""
        super().handle_websocket_upgrade(event)
        wire = self.transport.get_protocol()
        assert isinstance(wire, WebSocketProtocol)
        wire.greeted = self._leave
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = self.loop.call_later(self.patience, self.transport.abort)

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no HTTP."""
        metrics.REFUSED.labels("malformed").inc()
        super().send_400_response(msg)
        free_frames(sys.exc_info()[1])

    def _app(self) -> Any:
        return self.config.app

    def _leave(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self._counted:
            self._counted = False
            self._rate_limiter.connection_closed(self._host)

    def _check_later(self) -> None:
        self._alarm = self.loop.call_later(self.patience, self._check)

    def _check(self) -> None:
        """Close the connection if the same call was owed the last time already, or the client does not take its answer."""
        if self._unread.is_stuck():
            self.transport.abort()
            return
        owing = self.conn.their_state in (h11.IDLE, h11.SEND_BODY)
        owed = (self.conn.their_state, self.cycle) if owing else None
        if owed is not None and owed == self._owed:
            self.transport.close()
        else:
            self._owed = owed
            self._check_later()
