"""Analyses without workers: one server makes each of them for all servers, and another one takes over if that server is killed."""

from __future__ import annotations

import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, cast

import msgspec
import pytest
import redis

import matchwood
from matchwood.server.cluster.redis_connection import connect_to_redis
from matchwood.server.compute import analyses, shared_analyses
from matchwood.server.compute.analyses import Analyses
from matchwood.server.compute.compiling import Compiler
from matchwood.server.compute.replay_messages import Analysing, Analysis
from matchwood.server.compute.shared_analyses import SharedAnalyses
from tests.support.waiting import wait_until_async

Json = dict[str, Any]
GAME: Json = matchwood.new("tycoon", players=2, seed=1).record()
OTHER: Json = matchwood.new("tycoon", players=3, seed=1).record()
FOUND = Analysis("tycoon", True, 2000, 0, "points", "points", (), (), ())
LONG_MS = 1_000_000


class Judge:
    """A replacement for the analysis of all servers. It runs until the test releases it, and returns the same for every game."""

    def __init__(self) -> None:
        self.released, self.started, self.running = threading.Event(), list[int](), 0

    def __call__(self, record: Json, progress: Callable[[int, int], None]) -> Any:
        self.started.append(record["players"])
        self.running += 1
        try:
            progress(3, 8)
            while not self.released.wait(0.01):
                progress(3, 8)
        finally:
            self.running -= 1
        return self

    def to_dict(self) -> Any:
        return msgspec.to_builtins(FOUND)


@pytest.fixture
def judge(monkeypatch: pytest.MonkeyPatch) -> Iterator[Judge]:
    judge = Judge()
    monkeypatch.setattr("matchwood.analysis.analysis.analyse", judge)
    yield judge
    judge.released.set()


@pytest.fixture
def stored(live: Any) -> Iterator[redis.Redis]:
    """A client of the Redis in which servers store their progress."""
    with redis.Redis.from_url(live.url) as client:
        yield client


class Ready:
    """A compiler for which every game is compiled."""

    async def wait_for_analysis(self, game: str) -> None:
        return


@asynccontextmanager
async def server(live_url: str) -> AsyncIterator[Analyses]:
    connection = connect_to_redis(live_url)
    service = Analyses(cast(Compiler, Ready()), SharedAnalyses(connection))
    try:
        yield service
    finally:
        await service.close()


@pytest.fixture
def here(live: Any) -> AbstractAsyncContextManager[Analyses]:
    return server(live.url)


@pytest.fixture
def there(live: Any) -> AbstractAsyncContextManager[Analyses]:
    return server(live.url)


async def until_shown(service: Analyses, shown: Analysing) -> None:
    await wait_until_async(lambda: service.request("game", GAME) == shown)


async def until_found(service: Analyses) -> None:
    await wait_until_async(lambda: service.request("game", GAME).analysis == FOUND)


async def test_one_server_makes_an_analysis_and_both_show_its_progress_and_result(
    here: Analyses, there: Analyses, judge: Judge
) -> None:
    for service in (here, there):
        await until_shown(service, Analysing("working", 0, 3, 8, None))
    judge.released.set()
    for service in (here, there):
        await until_found(service)
    assert judge.started == [2]


async def test_an_idle_server_makes_an_analysis_that_waits_at_another_server(here: Analyses, there: Analyses, judge: Judge) -> None:
    await wait_until_async(lambda: here.request("first", GAME).state == "working")
    assert here.request("second", OTHER) == Analysing("waiting", 1, 0, 0, None)
    await wait_until_async(lambda: there.request("second", OTHER).state == "working")
    await wait_until_async(lambda: here.request("second", OTHER).state == "working")
    assert judge.started == [2, 3]


async def test_another_server_makes_an_analysis_if_the_first_one_stops(here: Analyses, there: Analyses, judge: Judge) -> None:
    await wait_until_async(lambda: here.request("game", GAME).state == "working")
    await wait_until_async(lambda: there.request("game", GAME).state == "working")
    await here.close()
    await wait_until_async(lambda: len(judge.started) == 2)
    judge.released.set()
    await until_found(there)


async def test_another_server_starts_when_the_lock_of_a_killed_server_expires(
    here: Analyses, there: Analyses, judge: Judge, stored: redis.Redis
) -> None:
    stored.set("matchwood:analysis:game", "a killed server")
    stored.set("matchwood:analysis:game:reached", "5 8")
    await until_shown(here, Analysing("working", 0, 5, 8, None))
    assert judge.started == []
    stored.delete("matchwood:analysis:game", "matchwood:analysis:game:reached")
    await wait_until_async(lambda: judge.running == 1)
    await wait_until_async(lambda: here.request("game", GAME).done == 3)
    stored.pexpire("matchwood:analysis:game", LONG_MS)
    await wait_until_async(
        lambda: 0 < cast(int, stored.pttl("matchwood:analysis:game")) <= 1_000 * shared_analyses.LOCK_EXPIRY_SECONDS
    )


async def test_an_analysis_continues_while_a_client_of_any_server_asks_for_it(
    here: Analyses, there: Analyses, judge: Judge, stored: redis.Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared_analyses, "HEARTBEAT_SECONDS", 0.01)
    await wait_until_async(lambda: here.request("game", GAME).state == "working")
    await wait_until_async(lambda: there.request("game", GAME).state == "working")
    await wait_until_async(lambda: stored.exists("matchwood:wanted:game") == 1)
    work = here._tasks["game"]
    asked = work.asked = work.asked - analyses.ABANDONED_SECONDS / 2
    await wait_until_async(lambda: work.asked > asked)
    assert judge.started == [2]


async def test_without_redis_each_server_makes_the_analysis(here: Analyses, there: Analyses, live: Any, judge: Judge) -> None:
    live.kill()
    judge.released.set()
    for service in (here, there):
        await until_found(service)
    assert judge.started == [2, 2]
