"""The client that asks workers and waits for their answers."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import msgspec
from redis.exceptions import RedisError

from matchwood.server.compute.job_queue import JobQueue
from matchwood.server.util.tasks import wait_at_most

logger = logging.getLogger(__name__)

PRESENCE_SECONDS = 1.0
REST_SECONDS = 5.0
"""After a timeout, the server asks no worker for this time."""

Check = Callable[[], Awaitable[bool]]
"""Checks whether a worker is running."""


class WorkerPresence:
    """Remembers for some seconds whether a worker is running."""

    def __init__(self, check: Check, seconds: float) -> None:
        self._check = check
        self._seconds = seconds
        self._present = False
        self._valid_until = -math.inf
        self._lock = asyncio.Lock()

    async def is_present(self) -> bool:
        """Return whether a worker is running. Raises RedisError or OSError if Redis fails."""
        async with self._lock:
            if time.monotonic() >= self._valid_until:
                self.assume_absent(self._seconds)
                self._present = await self._check()
            return self._present

    def assume_absent(self, seconds: float) -> None:
        """For the next `seconds` seconds, assume that no worker is running."""
        self._present, self._valid_until = False, time.monotonic() + seconds


class WorkerClient:
    """Sends questions to the workers of one job queue. The client repeats a question every `poll_seconds` seconds."""

    def __init__(self, queue: JobQueue, poll_seconds: float) -> None:
        self._queue, self._poll_seconds = queue, poll_seconds
        self.presence = WorkerPresence(queue.has_workers, PRESENCE_SECONDS)

    async def result(
        self, key: str, question: Mapping[str, Any], seconds: float | None = None, watch: Callable[[Sequence[int]], object] = len
    ) -> Any:
        """Return the workers' answer to a question. Return None if no worker answers. Requests with equal keys share one job.

        Before each wait, `watch` gets the progress. It may raise an error to stop waiting.
        """
        finished = self._queue.finished(key)
        try:
            async with asyncio.timeout(seconds) as limit:
                while await self.presence.is_present():
                    if limit.expired():  # redis-py may lose the cancellation
                        raise TimeoutError
                    finished.clear()
                    answer, progress = await self._queue.ask(key, question)
                    if answer is not None:
                        return msgspec.json.decode(answer)
                    watch(progress)
                    await wait_at_most(finished, self._poll_seconds)
        except (RedisError, OSError) as error:  # includes TimeoutError
            logger.info("no worker answered: %s", type(error).__name__)
            if isinstance(error, TimeoutError):
                self.presence.assume_absent(REST_SECONDS)
        return None

    async def close(self) -> None:
        """Disconnect from the queue."""
        await self._queue.disconnect()
