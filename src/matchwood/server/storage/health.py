"""The health check of the server."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable

from matchwood.server.protocol.errors import Busy
from matchwood.server.storage.log import Log
from matchwood.server.storage.server_uptime import Uptime
from matchwood.server.util.tasks import Tasks

logger = logging.getLogger(__name__)

DATABASE_TIMEOUT_SECONDS = 3.0
KEEP_SECONDS = 1.0
"""The result of a check is used again for these seconds. Therefore checks need no rate limit."""


class HealthCheck:
    """Checks whether the server can use its database."""

    def __init__(
        self,
        log: Log,
        uptime: Uptime,
        is_cluster_connected: Callable[[], bool | None] = lambda: None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._log, self._uptime, self._is_cluster_connected, self._clock = log, uptime, is_cluster_connected, clock
        self._tasks = Tasks()
        self._last: asyncio.Task[str | None] | None = None
        self._checked_at = -math.inf
        self._files_reported = False
        self.is_stopping = False
        """Whether all checks fail because the server is about to stop."""

    async def check(self) -> tuple[str, bool | None]:
        """Return the kind of database, and whether Redis is connected. Raises `Busy` if this server is unhealthy or stopping."""
        if self.is_stopping:
            raise Busy("The server is stopping.")
        if self._last is None or (self._last.done() and self._clock() - self._checked_at >= KEEP_SECONDS):
            self._checked_at = self._clock()
            self._last = self._tasks.start(self._find_problem(), "health")
        problem = await asyncio.shield(self._last)
        if problem is not None:
            raise Busy(problem)
        return self._log.engine.dialect.name, self._is_cluster_connected()

    async def close(self) -> None:
        """Cancel the current health check."""
        await self._tasks.close()

    async def _find_problem(self) -> str | None:
        try:
            async with asyncio.timeout(DATABASE_TIMEOUT_SECONDS):
                await self._log.lengths([""])
        except TimeoutError:
            return "The database does not answer."
        except Busy as error:
            return str(error)
        if not self._uptime.is_healthy:
            return "The database cannot be written to."
        if not await asyncio.to_thread(self._log.files.are_in_place):
            problem = "A file of the database was deleted or replaced. Stop this server with SIGTERM, and start it again."
            if not self._files_reported:
                self._files_reported = True
                logger.error(problem)
            return problem
        return None
