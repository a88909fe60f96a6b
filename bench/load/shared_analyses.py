"""What it costs if servers without workers do not share the analysis of a game.

Run as `python -m bench.load.shared_analyses` from the folder of the project; it needs Redis. A page asks a random server twice a
second, as behind a proxy that knows no sessions.
"""

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
from matchwood.server.compute.analysis_client import AnalysisClient
from matchwood.server.compute.compiling import Compiler
from matchwood.server.compute.job_queue import ANALYSES, JobQueue
from matchwood.server.compute.shared_analyses import SharedAnalyses

SERVERS = 3
POLL_SECONDS = 0.5


@click.command()
@click.option("--game", default="matchmaster", show_default=True, help="The game that is analysed.")
def main(game: str) -> None:
    record = finished(game).record()
    with postgresql_and_redis() as arguments:
        url = arguments[arguments.index("--live") + 1]
        results = {name: asyncio.run(measured(record, url if name == "shared" else None)) for name in ("shared", "not shared")}
    keep("shared_analyses", {"game": game, "servers": SERVERS, **machine("numba", "redis"), "results": results})
    rows = [[name, *(f"{value:.1f}" for value in result.values())] for name, result in results.items()]
    print(table(["analyses", *next(iter(results.values()))], rows))


def finished(game: str) -> matchwood.Game:
    """Play a game of four by quick bots."""
    played = matchwood.new(game, players=4, seed=1)
    bots = [matchwood.bot("beginner", seed=seat) for seat in range(4)]
    while not played.over:
        seat = played.owing[0]
        played.play(bots[seat].choose(played.view(seat)), seat)
    return played


async def measured(record: dict[str, object], url: str | None) -> dict[str, float]:
    """Ask random servers until one has the analysis. Return seconds, CPU seconds, and how often the progress fell back."""
    compiler = Compiler()
    await compiler.wait_for_analysis(str(record["game"]))
    desks = [Analyses(compiler, None if url is None else sharing(url)) for _ in range(SERVERS)]
    chance, began, cpu, fell_back, best = random.Random(1), time.perf_counter(), time.process_time(), 0, 0
    while (shown := chance.choice(desks).request("game", record)).state != "done":
        fell_back += shown.done < best
        best = max(best, shown.done)
        await asyncio.sleep(POLL_SECONDS)
    seconds = time.perf_counter() - began
    for desk in desks:  # whoever looks again, at another server
        while desk.request("game", record).state != "done":  # noqa: ASYNC110  as a page asks
            await asyncio.sleep(POLL_SECONDS)
    used = time.process_time() - cpu
    for desk in desks:
        await desk.close()
    await compiler.close()
    return {"seconds until it is there": seconds, "CPU seconds": used, "times that the progress fell back": float(fell_back)}


def sharing(url: str) -> SharedAnalyses:
    redis = connect_to_redis(url)
    return SharedAnalyses(AnalysisClient(JobQueue(redis, ANALYSES)), redis)


if __name__ == "__main__":
    main()
