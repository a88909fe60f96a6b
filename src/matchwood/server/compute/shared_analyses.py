"""Servers of one house share an analysis that no worker makes: one of them makes it, the others wait for what it finds.

Whoever makes it leaves a note in Redis, which holds for as long as it gives signs of life; if it is killed, the next one begins
anew. That two make the same, as they may while Redis is away, does no harm: both find the same.
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
from matchwood.server.compute.analysis_client import KEPT, POLL_SECONDS, WANTED, AnalysisClient, wanted_key
from matchwood.server.compute.heartbeat import send_heartbeats
from matchwood.server.compute.replay_messages import Analysis

logger = logging.getLogger(__name__)

PREFIX = "matchwood:analysis:"
HEARTBEAT_SECONDS = 0.5
"""Seconds between two signs of life, each of which tells how far it is."""
HOLDS = 5
"""Whole seconds without a sign of life after which whoever made it counts as killed."""
CLOSE_TIMEOUT_SECONDS = 1.0
"""Seconds for which a server that ends waits for Redis to hear that it makes nothing any more."""


class SharedAnalyses:
    """Asks the workers first, then the other servers."""

    def __init__(self, workers: AnalysisClient, redis: Redis) -> None:
        self._workers = workers
        self._redis = redis

    async def make(self, work: AnalysisTask, here: Analyses) -> Analysis:
        """What others find, or what is made `here` because nobody else does. Raises Abandoned, and what making it raises."""
        found = await self._workers.make(work)
        if found is not None:
            return found
        note = self._redis.lock(PREFIX + work.key, timeout=HOLDS, blocking=False, thread_local=False)
        try:
            found = await self._wait(work, here, note)
        except (RedisError, OSError) as error:
            logger.info("an analysis is not shared: %s", type(error).__name__)
            work.begun, work.done = False, 0
            return await here.make(work)
        return found or await self._make(work, here, note)

    async def close(self) -> None:
        """Ask no more."""
        await self._workers.close()

    async def _wait(self, work: AnalysisTask, here: Analyses, note: Lock) -> Analysis | None:
        """What another server finds; None as soon as this one is to make it, and has left its note."""
        while (found := await self._check(work)) is None:
            work.check_wanted()
            if here.is_next(work) and await note.acquire():
                found = await self._check(work)  # whoever made it may have finished just now
                if found is not None:
                    await note.release()
                return found
            await self._redis.set(wanted_key(work.key), 1, ex=WANTED)
            await asyncio.sleep(POLL_SECONDS)
        return found

    async def _check(self, work: AnalysisTask) -> Analysis | None:
        """What was found; otherwise see how far it is."""
        found, reached = await self._redis.mget(_result_key(work.key), _progress_key(work.key))
        if found is not None:
            with contextlib.suppress(msgspec.MsgspecError):  # of another version
                return msgspec.json.decode(found, type=Analysis)
        work.begun = reached is not None
        work.done, work.of = (0, work.of) if reached is None else map(int, reached.split())
        return None

    async def _make(self, work: AnalysisTask, here: Analyses, note: Lock) -> Analysis:
        try:
            async with send_heartbeats(lambda: self._report_progress(work, note), HEARTBEAT_SECONDS):
                found = await here.make(work)
            with contextlib.suppress(RedisError, OSError):
                await self._redis.set(_result_key(work.key), msgspec.json.encode(found), ex=KEPT)
            return found
        finally:
            with contextlib.suppress(RedisError, OSError):  # with TimeoutError
                async with asyncio.timeout(CLOSE_TIMEOUT_SECONDS):
                    await self._redis.delete(_progress_key(work.key))
                    await note.release()

    async def _report_progress(self, work: AnalysisTask, note: Lock) -> None:
        """Say how far it is, and go on for as long as some server wants it."""
        await note.reacquire()
        await self._redis.set(_progress_key(work.key), f"{work.done} {work.of}", ex=HOLDS)
        if await self._redis.exists(wanted_key(work.key)):
            work.asked = time.monotonic()


def _result_key(key: str) -> str:
    return f"{PREFIX}{key}:found"


def _progress_key(key: str) -> str:
    return f"{PREFIX}{key}:reached"
