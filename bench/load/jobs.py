"""Measure how long a job takes from a server through Redis to a worker and back."""

from __future__ import annotations

import asyncio
import itertools
import random
import statistics
import sys
import time
from types import SimpleNamespace
from typing import Any, cast

import click
from bench.load.servers import Server, postgresql_and_redis
from bench.results import keep, machine, table

from matchwood.server.cluster.redis_connection import connect_to_redis
from matchwood.server.compute.bot_client import BotClient
from matchwood.server.compute.job_queue import Beat, JobQueue
from matchwood.server.table.table import Table

JOBS = 1_000
WARM_UP_JOBS = 50
JOBS_AT_ONCE = 50
WORKERS = 2
THREADS = 10
PAUSE_SECONDS = 1.0, 5.0
"""A worker is killed after a time between these two."""
JOB_MS = 100


@click.command()
@click.option("--kills", default=15, show_default=True, help="Number of workers that are killed.")
@click.option("--worker", default=None, hidden=True, help="Work for this Redis.")
def main(kills: int, worker: str | None) -> None:
    if worker is not None:
        asyncio.run(work(worker))
        return
    with postgresql_and_redis() as arguments:
        results = asyncio.run(measured(arguments[arguments.index("--live") + 1], kills))
    keep("jobs", {"jobs": JOBS, **machine("redis"), "results": results})
    print(table([*results], [[f"{value:,.2f}" for value in results.values()]]))


async def work(url: str) -> None:
    """Complete jobs until the process ends. The field `seat` of a job contains the time that the job takes, in milliseconds."""

    async def think(_: Beat, *, seat: int, **__: Any) -> str:
        await asyncio.sleep(seat / 1_000)
        return "pass"

    queue = JobQueue(connect_to_redis(url))
    await queue.send_heartbeat()
    print("ready", flush=True)
    async with queue.heartbeats():
        await asyncio.gather(*(queue.work(think, asyncio.Event()) for _ in range(THREADS)))


async def measured(url: str, kills: int) -> dict[str, float]:
    """Measure single jobs, parallel jobs, and jobs whose workers are killed."""
    client, numbers = BotClient(JobQueue(connect_to_redis(url))), itertools.count()
    started, answers = [start_worker(url) for _ in range(WORKERS)], list[object]()

    async def ask(milliseconds: int = 0) -> float:
        began = time.perf_counter()
        asked = cast(Table, SimpleNamespace(id="abcd", number=next(numbers)))
        answers.append(await client.ask("move", asked, milliseconds))
        return 1_000 * (time.perf_counter() - began)

    async def keep_asking(number: int) -> None:
        for _ in range(number):
            await ask()

    async def ask_until(enough: asyncio.Event) -> list[float]:
        taken = []
        while not enough.is_set():
            taken.append(await ask(JOB_MS))
            if answers[-1] is None:  # the server would compute the move now
                await asyncio.sleep(JOB_MS / 1_000)
        return taken

    taken = sorted([await ask() for _ in range(WARM_UP_JOBS + JOBS)][WARM_UP_JOBS:])
    began = time.perf_counter()
    await asyncio.gather(*(keep_asking(JOBS // JOBS_AT_ONCE) for _ in range(JOBS_AT_ONCE)))
    per_second = JOBS / (time.perf_counter() - began)
    assert set(answers) == {"pass"}

    answers.clear()
    enough, chance, began = asyncio.Event(), random.Random(1), time.perf_counter()
    async with asyncio.TaskGroup() as tasks:
        asking = [tasks.create_task(ask_until(enough)) for _ in range(WORKERS * THREADS // 2)]
        for number in range(kills):
            await asyncio.sleep(chance.uniform(*PAUSE_SECONDS))
            started[number % WORKERS].kill()
            started[number % WORKERS] = await asyncio.to_thread(start_worker, url)
        enough.set()
    seconds = time.perf_counter() - began
    waits = sorted(wait for task in asking for wait in task.result())
    await client.close()
    for worker in started:
        worker.kill()
    return {
        "ms, median": statistics.median(taken),
        "ms, p99": taken[int(0.99 * JOBS)],
        f"jobs a second, {JOBS_AT_ONCE} at once": per_second,
        f"jobs of {JOB_MS} ms a second while {kills} workers are killed": len(waits) / seconds,
        "of them without an answer": len(answers) - answers.count("pass"),
        "slower than 1 s": sum(wait > 1_000 for wait in waits),
        "longest, ms": waits[-1],
    }


def start_worker(url: str) -> Server:
    return Server([sys.executable, "-m", "bench.load.jobs", "--worker", url], "ready")


if __name__ == "__main__":
    main()
