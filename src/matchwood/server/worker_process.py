"""Running a worker: it thinks for the bots of the servers that share its database and its Redis, until it is asked to end."""

from __future__ import annotations

import asyncio
import os

import sqlalchemy as sql
from saq import Worker
from saq.types import Context, PartialTimersDict

from matchwood.server.cluster.redis_connection import connect_to_redis
from matchwood.server.compute.analysis_worker import AnalysisWorker
from matchwood.server.compute.bot_worker import BotWorker
from matchwood.server.compute.compiling import Compiler
from matchwood.server.compute.job_queue import ANALYSES, JobQueue
from matchwood.server.protocol.errors import CannotServe
from matchwood.server.storage.database import open_shared_database
from matchwood.server.storage.log import Log
from matchwood.server.util import logs, metrics
from matchwood.server.util.logs import Form, Level
from matchwood.server.util.msgspec_warmup import warm_up_structs

SECONDS_TO_END = 4
"""How long thoughts that have begun may take to end. A worker that only waits ends within some two seconds."""
SIGN = 4
"""Whole seconds from one sign to the servers that this worker is there to the next; it holds for a second more."""
LOST_SECONDS = 15
"""Seconds without such a sign after which a worker counts as not well."""
POLL_SECONDS = 1.0
"""Seconds for which a worker waits for a job before it looks whether it should end."""


def work(
    database: str,
    live: str,
    threads: int | None = None,
    log: Form = "plain",
    log_level: Level = "warning",
    metrics_port: int | None = None,
    metrics_host: str = "127.0.0.1",
) -> None:
    """Compute moves and analyses for the servers of this database and Redis, until Ctrl-C or SIGTERM.

    The default number of threads is one for each processor. If the worker cannot start, it prints the reason and exits. It serves
    metrics and its health only if a port is given.
    """
    warm_up_structs()
    logs.configure(log, log_level)
    try:
        engine, queues = (
            open_shared_database(database),
            (JobQueue(connect_to_redis(live)), JobQueue(connect_to_redis(live), ANALYSES)),
        )
        with metrics.serve_metrics(
            metrics_host, metrics_port, lambda: all(queue.sent_heartbeat_within(LOST_SECONDS) for queue in queues)
        ):
            asyncio.run(_work(engine, queues, threads or os.cpu_count() or 1))
    except CannotServe as reason:
        raise SystemExit(f"matchwood: {reason}") from None


async def _work(engine: sql.Engine, queues: tuple[JobQueue, JobQueue], threads: int) -> None:
    compiler = Compiler()
    try:
        await compiler.wait_for_all()  # or the first to ask would wait for the compiler
    finally:
        await compiler.close()
    log, (queue, analyses) = Log(engine), queues
    thinker, analyst = BotWorker(log, threads), AnalysisWorker(log)

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
        dequeue_timeout=POLL_SECONDS,
        shutdown_grace_period_s=SECONDS_TO_END,
    )
    beside = Worker(
        analyses, [("analyse", analyst.analyse)], concurrency=1, startup=seen, timers=timers, dequeue_timeout=POLL_SECONDS
    )
    beside.SIGNALS = []  # the other one hears them for both
    analysing = asyncio.create_task(beside.start(), name="analyses")
    try:
        await worker.start()
    finally:
        beside.event.set()  # what is not finished is begun by another worker
        await asyncio.gather(analysing, return_exceptions=True)
        analyst.close()
        thinker.close()
        try:
            await queue.disconnect()
            await analyses.disconnect()
        finally:  # its thread would keep the process for ever
            await asyncio.to_thread(log.close)
