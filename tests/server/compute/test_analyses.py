"""Analyses are made one at a time, in the order in which people asked, and end with the server."""

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
from tests.waiting import until, wait_until

Json = dict[str, Any]
GAME: Json = matchwood.new("tycoon", players=2, seed=1).record()


class SlowJudge:
    """Stands for the analysis: judges events until it is let go."""

    def __init__(self) -> None:
        self.let_go, self.under_way, self.most = threading.Event(), 0, 0

    def __call__(self, record: Json, progress: Callable[[int, int], None]) -> Any:
        self.under_way += 1
        self.most = max(self.most, self.under_way)
        try:
            progress(3, 8)
            while not self.let_go.wait(0.01):
                progress(3, 8)
        finally:
            self.under_way -= 1
        raise BadRecord("it was let go")


@pytest.fixture
def judge(monkeypatch: pytest.MonkeyPatch) -> Iterator[SlowJudge]:
    slow = SlowJudge()
    monkeypatch.setattr("matchwood.analysis.analysis.analyse", slow)
    yield slow
    slow.let_go.set()


class Ready:
    """Whatever there is to warm up is warm."""

    async def wait_for_analysis(self, game: str) -> None:
        return


@asynccontextmanager
async def serving() -> AsyncIterator[Analyses]:
    desk = Analyses(cast(Compiler, Ready()))
    yield desk
    await desk.close()


@pytest.fixture
def desk() -> AbstractAsyncContextManager[Analyses]:
    return serving()


async def test_one_analysis_is_made_at_a_time_and_the_others_are_told_how_many_come_first(desk: Analyses, judge: SlowJudge) -> None:
    desk.request("first", GAME)
    await until(lambda: desk.request("first", GAME).done == 3)
    assert desk.request("first", GAME) == Analysing("working", 0, 3, 8, None)
    assert desk.request("second", GAME) == Analysing("waiting", 1, 0, 0, None)
    assert desk.request("third", GAME) == Analysing("waiting", 2, 0, 0, None)
    assert desk.request("second", GAME).ahead == 1, "who asks again loses no place"
    assert judge.most == 1


async def test_who_comes_when_too_many_wait_is_told_to_come_again(
    desk: Analyses, judge: SlowJudge, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "MAX_WAITING", 2)
    for key in ("first", "second"):
        desk.request(key, GAME)
    with pytest.raises(Busy):
        desk.request("third", GAME)
    assert desk.request("second", GAME).state in ("waiting", "working"), "who waits already may go on waiting"


async def test_what_is_under_way_ends_with_the_server(judge: SlowJudge) -> None:
    async with serving() as desk:
        desk.request("first", GAME)
        await until(lambda: judge.under_way == 1)
    wait_until(lambda: judge.under_way == 0)
    assert not judge.let_go.is_set(), "nobody but the server has stopped it"


async def test_what_nobody_asks_for_any_more_is_given_up_and_can_be_asked_for_again(
    desk: Analyses, judge: SlowJudge, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.request("first", GAME)
    await until(lambda: judge.under_way == 1)
    monkeypatch.setattr(analyses, "ABANDONED_SECONDS", -1.0)
    await until(lambda: judge.under_way == 0)
    monkeypatch.setattr(analyses, "ABANDONED_SECONDS", 120.0)
    await until(lambda: desk.request("first", GAME).state == "working")


async def test_what_went_wrong_is_told_once_and_then_it_is_tried_again(desk: Analyses, judge: SlowJudge) -> None:
    desk.request("first", GAME)
    await until(lambda: judge.under_way == 1)
    judge.let_go.set()
    with pytest.raises(BadRecord, match="let go"):
        await until(lambda: desk.request("first", GAME).state == "done")
    judge.let_go.clear()
    assert desk.request("first", GAME).state == "waiting"


async def test_one_address_has_no_more_than_a_few_games_analysed_at_a_time(desk: Analyses, judge: SlowJudge) -> None:
    for key in range(analyses.MAX_WAITING_PER_ADDRESS):
        desk.request(str(key), GAME, "192.0.2.7")
    with pytest.raises(TooMany):
        desk.request("more", GAME, "192.0.2.7")
    assert desk.request("more", GAME, "192.0.2.8").state == "waiting"
