"""Workers make the analyses that servers ask for. If none is there, the servers make them."""

from __future__ import annotations

import contextlib
import logging
from typing import Any

import msgspec
from redis.exceptions import RedisError
from saq.job import TERMINAL_STATUSES, Job, Status

from matchwood.server.compute.analyses import AnalysisTask
from matchwood.server.compute.job_queue import ATTEMPTS, JobQueue
from matchwood.server.compute.replay_messages import Analysis
from matchwood.server.compute.worker_presence import WorkerPresence

logger = logging.getLogger(__name__)

KEPT = 600
"""Whole seconds for which what was found is kept for other servers."""
LONGEST = 1800
"""Whole seconds after which an analysis is given up."""
HEARTBEAT = 3
"""Whole seconds without a sign of life after which a worker counts as killed, and its analysis is begun by another."""
WANTED = 15
"""Whole seconds for which a worker believes that an analysis is wanted."""
POLL_SECONDS = 0.5
"""Seconds between two looks at how far it is."""
ATTENDANCE_SECONDS = 2.0
"""Seconds between two looks whether there are workers."""


class AnalysisClient:
    """What a server knows of the workers that analyse."""

    def __init__(self, queue: JobQueue) -> None:
        self._queue = queue
        self._presence = WorkerPresence(queue.has_workers, ATTENDANCE_SECONDS)

    async def make(self, work: AnalysisTask) -> Analysis | None:
        """What a worker finds; None if nobody answers. Raises Abandoned."""
        try:
            answer = await self._answer(work)
        except (RedisError, OSError, RuntimeError) as error:  # with TimeoutError; a job that is gone is a RuntimeError
            logger.info("no worker made the analysis: %s", type(error).__name__)
            return None
        return None if answer is None else msgspec.convert(answer, Analysis)

    async def close(self) -> None:
        """Ask no more."""
        await self._queue.disconnect()

    async def _answer(self, work: AnalysisTask) -> Any:
        if not await self._presence.is_present():
            return None
        await self._mark_wanted(work)
        job = await self._queue.job(work.key)
        if job is None or (job.status in TERMINAL_STATUSES and job.result is None):  # it was given up
            job = await self._enqueue(work)
        while job.status not in TERMINAL_STATUSES:
            work.check_wanted()
            if not await self._presence.is_present():
                return None
            await self._mark_wanted(work)
            with contextlib.suppress(TimeoutError):
                await job.refresh(POLL_SECONDS)
            work.begun = work.begun or job.status == Status.ACTIVE
            work.done, work.of = job.meta.get("done", work.done), job.meta.get("of", work.of)
        return job.result if job.status == Status.COMPLETE else None

    async def _enqueue(self, work: AnalysisTask) -> Job:
        question = {"key": work.key, "record": None if work.of_table else work.record}
        job = Job("analyse", question, key=work.key, timeout=LONGEST, heartbeat=HEARTBEAT, retries=ATTEMPTS, ttl=KEPT)
        return await self._queue.enqueue_once(job)

    async def _mark_wanted(self, work: AnalysisTask) -> None:
        await self._queue.redis.set(wanted_key(work.key), 1, ex=WANTED)


def wanted_key(key: str) -> str:
    """The name under which servers say that they still want this analysis."""
    return f"matchwood:wanted:{key}"
