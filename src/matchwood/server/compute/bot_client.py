"""Workers think for the bots of servers. If none answers, the server thinks by itself, so that nobody waits for ever."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Any

from redis.exceptions import RedisError
from saq.job import TERMINAL_STATUSES, Job, Status

from matchwood.server.compute.bots import Asked
from matchwood.server.compute.job_queue import ATTEMPTS, HEARTBEAT, KEPT, LONGEST, JobQueue, key_of
from matchwood.server.compute.worker_presence import WorkerPresence
from matchwood.server.table.table import Table

logger = logging.getLogger(__name__)

WORKER_TIMEOUT_SECONDS = 7.0
"""Seconds until a server thinks by itself. Meanwhile the job of a worker that was killed has been given to another."""
ATTENDANCE_SECONDS = 1.0
"""Seconds for which it is remembered whether there are workers."""
REST_SECONDS = 5.0
"""Seconds for which nobody is asked after nobody answered: all workers may be gone, or have too much to do."""
POLL_SECONDS = 0.25
"""Seconds after which the queue is asked: news of an answer that comes just when one begins to wait may be missed."""


class BotClient:
    """What a server knows of the workers of its house."""

    def __init__(self, queue: JobQueue) -> None:
        self._queue = queue
        self._presence = WorkerPresence(queue.has_workers, ATTENDANCE_SECONDS)

    async def ask(self, asked: Asked, table: Table, seat: int) -> Any:
        """What a worker answers about the decision of that seat; None if nobody does."""
        try:
            async with asyncio.timeout(WORKER_TIMEOUT_SECONDS):
                return await self._answer(asked, table.id, table.number, seat) if await self._presence.is_present() else None
        except (RedisError, OSError, RuntimeError) as error:  # with TimeoutError; a job that is gone is a RuntimeError
            logger.info("no worker answered: %s", type(error).__name__)
            if isinstance(error, TimeoutError):
                self._presence.assume_absent(REST_SECONDS)
            return None

    async def close(self) -> None:
        """Ask no more."""
        await self._queue.disconnect()

    async def _answer(self, asked: Asked, table_id: str, number: int, seat: int) -> Any:
        key, give_up = key_of(asked, table_id, number, seat), time.monotonic() + WORKER_TIMEOUT_SECONDS
        job = await self._queue.job(key) or await self._enqueue(asked, key, table_id, number, seat)
        while job.status not in TERMINAL_STATUSES:
            if time.monotonic() > give_up:  # a timeout may go unnoticed here, as `tasks.stop` says
                raise TimeoutError
            with contextlib.suppress(TimeoutError):
                await job.refresh(POLL_SECONDS)
        return job.result if job.status == Status.COMPLETE else None

    async def _enqueue(self, asked: Asked, key: str, table_id: str, number: int, seat: int) -> Job:
        question = {"asked": asked, "table_id": table_id, "number": number, "seat": seat}
        job = Job("think", question, key=key, timeout=LONGEST, heartbeat=HEARTBEAT, retries=ATTEMPTS, ttl=KEPT)
        return await self._queue.enqueue_once(job)
