"""Job queues in Redis streams. Jobs contain no secrets."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple
from weakref import WeakValueDictionary

import msgspec
from redis.exceptions import RedisError, ResponseError

from matchwood.server.util import metrics
from matchwood.server.util.tasks import cancel_all, send_heartbeats

if TYPE_CHECKING:
    from redis.asyncio import Redis

logger = logging.getLogger(__name__)

WORKERS = "workers"
"""The names of the consumer group and of its only consumer. All workers share it, so any worker can take over any job."""
MAX_ATTEMPTS = 3
WANTED_SECONDS = 15
"""Workers drop a job if no server has asked for it for this time."""
GIVEN_UP_SECONDS = 2
"""Redis keeps a failed job for this time. Waiting servers ask again sooner."""
WORKER_HEARTBEAT_SECONDS = 4
"""Time between two heartbeats of a worker."""
BLOCK_MS = 1_000
"""The longest wait for a new job. A worker without a job can end only after this wait."""
RETRY_SECONDS = 1.0
JOB_HEARTBEAT_SECONDS = 0.5
"""Time between two heartbeats for one job."""

ASK = """
if redis.call('HSETNX', KEYS[1], 'attempts', 0) == 1 then
    redis.call('XADD', KEYS[2], '*', 'key', ARGV[1], 'question', ARGV[2])
end
if redis.call('HEXISTS', KEYS[1], 'answer') == 0 then redis.call('EXPIRE', KEYS[1], ARGV[3]) end
return redis.call('HMGET', KEYS[1], 'answer', 'progress')
"""
BEAT = """
redis.call('XCLAIM', KEYS[2], ARGV[1], ARGV[1], 0, ARGV[2], 'JUSTID')
if redis.call('EXISTS', KEYS[1]) == 0 or redis.call('HEXISTS', KEYS[1], 'answer') == 1 then return 0 end
redis.call('HSET', KEYS[1], 'progress', ARGV[3])
return redis.call('HINCRBY', KEYS[1], 'attempts', ARGV[4])
"""
FINISH = """
redis.call('XACK', KEYS[2], ARGV[1], ARGV[2])
redis.call('XDEL', KEYS[2], ARGV[2])
if redis.call('EXISTS', KEYS[1]) == 1 and redis.call('HSETNX', KEYS[1], 'answer', ARGV[3]) == 1 then
    redis.call('EXPIRE', KEYS[1], ARGV[4])
    redis.call('XADD', KEYS[3], 'MAXLEN', '~', 1000, '*', 'key', ARGV[5])
