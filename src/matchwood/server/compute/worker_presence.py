"""The presence of workers. One query answers all callers, and the server keeps the result for some time."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable

Check = Callable[[], Awaitable[bool]]
"""Returns whether a worker is present."""


class WorkerPresence:
    """Caches for `seconds` whether a worker is running, according to the function `check`."""

    def __init__(self, check: Check, seconds: float) -> None:
        self._check = check
        self._seconds = seconds
        self._present = False
        self._valid_until = -math.inf
        self._lock = asyncio.Lock()

    async def is_present(self) -> bool:
        """Return whether a worker is running. Raises the error of a failed check. After a failed check, return False until the
        next check.
        """
        async with self._lock:  # other callers wait for the same check
            if time.monotonic() >= self._valid_until:
                self.assume_absent(self._seconds)
                self._present = await self._check()
            return self._present

    def assume_absent(self, seconds: float) -> None:
        """Assume for `seconds` that no worker is running, without a check."""
        self._present, self._valid_until = False, time.monotonic() + seconds
