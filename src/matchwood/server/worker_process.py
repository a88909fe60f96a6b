"""A worker process, which computes for the servers of a deployment."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os

import sqlalchemy as sql

import matchwood
from matchwood.commit import commit
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
from matchwood.server.util.stop_signals import stop_signals
from matchwood.server.util.tasks import cancel_all

logger = logging.getLogger(__name__)

SECONDS_TO_END = 4
"""When the worker ends, running jobs have this time to finish."""
LOST_SECONDS = 15
"""A worker that has sent no heartbeat for this time is unhealthy."""


def work(
    database: str,
    live: str,
    threads: int | None = None,
    log: Form = "plain",
    log_level: Level = "warning",
    metrics_port: int | None = None,
    metrics_host: str = "127.0.0.1",
) -> None:
    """Run a worker until Ctrl-C or SIGTERM. If the worker cannot start, print the reason and exit.

    The default number of threads is one for each processor. The worker serves metrics and its health only if a port is given.
    """
    warm_up_structs()
    logs.configure(log, log_level)
    metrics.set_state("starting")
    try:
        engine = open_shared_database(database)
        queues = JobQueue(connect_to_redis(live)), JobQueue(connect_to_redis(live), ANALYSES)
        with metrics.serve_metrics(
            metrics.WORKER, metrics_host, metrics_port, lambda: all(queue.sent_heartbeat_within(LOST_SECONDS) for queue in queues)
        ):
            asyncio.run(_work(engine, queues, threads or os.cpu_count() or 1))
    except CannotServe as reason:
        raise SystemExit(f"matchwood: {reason}") from None


async def _work(engine: sql.Engine, queues: tuple[JobQueue, JobQueue], threads: int) -> None:
    compiler = Compiler()
    try:
        await compiler.wait_for_all()  # otherwise the first job would wait
    finally:
        await compiler.close()
    log, (moves, analyses) = Log(engine), queues
    bots, analyst = BotWorker(log, threads), AnalysisWorker(log)
    loop, ending = asyncio.get_running_loop(), asyncio.Event()
    for number in stop_signals():
        with contextlib.suppress(NotImplementedError):  # on Windows, where Ctrl-C cancels this task
            loop.add_signal_handler(number, ending.set)
    try:
        for each in queues:
            await each.send_heartbeat()
        metrics.set_state("listening")
        logger.info("listening", extra={"about": {"threads": threads, "version": matchwood.__version__, "commit": commit()}})
        print(f"Matchwood works for the servers, {threads} job{'s' * (threads != 1)} at a time (Ctrl-C stops it)", flush=True)
        async with moves.heartbeats(), asyncio.TaskGroup() as tasks:
            move_tasks = [tasks.create_task(moves.work(bots.answer, ending), name="moves and hints") for _ in range(threads)]
            analysis_task = tasks.create_task(analyses.work(analyst.analyse, ending), name="analyses")
            async with analyses.heartbeats():
                await ending.wait()
            metrics.set_state("stopping")
            logger.info("stopping")
            analysis_task.cancel()  # another worker starts it again
            await asyncio.wait(move_tasks, timeout=SECONDS_TO_END)
            await cancel_all(*move_tasks)
    finally:
        analyst.close()
        bots.close()
        try:
            await moves.disconnect()
            await analyses.disconnect()
        finally:  # otherwise its thread keeps the process alive
            await asyncio.to_thread(log.close)
