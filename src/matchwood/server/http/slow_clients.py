"""The detection of clients that do not read their data. The server disconnects them, because the data takes memory."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

UNREAD_SECONDS = 30.0
"""The server disconnects a client that has read nothing for this time."""
CHUNK_BYTES = 65_536
"""The server sends a long response in parts of this size, each after the client has read the last part."""
SEND_BUFFER_BYTES = 262_144
"""The size of the system's send buffer for each connection. By default, Linux lets it grow to 4 MB."""


class SendProgress:
    """Finds out whether a client still reads the data that the server sends."""

    def __init__(self, transport: asyncio.WriteTransport, clock: Callable[[], float] = time.monotonic) -> None:
        self._transport, self._clock = transport, clock
        self._size = 0
        self._stuck_since = clock()
        self._progressed = False

    def progressed(self) -> None:
        """Store that the client has read some data."""
        self._progressed = True

    def is_stuck(self) -> bool:
        """Return whether data has waited for `UNREAD_SECONDS` seconds and the client has read none of the data. The result is
        right only if the caller calls this method every few seconds.
        """
        size, now = self._transport.get_write_buffer_size(), self._clock()
        if not self._size or size < self._size or self._progressed:
            self._stuck_since = now
        self._size, self._progressed = size, False
        return now - self._stuck_since >= UNREAD_SECONDS
