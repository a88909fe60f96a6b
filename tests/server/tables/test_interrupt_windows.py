"""Windows for an answer: a window closes when all have answered or its time is over."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from matchwood.server.protocol import messages
from matchwood.server.services import Services
from matchwood.server.tables import deadlines, room, scheduler
from matchwood.server.tables.room import Room
from matchwood.server.tables.service import Tables
from tests.server.in_process import PEOPLE, make_move, start_table
from tests.support.clock import Clock
from tests.support.optional import not_none
from tests.support.waiting import wait_until_async

MOST_THROWS = 60


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock by which windows close."""
    clock = Clock()
    clock.install(monkeypatch, room, deadlines, scheduler)
    return clock


async def table_with(tables: Tables, window: Any) -> Room:
    """Start a game of Matschig with this time for each window, also with a time that clients cannot choose."""
    return await start_table(tables, 3, game="matschig", options={"rounds": 12}, window=window)


async def until_a_window_opens(tables: Tables, room: Room) -> None:
    for _ in range(MOST_THROWS):
        if not_none(room.table.game).silence is not None:
            return
        await make_move(tables, room, not_none(room.table.game).owing[0])
    pytest.fail("no window opened")


async def test_a_player_who_does_not_answer_in_time_adds_no_card(tables: Tables, clock: Clock) -> None:
    room = await table_with(tables, 20)
    await until_a_window_opens(tables, room)
    asked = not_none(room.table.game).owing
    assert room.window_closes_in == 20
    clock.advance(19)
    assert room.window_closes_in == 1
    clock.advance(1)
    await wait_until_async(lambda: not_none(room.table.game).silence is None)
    answers = not_none(room.table.game).record()["events"][-len(asked) :]
    assert {(event["seat"], event["move"]) for event in answers} == {(seat, "let") for seat in asked}
    assert room.window_closes_in is None


async def test_a_window_closes_at_once_when_all_have_answered(tables: Tables) -> None:
    room = await table_with(tables, 60)
    await until_a_window_opens(tables, room)
    for seat in not_none(room.table.game).owing:
        await make_move(tables, room, seat)
    assert not_none(room.table.game).silence is None
    assert room.window_closes_in is None


async def test_a_window_without_a_time_limit_waits_for_all_players(tables: Tables, clock: Clock) -> None:
    room, other = await table_with(tables, 0), await table_with(tables, 60)
    for each in (room, other):
        await until_a_window_opens(tables, each)
    number = room.table.number
    clock.advance(3600)
    await wait_until_async(lambda: not_none(other.table.game).silence is None)
    assert (room.table.number, room.window_closes_in) == (number, None)


async def test_an_open_window_closes_after_a_restart(tables: Tables, clock: Clock) -> None:
    room = await table_with(tables, 20)
    await until_a_window_opens(tables, room)
    restarted = Services(tables.log)
    other = await restarted.tables.room(room.table.id)
    clock.advance(20)
    await wait_until_async(lambda: not_none(other.table.game).silence is None)
    await restarted.scheduler.close()
    await restarted.bots.close()


async def test_all_viewers_see_the_same_remaining_time_of_a_window(tables: Tables, clock: Clock) -> None:
    room = await table_with(tables, 60)
    await until_a_window_opens(tables, room)
    clock.advance(20)
    assert [room.view_of(person).closes_in for person in (*PEOPLE[:3], None)] == [40] * 4


@pytest.mark.parametrize("window", [-1, 3, 1.5, "5", None])
def test_an_invalid_window_time_is_refused(window: object) -> None:
    wish = {"game": "matschig", "players": 3, "name": "Ada", "window": window}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(wish, messages.NewTable)
