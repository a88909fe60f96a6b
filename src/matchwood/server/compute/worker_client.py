"""Jobs for workers: how a server asks them, and waits for their results."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from collections.abc import Awaitable, Callable
from typing import Any

from redis.exceptions import RedisError
from saq.job import TERMINAL_STATUSES, Job, Status

from matchwood.server.compute.job_queue import JobQueue
from matchwood.server.compute.worker_presence import WorkerPresence

logger = logging.getLogger(__name__)

PRESENCE_SECONDS = 1.0
"""Seconds for which it is remembered whether there are workers."""
REST_SECONDS = 5.0
"""Seconds for which no worker is asked after a timeout: all of them may be gone, or have too much to do."""

Watch = Callable[[Job], Awaitable[object]]


async def _ignore(_: Job) -> None:
    return


class WorkerClient:
    """Asks the workers of one queue."""

    def __init__(self, queue: JobQueue) -> None:
        self.queue = queue
        self.presence = WorkerPresence(queue.has_workers, PRESENCE_SECONDS)

    async def result(self, job: Job, poll_seconds: float, timeout: float = math.inf, watch: Watch = _ignore) -> Any:  # noqa: ASYNC109
        """Return the result of this job, or None if no worker answers. Jobs with the same key are one job.

        `watch` is called with the job before it is sent and before each wait. What it raises ends the wait, and is raised.
        """
        try:
            async with asyncio.timeout(None if timeout == math.inf else timeout):
                return await self._result(job, poll_seconds, time.monotonic() + timeout, watch)
        except (RedisError, OSError, RuntimeError) as error:  # with TimeoutError; a job that is gone is a RuntimeError
            logger.info("no worker answered: %s", type(error).__name__)
            if isinstance(error, TimeoutError):
                self.presence.assume_absent(REST_SECONDS)
            return None

    async def close(self) -> None:
        """Disconnect from the queue."""
        await self.queue.disconnect()

    async def _result(self, job: Job, poll_seconds: float, give_up: float, watch: Watch) -> Any:
        if not await self.presence.is_present():
            return None
        known = await self.queue.job(job.key)
        if known is None or (known.status in TERMINAL_STATUSES and known.result is None):  # it was given up
            await watch(job)
            known = await self.queue.enqueue_once(job)
        while known.status not in TERMINAL_STATUSES:
            if time.monotonic() > give_up:  # a timeout may go unnoticed here, as `tasks.cancel_all` says
                raise TimeoutError
            await watch(known)
            if not await self.presence.is_present():
                return None
            with contextlib.suppress(TimeoutError):
                await known.refresh(poll_seconds)
        return known.result if known.status == Status.COMPLETE else None
