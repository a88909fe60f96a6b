"""Whether workers are there: looked up once for all who want to know, and remembered for a while."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable

Check = Callable[[], Awaitable[bool]]
"""Sees whether somebody is there."""


class WorkerPresence:
    """What was seen last, for so many seconds."""

    def __init__(self, look: Check, holds: float) -> None:
        self._look = look
        self._holds = holds
        self._there = False
        self._until = -math.inf
        self._looking = asyncio.Lock()

    async def is_present(self) -> bool:
        """Whether somebody is there. Raises what prevented the look; nobody counts as there then until the next one."""
        async with self._looking:  # who asks meanwhile waits for what is seen
            if time.monotonic() >= self._until:
                self.assume_absent(self._holds)
                self._there = await self._look()
            return self._there

    def assume_absent(self, seconds: float) -> None:
        """For so many seconds nobody counts as there, and no look is taken."""
        self._there, self._until = False, time.monotonic() + seconds
