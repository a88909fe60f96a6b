"""The queue of thoughts that servers ask for and workers think: jobs of SAQ on the Redis of the house.

A job says which seat of which table has to decide after which event. It holds nothing secret; its answer is what the server
is about to make known, or a hint.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from typing import TYPE_CHECKING, Any

from redis.exceptions import RedisError
from saq import Status
from saq.queue.redis import RedisQueue

from matchwood.server.compute.bots import Asked
from matchwood.server.compute.job_updates import JobUpdates
from matchwood.server.util import metrics

if TYPE_CHECKING:
    from collections.abc import Sequence

    from redis.asyncio import Redis
    from saq import Job
    from saq.types import WorkerInfo

logger = logging.getLogger(__name__)

NAME = "matchwood"
ANALYSES = "matchwood-analyses"
"""The queue of analyses is one of its own, so that no move waits for them."""
HEARTBEAT = 2
"""Whole seconds without a sign of life after which a worker counts as killed, and its job is given to another."""
LONGEST = 10
"""Whole seconds after which a thought is given up."""
KEPT = 60
"""Whole seconds for which an answer is kept for servers that ask the same."""
ATTEMPTS = 3


class JobQueue(RedisQueue):
    """The queue as servers and workers use it."""

    def __init__(self, redis: Redis, name: str = NAME) -> None:
        super().__init__(redis, name=name)
        self._pubsub = JobUpdates(redis.pubsub(), prefix=self._pubsub.prefix)
        self._cleanup_script = self._stalled  # type: ignore[assignment]  # SAQ's sweep calls it, and nothing else does
        self._just_taken: set[bytes] = set()
        self._away = False
        self._signed = -math.inf
        logging.getLogger("saq").setLevel(logging.CRITICAL)  # it repeats itself while Redis is away; we say it once

    async def dequeue(self, timeout: float = 0.0, poll_interval: float = 0.0) -> Job | None:  # noqa: ASYNC109  it is SAQ's
        """The next job; none while Redis is away."""
        try:
            job = await super().dequeue(timeout, poll_interval)
        except (RedisError, OSError) as error:
            if not self._away:
                logger.warning("Redis cannot be reached (%s): waiting until it is back", error)
            self._away = True
            await asyncio.sleep(1)
            return None
        if self._away:
            logger.warning("Redis is there again")
        self._away = False
        return job

    async def enqueue_once(self, job: Job) -> Job:
        """Ask this, unless it is asked already; the job as it stands in the queue. Raises RuntimeError if it is gone again."""
        put = await self.enqueue(job) or await self.job(job.key)
        if put is None:
            raise RuntimeError("the job is gone")
        return put

    async def has_workers(self) -> bool:
        """Whether workers are there for it."""
        return bool((await self.info())["workers"])

    async def write_worker_info(self, worker_id: str, info: WorkerInfo, ttl: int) -> None:
        """Tell the servers that this worker is there."""
        await super().write_worker_info(worker_id, info, ttl)
        self._signed = time.monotonic()
        metrics.SIGN_OF_LIFE.labels(self.name).set_to_current_time()

    def sent_heartbeat_within(self, seconds: float) -> bool:
        """Whether a worker of this process told the servers in the last so many seconds that it is there."""
        return time.monotonic() - self._signed < seconds

    async def disconnect(self) -> None:
        """Let go of Redis, also if it is away already: it does not have to hear of it."""
        with contextlib.suppress(RedisError, OSError):
            await super().disconnect()

    async def sweep(self, lock: int = 60, abort: float = 0.05) -> list[str]:
        """Give the jobs of workers that were killed to others, without waiting long for those workers to agree."""
        return await super().sweep(lock, abort)

    async def _stalled(self, keys: Sequence[str], args: Sequence[int], client: Redis) -> list[tuple[bytes, bytes | None]]:
        """What sweeping looks through, once in so many seconds: the jobs of workers, but for those taken since the last look.

        A worker takes a job, and says so a moment later. Between the two the job looks like one whose worker was killed.
        """
        sweeping, active = keys
        if not await client.set(sweeping, 1, ex=args[0], nx=True):
            return []
        jobs: Any = await client.sort(active, by="nosort", get=["#", "*"], groups=True)  # type: ignore[misc]  # no number without `store`
        taken_before, self._just_taken = self._just_taken, {name for name, job in jobs if self._not_begun(job)}
        return [(name, job) for name, job in jobs if name not in self._just_taken or name in taken_before]

    def _not_begun(self, told: bytes | None) -> bool:
        job = self.deserialize(told)
        return job is not None and job.status == Status.QUEUED


def key_of(asked: Asked, table_id: str, number: int, seat: int) -> str:
    """The name of a job: the same question is asked once, whoever asks it."""
    return f"{asked}:{table_id}:{number}:{seat}"
