"""The detection of clients that do not read."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

UNREAD_SECONDS = 30.0
"""The server disconnects a client that reads nothing for this time, to save memory."""
CHUNK_BYTES = 65_536
SEND_BUFFER_BYTES = 262_144
"""The send buffer of a connection. By default, Linux allows 4 MB."""


class SendProgress:
    """Checks whether a client reads the data that the server sends."""

    def __init__(self, transport: asyncio.WriteTransport, clock: Callable[[], float] = time.monotonic) -> None:
        self._transport, self._clock = transport, clock
        self._size = 0
        self._stuck_since = clock()
        self._progressed = False

    def progressed(self) -> None:
        """Record that the client has read data."""
        self._progressed = True

    def is_stuck(self) -> bool:
        """Return whether the client has read no data for `UNREAD_SECONDS` seconds. Call this method every few seconds."""
        size, now = self._transport.get_write_buffer_size(), self._clock()
        if not self._size or size < self._size or self._progressed:
            self._stuck_since = now
        self._size, self._progressed = size, False
        return now - self._stuck_since >= UNREAD_SECONDS
