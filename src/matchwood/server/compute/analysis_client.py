"""The client that asks workers for analyses."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from matchwood.server.compute.analyses import AnalysisTask
from matchwood.server.compute.job_queue import JobQueue
from matchwood.server.compute.replay_messages import Analysis
from matchwood.server.compute.worker_client import WorkerClient

POLL_SECONDS = 0.5
"""Time between two questions for the progress."""


class AnalysisClient:
    """Asks workers for analyses."""

    def __init__(self, queue: JobQueue) -> None:
        self._workers = WorkerClient(queue, POLL_SECONDS)

    async def make(self, work: AnalysisTask) -> Analysis | None:
        """Return the analysis of a worker, or None if no worker answers. Raises Abandoned."""

        def watch(progress: Sequence[int]) -> None:
            work.check_wanted()
            if progress:
                work.begun, (work.done, work.of) = True, progress

        question = {"key": work.key, "record": None if work.of_table else work.record}
        answer = await self._workers.result(work.key, question, watch=watch)
        return None if answer is None else msgspec.convert(answer, Analysis)

    async def close(self) -> None:
        """Disconnect from the queue."""
        await self._workers.close()
