"""Where no worker is, servers share their analyses: one makes each, the others wait; one that is killed is missed by nobody."""

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
from matchwood.server.compute.analysis_client import AnalysisClient
from matchwood.server.compute.compiling import Compiler
from matchwood.server.compute.job_queue import ANALYSES, JobQueue
from matchwood.server.compute.replay_messages import Analysing, Analysis
from matchwood.server.compute.shared_analyses import SharedAnalyses
from tests.waiting import until

Json = dict[str, Any]
GAME: Json = matchwood.new("tycoon", players=2, seed=1).record()
OTHER: Json = matchwood.new("tycoon", players=3, seed=1).record()
FOUND = Analysis("tycoon", True, 2000, 0, "points", "points", (), (), ())
LONG = 1_000_000


class Judge:
    """Stands for the analysis of all servers: finds the same in every game as soon as it is let go."""

    def __init__(self) -> None:
        self.let_go, self.begun, self.under_way = threading.Event(), list[int](), 0

    def __call__(self, record: Json, progress: Callable[[int, int], None]) -> Any:
        self.begun.append(record["players"])
        self.under_way += 1
        try:
            progress(3, 8)
            while not self.let_go.wait(0.01):
                progress(3, 8)
        finally:
            self.under_way -= 1
        return self

    def to_dict(self) -> Any:
        return msgspec.to_builtins(FOUND)


@pytest.fixture
def judge(monkeypatch: pytest.MonkeyPatch) -> Iterator[Judge]:
    judge = Judge()
    monkeypatch.setattr("matchwood.analysis.analysis.analyse", judge)
    yield judge
    judge.let_go.set()


@pytest.fixture
def notes(live: Any) -> Iterator[redis.Redis]:
    """What servers leave in Redis."""
    with redis.Redis.from_url(live.url) as client:
        yield client


class Ready:
    """Whatever there is to warm up is warm."""

    async def wait_for_analysis(self, game: str) -> None:
        return


@asynccontextmanager
async def server(live_url: str) -> AsyncIterator[Analyses]:
    line = connect_to_redis(live_url)
    desk = Analyses(cast(Compiler, Ready()), SharedAnalyses(AnalysisClient(JobQueue(line, ANALYSES)), line))
    try:
        yield desk
    finally:
        await desk.close()


@pytest.fixture
def here(live: Any) -> AbstractAsyncContextManager[Analyses]:
    return server(live.url)


@pytest.fixture
def there(live: Any) -> AbstractAsyncContextManager[Analyses]:
    return server(live.url)


async def until_shown(desk: Analyses, shown: Analysing) -> None:
    await until(lambda: desk.request("game", GAME) == shown)


async def until_found(desk: Analyses) -> None:
    await until(lambda: desk.request("game", GAME).analysis == FOUND)


async def test_one_server_makes_it_and_the_other_tells_how_far_it_is_and_what_was_found(
    here: Analyses, there: Analyses, judge: Judge
) -> None:
    for desk in (here, there):
        await until_shown(desk, Analysing("working", 0, 3, 8, None))
    judge.let_go.set()
    for desk in (here, there):
        await until_found(desk)
    assert judge.begun == [2]


async def test_a_server_with_a_hand_free_makes_what_waits_at_another(here: Analyses, there: Analyses, judge: Judge) -> None:
    await until(lambda: here.request("first", GAME).state == "working")
    assert here.request("second", OTHER) == Analysing("waiting", 1, 0, 0, None)
    await until(lambda: there.request("second", OTHER).state == "working")
    await until(lambda: here.request("second", OTHER).state == "working")
    assert judge.begun == [2, 3]


async def test_what_a_server_leaves_when_it_ends_the_other_makes(here: Analyses, there: Analyses, judge: Judge) -> None:
    await until(lambda: here.request("game", GAME).state == "working")
    await until(lambda: there.request("game", GAME).state == "working")
    await here.close()
    await until(lambda: len(judge.begun) == 2)
    judge.let_go.set()
    await until_found(there)


async def test_the_note_of_a_server_that_was_killed_runs_out_and_another_begins(
    here: Analyses, there: Analyses, judge: Judge, notes: redis.Redis
) -> None:
    notes.set("matchwood:analysis:game", "one that was killed")
    notes.set("matchwood:analysis:game:reached", "5 8")
    await until_shown(here, Analysing("working", 0, 5, 8, None))
    assert judge.begun == []
    notes.delete("matchwood:analysis:game", "matchwood:analysis:game:reached")
    await until(lambda: judge.under_way == 1)
    await until(lambda: here.request("game", GAME).done == 3)
    notes.pexpire("matchwood:analysis:game", LONG)
    await until(lambda: 0 < cast(int, notes.pttl("matchwood:analysis:game")) <= 1_000 * shared_analyses.HOLDS)


async def test_it_goes_on_for_as_long_as_somebody_wants_it_anywhere(
    here: Analyses, there: Analyses, judge: Judge, notes: redis.Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared_analyses, "HEARTBEAT_SECONDS", 0.01)
    await until(lambda: here.request("game", GAME).state == "working")
    await until(lambda: there.request("game", GAME).state == "working")
    await until(lambda: notes.exists("matchwood:wanted:game") == 1)
    work = here._works["game"]
    asked = work.asked = work.asked - analyses.ABANDONED_SECONDS / 2
    await until(lambda: work.asked > asked)
    assert judge.begun == [2]


async def test_while_redis_is_away_each_server_makes_it(here: Analyses, there: Analyses, live: Any, judge: Judge) -> None:
    live.kill()
    judge.let_go.set()
    for desk in (here, there):
        await until_found(desk)
    assert judge.begun == [2, 2]
