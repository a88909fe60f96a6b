"""The times at which servers were running."""

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
"""Seconds between two heartbeats. After a crash, clocks miss at most this time."""
RETRY_SECONDS = 1
LOST_SECONDS = 3 * HEARTBEAT_SECONDS
"""After these seconds without a heartbeat, a new run starts, because the computer was asleep."""


class Run(NamedTuple):
    """The start and the last heartbeat of a server, in milliseconds since 1970."""

    began: int
    seen: int


class Uptime:
    """The periods in which servers were running. An `Uptime` needs a running event loop."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self.now = WallClock()
        self._name, self._began = secrets.token_hex(8), self.now()
        self._seen = self._began
        self._stored_at = time.monotonic()
        self._past: list[Run] = []
        self._ready = asyncio.Event()
        self._task = asyncio.create_task(self._beat(), name="heartbeats")

    async def ready(self) -> None:
        """Wait until the running times of earlier servers are loaded from the database."""
        await self._ready.wait()

    def uptime_between(self, begin: int, end: int) -> int:
        """Return how long at least one server was running in a period, in milliseconds."""
        current = Run(self._began, min(end, self._seen + 1_000 * LOST_SECONDS))
        return covered_ms([*self._past, current], begin, end)

    @property
    def is_healthy(self) -> bool:
        """Whether the server has stored a recent heartbeat."""
        return time.monotonic() - self._stored_at < LOST_SECONDS

    async def close(self) -> None:
        """Stop the periodic heartbeats, and store a last heartbeat."""
        await cancel_all(self._task)
        await self._store_heartbeat()

    async def _beat(self) -> None:
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
            except Busy:
                await asyncio.sleep(1)

    async def _store_heartbeat(self) -> None:
        seen = self.now()
        if not 0 <= seen - self._seen <= 1_000 * LOST_SECONDS:
            self._past.append(Run(self._began, self._seen))
            self._name, self._began = secrets.token_hex(8), seen
        self._seen = seen
        try:
            await self._log.store_run(self._name, self._began, seen)
            self._stored_at = time.monotonic()
        except Busy:
            if self.is_healthy:
                logger.warning("A heartbeat could not be stored. The health check fails until one can.")
            self._stored_at = -math.inf


def covered_ms(runs: list[Run], begin: int, end: int) -> int:
    """Return how many milliseconds of the period a server was running.

    >>> covered_ms([Run(0, 40), Run(30, 50), Run(80, 200)], 10, 100)
    60
    """
    total = 0
    for run in sorted(runs):
        total += max(0, min(run.seen, end) - max(run.began, begin))
        begin = max(begin, run.seen)
    return total
