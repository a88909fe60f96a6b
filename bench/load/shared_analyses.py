"""Measure analyses on servers that share no analyses and have no workers."""

from __future__ import annotations

import asyncio
import random
import time

import click
from bench.load.servers import postgresql_and_redis
from bench.results import keep, machine, table

import matchwood
from matchwood.server.cluster.redis_connection import connect_to_redis
from matchwood.server.compute.analyses import Analyses
from matchwood.server.compute.compiling import Compiler
from matchwood.server.compute.shared_analyses import SharedAnalyses

SERVERS = 3
POLL_SECONDS = 0.5


@click.command()
def main() -> None:
    results, rows = {}, []
    with postgresql_and_redis() as arguments:
        url = arguments[arguments.index("--live") + 1]
        for info in matchwood.games():
            record = finished(info).record()
            for name, where in (("shared", url), ("not shared", None)):
                result = results[f"{info.key}, {name}"] = asyncio.run(measured(record, where))
                rows.append([f"{info.title}, {name}", *(f"{value:.1f}" for value in result.values())])
    keep("shared_analyses", {"servers": SERVERS, **machine("numba", "redis"), "results": results})
    print(table(["analyses", *next(iter(results.values()))], rows))


def finished(info: matchwood.GameInfo) -> matchwood.Game:
    played = matchwood.new(info.key, players=max(info.players), seed=1)
    bots = [matchwood.bot("beginner", seed=seat) for seat in range(played.players)]
    while not played.over:
        seat = played.owing[0]
        played.play(bots[seat].choose(played.view(seat)), seat)
    return played


async def measured(record: dict[str, object], url: str | None) -> dict[str, float]:
    """Ask random servers for an analysis until it is finished. Return the seconds, the processor time, and how often the progress
    decreased.
    """
    compiler = Compiler()
    await compiler.wait_for_analysis(str(record["game"]))
    desks = [Analyses(compiler, None if url is None else sharing(url)) for _ in range(SERVERS)]
    chance, began, cpu, fell_back, best = random.Random(1), time.perf_counter(), time.process_time(), 0, 0
    while (shown := chance.choice(desks).request(str(record["game"]), record)).state != "done":
        fell_back += shown.done < best
        best = max(best, shown.done)
        await asyncio.sleep(POLL_SECONDS)
    seconds = time.perf_counter() - began
    for desk in desks:  # each question goes to another server
        while desk.request(str(record["game"]), record).state != "done":  # noqa: ASYNC110  as a page asks
            await asyncio.sleep(POLL_SECONDS)
    used = time.process_time() - cpu
    for desk in desks:
        await desk.close()
    await compiler.close()
    return {"seconds until it is there": seconds, "CPU seconds": used, "times that the progress fell back": float(fell_back)}


def sharing(url: str) -> SharedAnalyses:
    return SharedAnalyses(connect_to_redis(url))


if __name__ == "__main__":
    main()
