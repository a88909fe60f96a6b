"""Finds tables with overdue actions that no server has in memory."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from matchwood.server.protocol.errors import Busy, Newer, NotFound
from matchwood.server.storage.alarms import Alarm, Alarms
from matchwood.server.storage.writer import NO_ALARM
from matchwood.server.util.tasks import Tasks, periodically

logger = logging.getLogger(__name__)

INTERVAL_SECONDS = 1.0
GRACE_MS = 2_000
"""For these milliseconds, a server that has the table in memory may act first."""
CLAIM_MS = 10_000
BROKEN_RETRY_MS = 3_600_000
ALARMS_PER_QUERY = 20

RunDue = Callable[[str], Awaitable[int | None]]
"""A function that runs the overdue actions of a table, and returns the time of its next alarm."""


class OverdueTables(Tasks):
    """Runs the overdue actions of tables that no server has in memory."""

    def __init__(self, alarms: Alarms, run_due: RunDue, now: Callable[[], int]) -> None:
        super().__init__()
        self._alarms = alarms
        self._run_due = run_due
        self._now = now
        self._warned = False
        self.start(periodically(INTERVAL_SECONDS, self._run), "overdue tables")

    async def _run(self) -> None:
        try:
            while await self._run_some() == ALARMS_PER_QUERY:
                pass
            self._warned = False
        except Busy:
            if not self._warned:
                logger.warning("The alarms cannot be read. Timed actions at tables that are not in memory are delayed.")
            self._warned = True

    async def _run_some(self) -> int:
        due = await self._alarms.due(self._now() - GRACE_MS, ALARMS_PER_QUERY)
        for alarm in due:
            claimed = await self._alarms.reschedule(alarm, self._now() + CLAIM_MS)
            if claimed is not None:
                await self._act(claimed)
        return len(due)

    async def _act(self, claimed: Alarm) -> None:
        try:
            next_alarm = await self._run_due(claimed.table_id)
        except NotFound:
            next_alarm = NO_ALARM
        except (Busy, Newer):
            return  # the alarm is due again soon
        except Exception:
            logger.exception("Table %s is overdue, but cannot be loaded.", claimed.table_id)
            next_alarm = self._now() + BROKEN_RETRY_MS
        next_alarm = next_alarm or NO_ALARM
        if next_alarm == NO_ALARM or next_alarm > claimed.at:
            await self._alarms.reschedule(claimed, next_alarm)
