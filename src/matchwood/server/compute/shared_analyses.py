"""Analyses that the servers of a deployment share if no worker makes them.

The server that makes an analysis holds a lock in Redis, which expires without heartbeats. If the server is killed, another one
starts the analysis again. While Redis is away, two servers may make the same analysis, and both get the same result.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

import msgspec
from redis.asyncio import Redis
from redis.asyncio.lock import Lock
from redis.exceptions import RedisError

from matchwood.server.compute.analyses import Analyses, AnalysisTask
from matchwood.server.compute.analysis_client import POLL_SECONDS, AnalysisClient
from matchwood.server.compute.heartbeat import send_heartbeats
from matchwood.server.compute.job_queue import ANALYSES, WANTED_SECONDS
from matchwood.server.compute.replay_messages import Analysis

logger = logging.getLogger(__name__)

PREFIX = "matchwood:analysis:"
HEARTBEAT_SECONDS = 0.5
"""Time between two heartbeats, each with the progress."""
LOCK_EXPIRY_SECONDS = 5
"""Time without a heartbeat after which another server starts the analysis again."""
CLOSE_TIMEOUT_SECONDS = 1.0
"""Time for which a server that ends waits for Redis to release its lock."""


class SharedAnalyses:
    """Asks first the workers and then the other servers for an analysis."""

    def __init__(self, workers: AnalysisClient, redis: Redis) -> None:
        self._workers = workers
        self._redis = redis

    async def make(self, work: AnalysisTask, here: Analyses) -> Analysis:
        """Return the analysis of this game from a worker or another server, or make the analysis in this process. Raises
        Abandoned if no client waits for the analysis. If the analysis fails, raises the error of the analysis.
        """
        found = await self._workers.make(work)
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

    async def _wait(self, work: AnalysisTask, here: Analyses, lock: Lock) -> Analysis | None:
        """Wait for the analysis of another server and return the analysis. Return None if this server has acquired `lock` and
        has to make the analysis.
        """
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
        """Return the finished analysis if Redis contains the analysis. If the analysis is not finished, set the progress in
        `work` to the progress in Redis.
        """
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
            with contextlib.suppress(RedisError, OSError):  # with TimeoutError
                async with asyncio.timeout(CLOSE_TIMEOUT_SECONDS):
                    await self._redis.delete(_progress_key(work.key))
                    await lock.release()

    async def _report_progress(self, work: AnalysisTask, lock: Lock) -> None:
        """Store the progress of the analysis in Redis, and extend the lock on the analysis. Continue the analysis as long as
        another server waits for the result.
        """
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
