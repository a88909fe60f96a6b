"""Whether the server is well: its database can be read and written, and its files are those that it opened.

The answer is kept for a moment. Whoever watches over a server is never refused, so asking has to cost nothing.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable

from matchwood.server.protocol.errors import Busy
from matchwood.server.storage.log import Log
from matchwood.server.storage.uptime import Uptime
from matchwood.server.util.tasks import Tasks

logger = logging.getLogger(__name__)

DATABASE_TIMEOUT_SECONDS = 3.0
"""Seconds after which a database that does not answer counts as one that cannot be used."""
KEEP_SECONDS = 1.0
"""Time for which an answer is kept."""


class HealthCheck:
    """Looks when somebody asks, once for all who ask in the same second."""

    def __init__(
        self,
        log: Log,
        uptime: Uptime,
        cluster_reached: Callable[[], bool | None] = lambda: None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._log, self._uptime, self._cluster_reached, self._clock = log, uptime, cluster_reached, clock
        self._tasks = Tasks()
        self._last: asyncio.Task[str | None] | None = None
        self._asked = -math.inf
        self._told = False

    async def check(self) -> tuple[str, bool | None]:
        """What kind of database is used, and whether other servers can be reached; None where there are none.

        Raises Busy unless the database can be read now and could be written to lately.
        """
        if self._last is None or (self._last.done() and self._clock() - self._asked >= KEEP_SECONDS):
            self._asked = self._clock()
            self._last = self._tasks.start(self._find_problems(), "health")
        problem = await asyncio.shield(self._last)
        if problem is not None:
            raise Busy(problem)
        return self._log.engine.dialect.name, self._cluster_reached()

    async def close(self) -> None:
        """Look no more."""
        await self._tasks.close()

    async def _find_problems(self) -> str | None:
        """Return what is wrong, in words for people."""
        try:
            async with asyncio.timeout(DATABASE_TIMEOUT_SECONDS):
                await self._log.length("")
        except TimeoutError:
            return "The database does not answer."
        except Busy as error:
            return str(error)
        if not self._uptime.is_healthy:
            return "The database cannot be written to."
        if not await asyncio.to_thread(self._log.files.are_in_place):
            if not self._told:
                self._told = True
                logger.error("a file of the database was deleted or replaced: end this server with SIGTERM, and start it again")
            return "A file of the database was deleted or replaced. End this server with SIGTERM, and start it again."
        return None
