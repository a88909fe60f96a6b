"""The client with which a server asks workers and waits for their answers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from redis.exceptions import RedisError

from matchwood.server.compute.job_queue import JobQueue
from matchwood.server.compute.worker_presence import WorkerPresence

logger = logging.getLogger(__name__)

PRESENCE_SECONDS = 1.0
"""Time for which the server remembers whether workers are present."""
REST_SECONDS = 5.0
"""Time without questions after a timeout, because all workers may be gone or busy."""


class WorkerClient:
    """Asks the workers of one job queue for answers, and repeats each question every `poll_seconds`."""

    def __init__(self, queue: JobQueue, poll_seconds: float) -> None:
        self._queue, self._poll_seconds = queue, poll_seconds
        self.presence = WorkerPresence(queue.has_workers, PRESENCE_SECONDS)

    async def result(
        self, key: str, question: Mapping[str, Any], seconds: float | None = None, watch: Callable[[Sequence[int]], object] = len
    ) -> Any:
        """Return the answer to this question, or None if no worker answers. If several callers use the same key, the workers
        compute the answer only once.

        `watch` receives the progress before each wait. If it raises an error, `result` stops waiting and raises this error.
        """
        finished = self._queue.finished(key)
        try:
            async with asyncio.timeout(seconds) as limit:
                while await self.presence.is_present():
                    if limit.expired():  # redis-py may swallow the cancellation, see `tasks.cancel_all`
                        raise TimeoutError
                    finished.clear()
                    answer, progress = await self._queue.ask(key, question)
                    if answer is not None:
                        return msgspec.json.decode(answer)
                    watch(progress)
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(self._poll_seconds):
                            await finished.wait()
        except (RedisError, OSError) as error:  # with TimeoutError
            logger.info("no worker answered: %s", type(error).__name__)
            if isinstance(error, TimeoutError):
                self.presence.assume_absent(REST_SECONDS)
        return None

    async def close(self) -> None:
        """Disconnect from the queue."""
        await self._queue.disconnect()
