"""Running a worker: it thinks for the bots of the servers that share its database and its Redis, until it is asked to end."""

from __future__ import annotations

import asyncio
import os

import sqlalchemy as sql
from redis.asyncio import Redis
from saq import Worker
from saq.types import Context, PartialTimersDict

from matchwood.server import logs
from matchwood.server.errors import CannotServe
from matchwood.server.lines.redis_connection import connect_to_redis
from matchwood.server.logs import Form, Level
from matchwood.server.storage.database import open_database
from matchwood.server.storage.log import Log
from matchwood.server.thinking.analyst import Analyst
from matchwood.server.thinking.job_queue import ANALYSES, JobQueue
from matchwood.server.thinking.thinker import Thinker
from matchwood.server.thinking.warming import Warming

SECONDS_TO_END = 4
"""How long thoughts that have begun may take to end. A worker that only waits ends within some two seconds."""
SIGN = 4
"""Whole seconds from one sign to the servers that this worker is there to the next; it holds for a second more."""
NAP = 1.0
"""Seconds for which a worker waits for a job before it looks whether it should end."""


def work(database: str, live: str, threads: int | None = None, log: Form = "plain", log_level: Level = "warning") -> None:
    """Think for the servers of this database and Redis, in so many threads (one for each processor), until Ctrl-C or SIGTERM.

    What prevents it is said in plain words on the way out.
    """
    logs.begin(log, log_level)
    try:
        engine, redis = open_database(database), (connect_to_redis(live), connect_to_redis(live))
    except CannotServe as reason:
        raise SystemExit(f"matchwood: {reason}") from None
    asyncio.run(_work(engine, redis, threads or os.cpu_count() or 1))


async def _work(engine: sql.Engine, redis: tuple[Redis, Redis], threads: int) -> None:
    await Warming().bots()  # or the first to ask would wait for the compiler
    log, queue, analyses = Log(engine), JobQueue(redis[0]), JobQueue(redis[1], ANALYSES)
    thinker, analyst = Thinker(log, threads), Analyst(log)

    async def seen(context: Context) -> None:
        await context["worker"].worker_info(SIGN + 1)

    async def opened(context: Context) -> None:
        await seen(context)
        print(f"Matchwood works for the servers, {threads} thought{'s' * (threads != 1)} at a time (Ctrl-C stops it)", flush=True)

    timers = PartialTimersDict(schedule=1, worker_info=SIGN, sweep=1, abort=1)
    worker = Worker(
        queue,
        [("think", thinker.think)],
        concurrency=threads,
        startup=opened,
        timers=timers,
        dequeue_timeout=NAP,
        shutdown_grace_period_s=SECONDS_TO_END,
    )
    beside = Worker(analyses, [("analyse", analyst.analyse)], concurrency=1, startup=seen, timers=timers, dequeue_timeout=NAP)
    beside.SIGNALS = []  # the other one hears them for both
    analysing = asyncio.create_task(beside.start(), name="analyses")
    try:
        await worker.start()
    finally:
        beside.event.set()  # what is not finished is begun by another worker
        await asyncio.gather(analysing, return_exceptions=True)
        analyst.close()
        thinker.close()
        await queue.disconnect()
        await analyses.disconnect()
        await asyncio.to_thread(log.close)
