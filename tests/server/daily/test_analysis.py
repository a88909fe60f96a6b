"""The total loss of an attempt, and the decisions of others in the same position."""

from __future__ import annotations

import pytest

from matchwood.analysis.analysis import analyse
from matchwood.server.compute.analyses import AnalysisTask
from matchwood.server.compute.replay_messages import Analysis
from matchwood.server.protocol.daily_messages import DailyRanking, OwnAttempt
from matchwood.server.services import Services
from tests.server.daily.players import GAME, plays, plays_on, sees, settled, starts, today
from tests.support.optional import not_none
from tests.support.waiting import wait_for_async


async def analysed(services: Services, name: str) -> OwnAttempt:
    """Wait until the attempt of this person is analysed."""
    deal = await wait_for_async(lambda: sees(services, name), lambda deal: not_none(deal.own).total_loss is not None)
    return not_none(deal.own)


async def ranking(services: Services, *ids: str) -> DailyRanking:
    return await services.daily.ranking(today(), GAME, ids)


async def test_an_attempt_shows_the_total_loss_that_the_analysis_finds(services: Services) -> None:
    room = await plays(services, "ada", choose=9)
    own = await analysed(services, "ada")
    expected = analyse(not_none(room.table.game).record())
    judged = [each for each in expected.judgements if each.seat == 0]
    assert (own.total_loss, own.decisions) == (expected.players[0].to_dict()["lost"], len(judged))
    assert (own.mistakes, own.total_loss_rank) == (sum(each.mistake for each in judged), 1)
    decisions = (await ranking(services, "ada")).decisions
    assert [(each.event, each.move, each.best) for each in decisions] == [(each.event, each.move, each.best) for each in judged]


async def test_equal_games_are_analysed_once(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    runs, run = list[str](), AnalysisTask.run

    def noted(task: AnalysisTask) -> Analysis:
        runs.append(task.key)
        return run(task)

    monkeypatch.setattr(AnalysisTask, "run", noted)
    for name in ("ada", "bea"):
        await plays(services, name)
    first, second = [await analysed(services, name) for name in ("ada", "bea")]
    assert (first.total_loss, first.mistakes) == (second.total_loss, second.mistakes)
    assert len(runs) == 1


async def test_a_player_sees_how_others_decided_in_the_same_position(services: Services) -> None:
    for name, choose in (("ada", 0), ("bea", 0), ("cem", 9)):
        await plays(services, name, choose)
        await settled(services, name)
    decisions = (await ranking(services, "ada")).decisions
    first = decisions[0]
    assert (first.moves[0].move, first.moves[0].count) == (first.move, 2)
    assert [each.count for each in first.moves] == [2, 1], "all three people were in the first position"
    assert all(sum(each.count for each in decision.moves) >= 2 for decision in decisions), "Bea made the same moves"


async def test_a_player_sees_the_ranking_only_after_the_own_attempt(services: Services) -> None:
    await plays(services, "ada")
    await settled(services, "ada")
    room = await starts(services, "bea")
    for ids in (("bea",), ("cem",), ()):
        assert await ranking(services, *ids) == DailyRanking((), (), ())
    await plays_on(services, room)
    await settled(services, "bea")
    found = await ranking(services, "bea")
    assert [(each.rank, each.name, each.you) for each in found.by_result] == [(1, "Ada", False), (1, "Bea", True)]
