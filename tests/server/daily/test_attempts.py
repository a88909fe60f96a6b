"""Attempts at the deals of the day: the first one counts."""

from __future__ import annotations

import asyncio

import pytest

import matchwood
from matchwood.errors import CannotTakeBack
from matchwood.server.protocol.errors import NotFound, NotOver
from matchwood.server.services import Services
from matchwood.server.table.commands.undo import RequestUndo
from tests.server.daily.players import makes_one_move, plays, resigns, sees, settled, starts, today
from tests.support.optional import not_none


async def test_a_person_plays_the_deal_of_the_day_and_gets_a_rank(services: Services) -> None:
    room = await plays(services, "ada")
    own = await settled(services, "ada")
    result = not_none(not_none(room.table.game).result)
    assert (own.state, own.table_rank, own.points, own.rank) == ("finished", result.ranks[0], result.scores[0], 1)
    deal = await sees(services, "ada")
    assert (deal.started, deal.finished, deal.quit) == (1, 1, 0)


async def test_all_people_get_the_same_cards_and_equal_play_meets_equal_answers(services: Services) -> None:
    rooms = [await plays(services, name) for name in ("ada", "bea")]
    first, second = (not_none(room.table.game).record() for room in rooms)
    assert first == second
    assert rooms[0].table.id != rooms[1].table.id
    assert {(await settled(services, name)).rank for name in ("ada", "bea")} == {1}, "equal results share a rank"


async def test_a_bot_does_not_have_the_name_of_the_person(services: Services) -> None:
    room = await starts(services, "Bruno")
    assert [chair.name for chair in room.table.chairs][:2] == ["Bruno", "Ada"]


async def test_the_second_start_returns_the_first_attempt(services: Services) -> None:
    room = await starts(services, "ada")
    assert await starts(services, "ada") is room
    assert (await sees(services, "ada")).started == 1


async def test_two_starts_at_the_same_time_make_one_attempt(services: Services) -> None:
    rooms = await asyncio.gather(*(starts(services, "ada") for _ in range(8)))
    assert len({room.table.id for room in rooms}) == 1
    assert (await sees(services, "ada")).started == 1


async def test_a_person_who_resigns_gets_no_rank(services: Services) -> None:
    room = await starts(services, "ada")
    await resigns(services, room)
    own = await settled(services, "ada")
    assert (own.state, own.rank) == ("quit", None)
    deal = await sees(services, "ada")
    assert (deal.started, deal.finished, deal.quit) == (1, 0, 1)


async def test_the_seal_is_published_and_the_secret_stays_hidden(services: Services) -> None:
    deal = await sees(services, "ada")
    room = await plays(services, "ada")
    assert deal.seal == room.table.seal
    assert deal.secret is None
    record = await services.tables.record(room.table.id, "ada")
    assert "secret" not in record
    assert matchwood.load(record).over


async def test_a_person_who_resigned_does_not_see_the_cards(services: Services) -> None:
    room = await starts(services, "ada")
    await resigns(services, room)
    with pytest.raises(NotOver, match="hidden until"):
        await services.tables.record(room.table.id, "ada")


async def test_there_is_no_deal_of_an_unknown_game(services: Services) -> None:
    with pytest.raises(NotFound):
        await starts(services, "ada", game="chess")
    with pytest.raises(NotFound):
        await services.daily.day(today().replace(year=1999), ("ada",))


async def test_a_person_cannot_take_back_a_move_that_the_bots_saw(services: Services) -> None:
    room = await starts(services, "ada")
    await makes_one_move(services, room)
    with pytest.raises(CannotTakeBack):
        await services.tables.commands.run(room, RequestUndo("ada", "undo"))
    assert room.view_of("ada").undo is None
