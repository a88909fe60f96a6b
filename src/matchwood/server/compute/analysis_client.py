"""Workers make the analyses that servers ask for. If none is there, the servers make them."""

from __future__ import annotations

import msgspec
from saq.job import Job, Status

from matchwood.server.compute.analyses import AnalysisTask
from matchwood.server.compute.job_queue import ATTEMPTS, JobQueue
from matchwood.server.compute.replay_messages import Analysis
from matchwood.server.compute.worker_client import WorkerClient

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


class AnalysisClient:
    """Asks workers for analyses."""

    def __init__(self, queue: JobQueue) -> None:
        self._workers = WorkerClient(queue)

    async def make(self, work: AnalysisTask) -> Analysis | None:
        """Return the analysis of a worker, or None if no worker answers. Raises Abandoned."""

        async def watch(job: Job) -> None:
            work.check_wanted()
            work.begun = work.begun or job.status == Status.ACTIVE
            work.done, work.of = job.meta.get("done", work.done), job.meta.get("of", work.of)
            await self._workers.queue.redis.set(wanted_key(work.key), 1, ex=WANTED)

        question = {"key": work.key, "record": None if work.of_table else work.record}
        job = Job("analyse", question, key=work.key, timeout=LONGEST, heartbeat=HEARTBEAT, retries=ATTEMPTS, ttl=KEPT)
        answer = await self._workers.result(job, POLL_SECONDS, watch=watch)
        return None if answer is None else msgspec.convert(answer, Analysis)

    async def close(self) -> None:
        """Disconnect from the queue."""
        await self._workers.close()


def wanted_key(key: str) -> str:
    """Return the key in Redis by which servers say that they still want this analysis."""
    return f"matchwood:wanted:{key}"
