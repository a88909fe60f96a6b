"""Clients that do not read what is sent to them: whatever waits for them takes memory, so they are disconnected."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

UNREAD_SECONDS = 30.0
"""A client that takes nothing for so long is disconnected."""
CHUNK_BYTES = 65_536
"""Long answers are sent in pieces of this size, each when the client has taken the one before."""
SEND_BUFFER_BYTES = 262_144
"""What the system may keep of a connection's answers. On its own Linux lets it grow to 4 MB."""


class SendProgress:
    """What a client has not taken yet."""

    def __init__(self, transport: asyncio.WriteTransport, clock: Callable[[], float] = time.monotonic) -> None:
        self._transport, self._clock = transport, clock
        self._size = 0
        self._since = clock()
        self._taken = False

    def progressed(self) -> None:
        """Note that the client has taken much of it."""
        self._taken = True

    def is_stuck(self) -> bool:
        """Whether the client took nothing for too long. Has to be asked every few seconds."""
        size, now = self._transport.get_write_buffer_size(), self._clock()
        if not self._size or size < self._size or self._taken:
            self._since = now
        self._size, self._taken = size, False
        return now - self._since >= UNREAD_SECONDS
