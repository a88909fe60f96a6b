"""Looks out for tables at which time is up and that no server has open: after a restart, or after the death of another server.

Whoever has a table open rings its alarms by itself, so that here only those are found that are a little overdue. Of several servers
one takes a table; that it dies as well is found by the next. What is done there is decided by the log: it is done once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from matchwood.server.protocol.errors import Busy, Newer, NotFound
from matchwood.server.storage.alarms import Alarm, Alarms
from matchwood.server.storage.writer import NO_ALARM
from matchwood.server.util.tasks import cancel_all, periodically

logger = logging.getLogger(__name__)

INTERVAL_SECONDS = 1.0
"""Seconds between two looks."""
GRACE_MS = 2_000
"""Milliseconds for whoever has the table open."""
TAKEN_MS = 10_000
"""Milliseconds in which whoever took a table acts there, before another does."""
BROKEN_RETRY_MS = 3_600_000
"""Milliseconds until a table is tried again that cannot be opened."""
ALARMS_PER_QUERY = 20

Attend = Callable[[str], Awaitable[int | None]]
"""Opens the table and sees to it that what is due there is done; when somebody has to look at it next. Raises NotFound, Busy."""


class OverdueTables:
    """One task, which goes on until `close`."""

    def __init__(self, alarms: Alarms, attend: Attend, now: Callable[[], int]) -> None:
        self._alarms = alarms
        self._attend = attend
        self._now = now
        self._warned = False
        self._task = asyncio.create_task(periodically(INTERVAL_SECONDS, self._run), name="overdue tables")

    async def close(self) -> None:
        """Look out no more."""
        await cancel_all(self._task)

    async def _run(self) -> None:
        try:
            while await self._attend_some() == ALARMS_PER_QUERY:
                pass
            self._warned = False
        except Busy:
            if not self._warned:
                logger.warning("alarms cannot be read: what is due at tables that nobody has open comes late")
            self._warned = True

    async def _attend_some(self) -> int:
        """Attend to some tables that are overdue; to how many."""
        ringing = await self._alarms.due(self._now() - GRACE_MS, ALARMS_PER_QUERY)
        for alarm in ringing:
            taken = await self._alarms.reschedule(alarm, self._now() + TAKEN_MS)
            if taken is not None:
                await self._act(taken)
        return len(ringing)

    async def _act(self, taken: Alarm) -> None:
        try:
            rings = await self._attend(taken.table_id)
        except NotFound:
            rings = NO_ALARM
        except (Busy, Newer):
            return  # it rings again soon
        except Exception:
            logger.exception("table %s rings, but cannot be opened", taken.table_id)
            rings = self._now() + BROKEN_RETRY_MS
        rings = rings or NO_ALARM
        if rings == NO_ALARM or rings > taken.at:
            await self._alarms.reschedule(taken, rings)