end
"""


class JobKind(NamedTuple):
    """A kind of job with its own queue in Redis.

    - `heartbeat_ms`: time without a heartbeat after which another worker takes a job over.
    - `timeout_seconds`: time after which a worker gives a job up.
    - `kept_seconds`: time for which Redis keeps an answer.
    """

    name: str
    heartbeat_ms: int
    timeout_seconds: int
    kept_seconds: int


MOVES = JobKind("matchwood", heartbeat_ms=2_000, timeout_seconds=10, kept_seconds=60)
ANALYSES = JobKind("matchwood-analyses", heartbeat_ms=3_000, timeout_seconds=1_800, kept_seconds=600)
"""A separate queue, so that no move waits for an analysis."""


class Job(NamedTuple):
    """A job that this process has taken from the queue."""

    entry: bytes
    key: str
    question: dict[str, Any]


Beat = Callable[..., Awaitable[int]]
"""Sends a heartbeat for one job."""


class JobQueue:
    """A queue of jobs in Redis. Requests with the same key share one job."""

    def __init__(self, redis: Redis, kind: JobKind = MOVES) -> None:
        self.redis, self.kind = redis, kind
        self._jobs, self._presence, self._finished, self._record = (
            f"{kind.name}:{part}" for part in ("jobs", "workers", "finished", "job:")
        )
        self._ask, self._beat, self._finish = map(redis.register_script, (ASK, BEAT, FINISH))
        self._events: WeakValueDictionary[str, asyncio.Event] = WeakValueDictionary()
        self._listener: asyncio.Task[None] | None = None
        self._away, self._heartbeat_sent = False, -math.inf

    async def disconnect(self) -> None:
        """Disconnect from Redis, even if Redis does not answer."""
        if self._listener is not None:
            await cancel_all(self._listener)
        with contextlib.suppress(RedisError, OSError):
            await self.redis.aclose()

    async def ask(self, key: str, question: Mapping[str, Any]) -> tuple[bytes | None, Sequence[int]]:
        """Return a worker's answer as JSON, or None until the job is finished, and the progress of the job.

        The first call adds the job. Workers drop it if no server repeats the call within `WANTED_SECONDS`.
        """
        arguments = key, msgspec.json.encode(question), WANTED_SECONDS
        answer, progress = await self._ask([self._record + key, self._jobs], arguments)
        return answer, msgspec.json.decode(progress or b"[]")

    def finished(self, key: str) -> asyncio.Event:
        """Return an asyncio event that is set when this job ends."""
        if self._listener is None:
            self._listener = asyncio.create_task(self._listen(), name=f"listener to finished jobs of {self.kind.name}")
        return self._events.setdefault(key, asyncio.Event())

    async def has_workers(self) -> bool:
        """Return whether a worker has sent a heartbeat lately."""
        return bool(await self.redis.exists(self._presence))

    async def send_heartbeat(self) -> None:
        """Tell the servers that this worker is running."""
        with contextlib.suppress(ResponseError):  # it exists already
            await self.redis.xgroup_create(self._jobs, WORKERS, id="0", mkstream=True)
        await self.redis.expire(self._jobs, 3_600)
        await self.redis.set(self._presence, 1, ex=WORKER_HEARTBEAT_SECONDS + 1)
        self._heartbeat_sent = time.monotonic()
        metrics.LAST_HEARTBEAT.labels(self.kind.name).set_to_current_time()

    def heartbeats(self) -> AbstractAsyncContextManager[None]:
        """Send regular heartbeats of this worker while the context is open."""
        return send_heartbeats(self.send_heartbeat, WORKER_HEARTBEAT_SECONDS)

    def sent_heartbeat_within(self, seconds: float) -> bool:
        """Return whether this worker has sent a heartbeat in the last `seconds` seconds."""
        return time.monotonic() - self._heartbeat_sent < seconds

    async def work(self, do: Callable[..., Awaitable[Any]], ending: asyncio.Event) -> None:
        """Take jobs from the queue until the event `ending` is set.

        `do` receives a `Beat` and the fields of the question, and returns the answer.
        """
        while not ending.is_set():
            if (job := await self.take()) is not None:
                await asyncio.create_task(self._do(job, do), name=f"job {job.key}")  # the log entries of the job name its table

    async def take(self) -> Job | None:
        """Return the next job. Return None if the queue is empty or Redis fails."""
        try:
            job = await self._next()
        except (RedisError, OSError) as error:
            if not self._away:
                logger.warning("Redis cannot be reached (%s): waiting until it is back", error)
            self._away = True
            await asyncio.sleep(RETRY_SECONDS)
            return None
        if self._away:
            logger.warning("Redis is there again")
        self._away = False
        return job

    async def beat(self, job: Job, progress: Sequence[int] = (), attempts: int = 0) -> int:
        """Send a heartbeat for a job. Return how often workers have started the job, or 0 if no server waits for the answer."""
        arguments = WORKERS, job.entry, msgspec.json.encode(progress), attempts
        return int(await self._beat([self._record + job.key, self._jobs], arguments))

    async def finish(self, job: Job, answer: Any) -> None:
        """Store a worker's answer to a job. The answer None means that the worker could not answer."""
        kept = GIVEN_UP_SECONDS if answer is None else self.kind.kept_seconds
        arguments = WORKERS, job.entry, msgspec.json.encode(answer), kept, job.key
        await self._finish([self._record + job.key, self._jobs, self._finished], arguments)

    async def _do(self, job: Job, do: Callable[..., Awaitable[Any]]) -> None:
        answer, limit = None, asyncio.timeout(self.kind.timeout_seconds)
        try:
            async with limit:
                answer = await do(partial(self.beat, job), **job.question)
        except Exception:
            if not limit.expired():
                logger.exception("a job failed")
        with contextlib.suppress(RedisError, OSError):
            await self.finish(job, answer)

    async def _next(self) -> Job | None:
        idle, found = self.kind.heartbeat_ms, []
        # XAUTOCLAIM would look only at ten entries
        for pending in await self.redis.xpending_range(self._jobs, WORKERS, "-", "+", 1, idle=idle):
            found = await self.redis.xclaim(self._jobs, WORKERS, WORKERS, idle, [pending["message_id"]])
        if not found:
            streams = await self.redis.xreadgroup(WORKERS, WORKERS, {self._jobs: ">"}, 1, BLOCK_MS)
            found = streams[0][1] if streams else []
        for entry, fields in found:
            job = Job(entry, fields[b"key"].decode(), msgspec.json.decode(fields[b"question"]))
            if 0 < await self.beat(job, attempts=1) <= MAX_ATTEMPTS:
                return job
            await self.finish(job, None)
        return None

    async def _listen(self) -> None:
        last = b"0"
        while True:
            try:
                for _, entries in await self.redis.xread({self._finished: last}, block=BLOCK_MS):
                    for last, fields in entries:  # noqa: B007  read on after the last one
                        if (event := self._events.get(fields[b"key"].decode())) is not None:
                            event.set()
            except (RedisError, OSError):
                await asyncio.sleep(RETRY_SECONDS)
