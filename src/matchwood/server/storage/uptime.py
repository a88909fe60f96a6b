"""When a server was running: no clock is charged for time in which nobody could have moved.

Every run of a server keeps one row in the database that says since when, and when it was seen last. What lies between two runs
does not count, nor does what a computer sleeps through.

The clocks of tables go by a time of their own. It is the time of day, but it never goes back, not even if somebody sets the clock
of the machine back before the server is started again. So it may be ahead of what people are told is the time.
"""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from typing import NamedTuple

from matchwood.server.protocol.errors import Busy
from matchwood.server.storage.log import Log
from matchwood.server.util.clock import WallClock
from matchwood.server.util.tasks import cancel_all

logger = logging.getLogger(__name__)

HEARTBEAT_SECONDS = 10
"""Seconds from one sign of life to the next. So much time at most is given away where a server was killed."""
RETRY_SECONDS = 1
"""Seconds until one that could not be stored is tried again: whoever asks whether the server is well hears no until then."""
LOST_SECONDS = 3 * HEARTBEAT_SECONDS
"""Seconds without a sign of life after which this process has slept."""


class Run(NamedTuple):
    """A time in which a server was running, in milliseconds since 1970."""

    began: int
    seen: int


class Uptime:
    """Keeps the row of this process and knows the runs before it; made in the event loop, and `close` ends it."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self.now = WallClock()
        self._name, self._began = _named(), self.now()
        self._seen = self._began
        self._stored = time.monotonic()
        self._past: list[Run] = []
        self._ready = asyncio.Event()
        self._task = asyncio.create_task(self._keep(), name="signs of life")

    async def ready(self) -> None:
        """Wait until the runs before this one are known."""
        await self._ready.wait()

    def uptime_between(self, begin: int, end: int) -> int:
        """How many milliseconds from `begin` to `end` some server was running; both in milliseconds since 1970."""
        here = Run(self._began, min(end, self._seen + 1_000 * LOST_SECONDS))
        return covered_ms([*self._past, here], begin, end)

    @property
    def is_healthy(self) -> bool:
        """Whether a sign of life could be stored lately."""
        return time.monotonic() - self._stored < LOST_SECONDS

    async def close(self) -> None:
        """Stop, with a last sign of life."""
        await cancel_all(self._task)
        await self._store_heartbeat()

    async def _keep(self) -> None:
        await self._load_runs()
        while True:
            await self._store_heartbeat()
            await asyncio.sleep(HEARTBEAT_SECONDS if self.is_healthy else RETRY_SECONDS)

    async def _load_runs(self) -> None:
        while not self._ready.is_set():
            try:
                self._past = [Run(*row) for row in await self._log.server_runs()]
                self._began = self._seen = self.now.at_least(max((run.seen for run in self._past), default=0))
                self._ready.set()
            except Busy:  # whoever loads a table is told the same meanwhile
                await asyncio.sleep(1)

    async def _store_heartbeat(self) -> None:
        seen = self.now()
        if not 0 <= seen - self._seen <= 1_000 * LOST_SECONDS:
            self._past.append(Run(self._began, self._seen))
            self._name, self._began = _named(), seen
        self._seen = seen
        try:
            await self._log.note_run(self._name, self._began, seen)
            self._stored = time.monotonic()
        except Busy:
            if self.is_healthy:
                logger.warning("a sign of life could not be stored: this server is not well until it can")
            self._stored = -math.inf


def covered_ms(runs: list[Run], begin: int, end: int) -> int:
    """How much of the time from `begin` to `end` lies in any of the runs, which may overlap.

    >>> covered_ms([Run(0, 40), Run(30, 50), Run(80, 200)], 10, 100)
    60
    """
    total = 0
    for run in sorted(runs):
        total += max(0, min(run.seen, end) - max(run.began, begin))
        begin = max(begin, run.seen)
    return total


def _named() -> str:
    return secrets.token_hex(8)
