"""A worker's analyses: one at a time, in a thread that gives way to its thoughts, for as long as a server wants to know."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping
from typing import Any

import msgspec
from saq.job import Job
from saq.types import Context

from matchwood.server.compute.analyses import Abandoned, AnalysisTask, analysis_thread
from matchwood.server.compute.analysis_client import wanted_key
from matchwood.server.compute.heartbeat import send_heartbeats
from matchwood.server.compute.job_metrics import count_job
from matchwood.server.compute.job_queue import JobQueue
from matchwood.server.compute.replay_messages import Analysis
from matchwood.server.storage.loading import load_table
from matchwood.server.storage.log import Log

logger = logging.getLogger(__name__)

HEARTBEAT_SECONDS = 0.5
"""Seconds between two signs of life, each of which tells how far it is."""


class AnalysisWorker:
    """Analyses games that are over, from the logs of their tables, and records that somebody brought along."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._thread = analysis_thread()

    async def analyse(self, context: Context, *, key: str, record: Mapping[str, Any] | None) -> Any:
        """The analysis as JSON, of the record or of that table; None if nobody wants it any more, or it cannot be made."""
        try:
            with count_job("analysis"):
                found = await self._record(key) if record is None else record
                return None if found is None else msgspec.to_builtins(await self._make(context["job"], AnalysisTask(key, found)))
        except Abandoned:
            return None
        except Exception:
            logger.exception("an analysis failed")
            return None

    def close(self) -> None:
        """Begin nothing new."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _make(self, job: Job, work: AnalysisTask) -> Analysis:
        try:
            async with send_heartbeats(lambda: _report_progress(job, work), HEARTBEAT_SECONDS):
                return await asyncio.get_running_loop().run_in_executor(self._thread, work.run)
        finally:
            work.ended.set()

    async def _record(self, table_id: str) -> Mapping[str, Any] | None:
        table = await load_table(self._log, table_id)
        return None if table is None or table.game is None or table.state == "playing" else table.game.record()


async def _report_progress(job: Job, work: AnalysisTask) -> None:
    """Say how far the work is, and give it up if no server wants it any more."""
    await job.update(meta={"done": work.done, "of": work.of})
    queue = job.get_queue()
    assert isinstance(queue, JobQueue)
    if await queue.redis.exists(wanted_key(work.key)):
        work.asked = time.monotonic()
    else:
        work.ended.set()
