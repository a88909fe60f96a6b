"""Analyses are made one at a time, in the order of the requests, and end with the server."""

from __future__ import annotations

import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, cast

import pytest

import matchwood
from matchwood.errors import BadRecord
from matchwood.server.compute import analyses
from matchwood.server.compute.analyses import Analyses
from matchwood.server.compute.compiling import Compiler
from matchwood.server.compute.replay_messages import Analysing
from matchwood.server.protocol.errors import Busy, TooMany
from tests.support.waiting import wait_until, wait_until_async

Json = dict[str, Any]
GAME: Json = matchwood.new("tycoon", players=2, seed=1).record()


class SlowJudge:
    """A replacement for the analysis. It runs until the test releases it, and then fails."""

    def __init__(self) -> None:
        self.released, self.running, self.max_running = threading.Event(), 0, 0

    def __call__(self, record: Json, progress: Callable[[int, int], None]) -> Any:
        self.running += 1
        self.max_running = max(self.max_running, self.running)
        try:
            progress(3, 8)
            while not self.released.wait(0.01):
                progress(3, 8)
        finally:
            self.running -= 1
        raise BadRecord("it was released")


@pytest.fixture
def judge(monkeypatch: pytest.MonkeyPatch) -> Iterator[SlowJudge]:
    slow = SlowJudge()
    monkeypatch.setattr("matchwood.analysis.analysis.analyse", slow)
    yield slow
    slow.released.set()


class Ready:
    """A compiler for which every game is compiled."""

    async def wait_for_analysis(self, game: str) -> None:
        return


@asynccontextmanager
async def serving() -> AsyncIterator[Analyses]:
    service = Analyses(cast(Compiler, Ready()))
    yield service
    await service.close()


@pytest.fixture
def service() -> AbstractAsyncContextManager[Analyses]:
    return serving()


async def test_one_analysis_is_made_at_a_time_and_the_others_show_how_many_come_first(service: Analyses, judge: SlowJudge) -> None:
    service.request("first", GAME)
    await wait_until_async(lambda: service.request("first", GAME).done == 3)
    assert service.request("first", GAME) == Analysing("working", 0, 3, 8, None)
    assert service.request("second", GAME) == Analysing("waiting", 1, 0, 0, None)
    assert service.request("third", GAME) == Analysing("waiting", 2, 0, 0, None)
    assert service.request("second", GAME).ahead == 1, "a repeated request keeps its place"
    assert judge.max_running == 1


async def test_a_new_request_is_refused_if_too_many_wait(
    service: Analyses, judge: SlowJudge, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "MAX_WAITING", 2)
    for key in ("first", "second"):
        service.request(key, GAME)
    with pytest.raises(Busy):
        service.request("third", GAME)
    assert service.request("second", GAME).state in ("waiting", "working"), "an older request continues to wait"


async def test_a_running_analysis_ends_with_the_server(judge: SlowJudge) -> None:
    async with serving() as service:
        service.request("first", GAME)
        await wait_until_async(lambda: judge.running == 1)
    wait_until(lambda: judge.running == 0)
    assert not judge.released.is_set(), "the server has stopped it"


async def test_an_analysis_without_requests_is_cancelled_and_a_new_request_starts_it_again(
    service: Analyses, judge: SlowJudge, monkeypatch: pytest.MonkeyPatch
) -> None:
    service.request("first", GAME)
    await wait_until_async(lambda: judge.running == 1)
    monkeypatch.setattr(analyses, "ABANDONED_SECONDS", -1.0)
    await wait_until_async(lambda: judge.running == 0)
    monkeypatch.setattr(analyses, "ABANDONED_SECONDS", 120.0)
    await wait_until_async(lambda: service.request("first", GAME).state == "working")


async def test_a_failed_analysis_raises_its_error_once_and_the_next_request_starts_it_again(
    service: Analyses, judge: SlowJudge
) -> None:
    service.request("first", GAME)
    await wait_until_async(lambda: judge.running == 1)
    judge.released.set()
    with pytest.raises(BadRecord, match="released"):
        await wait_until_async(lambda: service.request("first", GAME).state == "done")
    judge.released.clear()
    assert service.request("first", GAME).state == "waiting"


async def test_the_number_of_analyses_for_one_address_is_limited(service: Analyses, judge: SlowJudge) -> None:
    for key in range(analyses.MAX_WAITING_PER_ADDRESS):
        service.request(str(key), GAME, "192.0.2.7")
    with pytest.raises(TooMany):
        service.request("more", GAME, "192.0.2.7")
    assert service.request("more", GAME, "192.0.2.8").state == "waiting"
