"""Analyses that servers share through Redis.

The server that makes an analysis holds a lock. After a crash the lock expires, and another server starts the analysis again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Sequence

import msgspec
from redis.asyncio import Redis
from redis.asyncio.lock import Lock
from redis.exceptions import RedisError

from matchwood.server.compute.analyses import Analyses, AnalysisTask
from matchwood.server.compute.job_queue import ANALYSES, WANTED_SECONDS, JobQueue
from matchwood.server.compute.replay_messages import Analysis
from matchwood.server.compute.worker_client import WorkerClient
from matchwood.server.util.tasks import send_heartbeats

logger = logging.getLogger(__name__)

PREFIX = "matchwood:analysis:"
POLL_SECONDS = 0.5
"""A server asks for the progress after this time."""
HEARTBEAT_SECONDS = 0.5
LOCK_EXPIRY_SECONDS = 5
"""Time without a heartbeat after which the lock expires."""
CLOSE_TIMEOUT_SECONDS = 1.0
"""Time that a closing server has to release its lock."""


class SharedAnalyses:
    """Gets analyses from workers or from other servers."""

    def __init__(self, redis: Redis) -> None:
        self._workers = WorkerClient(JobQueue(redis, ANALYSES), POLL_SECONDS)
        self._redis = redis

    async def make(self, work: AnalysisTask, here: Analyses) -> Analysis:
        """If possible, let a worker or another server make the analysis.

        Raises Abandoned if no client waits for the analysis.
        """
        found = await self._ask_workers(work)
        if found is not None:
            return found
        lock = self._redis.lock(PREFIX + work.key, timeout=LOCK_EXPIRY_SECONDS, blocking=False, thread_local=False)
        try:
            found = await self._wait(work, here, lock)
        except (RedisError, OSError) as error:
            logger.info("an analysis is not shared: %s", type(error).__name__)
            work.begun, work.done = False, 0
            return await here.make(work)
        return found or await self._make(work, here, lock)

    async def close(self) -> None:
        """Disconnect from the workers."""
        await self._workers.close()

    async def _ask_workers(self, work: AnalysisTask) -> Analysis | None:
        def watch(progress: Sequence[int]) -> None:
            work.check_wanted()
            if progress:
                work.begun, (work.done, work.of) = True, progress

        question = {"key": work.key, "record": None if work.of_table else work.record}
        answer = await self._workers.result(work.key, question, watch=watch)
        return None if answer is None else msgspec.convert(answer, Analysis)

    async def _wait(self, work: AnalysisTask, here: Analyses, lock: Lock) -> Analysis | None:
        """Wait for another server's analysis. Return None if this server has to make the analysis."""
        while (found := await self._check(work)) is None:
            work.check_wanted()
            if here.is_next(work) and await lock.acquire():
                found = await self._check(work)  # the other server may have finished just now
                if found is not None:
                    await lock.release()
                return found
            await self._redis.set(_wanted_key(work.key), 1, ex=WANTED_SECONDS)
            await asyncio.sleep(POLL_SECONDS)
        return found

    async def _check(self, work: AnalysisTask) -> Analysis | None:
        """Return a finished analysis from Redis. If it is not finished, copy its progress to `work`."""
        found, reached = await self._redis.mget(_result_key(work.key), _progress_key(work.key))
        if found is not None:
            with contextlib.suppress(msgspec.MsgspecError):  # of another version
                return msgspec.json.decode(found, type=Analysis)
        work.begun = reached is not None
        work.done, work.of = (0, work.of) if reached is None else map(int, reached.split())
        return None

    async def _make(self, work: AnalysisTask, here: Analyses, lock: Lock) -> Analysis:
        try:
            async with send_heartbeats(lambda: self._report_progress(work, lock), HEARTBEAT_SECONDS):
                found = await here.make(work)
            with contextlib.suppress(RedisError, OSError):
                await self._redis.set(_result_key(work.key), msgspec.json.encode(found), ex=ANALYSES.kept_seconds)
            return found
        finally:
            with contextlib.suppress(RedisError, OSError):  # includes TimeoutError
                async with asyncio.timeout(CLOSE_TIMEOUT_SECONDS):
                    await self._redis.delete(_progress_key(work.key))
                    await lock.release()

    async def _report_progress(self, work: AnalysisTask, lock: Lock) -> None:
        """Store the progress of the analysis, and extend the lock. Continue as long as another server waits."""
        await lock.reacquire()
        await self._redis.set(_progress_key(work.key), f"{work.done} {work.of}", ex=LOCK_EXPIRY_SECONDS)
        if await self._redis.exists(_wanted_key(work.key)):
            work.asked = time.monotonic()


def _wanted_key(key: str) -> str:
    return f"matchwood:wanted:{key}"


def _result_key(key: str) -> str:
    return f"{PREFIX}{key}:found"


def _progress_key(key: str) -> str:
    return f"{PREFIX}{key}:reached"
