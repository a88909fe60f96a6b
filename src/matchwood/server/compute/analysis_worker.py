"""The analyses that a worker makes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from typing import Any

import msgspec

from matchwood.server.compute.analyses import Abandoned, AnalysisTask
from matchwood.server.compute.job_metrics import count_job
from matchwood.server.compute.job_queue import JOB_HEARTBEAT_SECONDS, Beat
from matchwood.server.compute.replay_messages import Analysis
from matchwood.server.storage.loading import load_table
from matchwood.server.storage.log import Log
from matchwood.server.util.low_priority import low_priority_threads
from matchwood.server.util.tasks import send_heartbeats


class AnalysisWorker:
    """Analyses finished games, one at a time."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._thread = low_priority_threads(1, "matchwood analysis")

    async def analyse(self, beat: Beat, *, key: str, record: Mapping[str, Any] | None) -> Any:
        """Return the analysis as JSON, or None for an unfinished game. Stop if no server waits for it. If `record` is None, `key`
        is the ID of a table.
        """
        try:
            with count_job("analysis"):
                found = await self._record(key) if record is None else record
                return None if found is None else msgspec.to_builtins(await self._make(beat, AnalysisTask(key, found)))
        except Abandoned:
            return None

    def close(self) -> None:
        """Start no further analysis."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _make(self, beat: Beat, work: AnalysisTask) -> Analysis:
        try:
            async with send_heartbeats(lambda: _report_progress(beat, work), JOB_HEARTBEAT_SECONDS):
                return await asyncio.get_running_loop().run_in_executor(self._thread, work.run)
        finally:
            work.ended.set()

    async def _record(self, table_id: str) -> Mapping[str, Any] | None:
        table = await load_table(self._log, table_id)
        return None if table is None or table.game is None or table.state == "playing" else table.game.record()


async def _report_progress(beat: Beat, work: AnalysisTask) -> None:
    """Report the progress of an analysis with a heartbeat. Stop an analysis that no server wants."""
    if await beat((work.done, work.of)):
        work.asked = time.monotonic()
    else:
        work.ended.set()
