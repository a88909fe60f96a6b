"""Detection of clients that do not read their data, which takes memory. They are disconnected."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

UNREAD_SECONDS = 30.0
"""Time without progress after which a client is disconnected."""
CHUNK_BYTES = 65_536
"""Long responses are sent in parts of this size, each when the client has read the last one."""
SEND_BUFFER_BYTES = 262_144
"""The send buffer of the system for each connection. By default, Linux lets it grow to 4 MB."""


class SendProgress:
    """The progress of a client in reading its data."""

    def __init__(self, transport: asyncio.WriteTransport, clock: Callable[[], float] = time.monotonic) -> None:
        self._transport, self._clock = transport, clock
        self._size = 0
        self._stuck_since = clock()
        self._progressed = False

    def progressed(self) -> None:
        """Record progress."""
        self._progressed = True

    def is_stuck(self) -> bool:
        """Return whether there was no progress for `UNREAD_SECONDS`. Call this every few seconds."""
        size, now = self._transport.get_write_buffer_size(), self._clock()
        if not self._size or size < self._size or self._progressed:
            self._stuck_since = now
        self._size, self._progressed = size, False
        return now - self._stuck_since >= UNREAD_SECONDS
