"""Windows that close by themselves: silence is an answer when the time is over."""

from __future__ import annotations

import secrets

import msgspec
import pytest

from matchwood.server.protocol import messages
from matchwood.server.protocol.messages import NewTable
from matchwood.server.services import Services
from matchwood.server.table.commands.moves import PlayMove
from matchwood.server.table.commands.seats import Sit
from matchwood.server.tables import deadlines, room, scheduler
from matchwood.server.tables.room import Room
from matchwood.server.tables.service import Tables
from tests.clock import Clock
from tests.surely import surely
from tests.waiting import until

PEOPLE = ("ada", "bea", "cem")
MOST_THROWS = 60


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock that says how long windows are open."""
    clock = Clock()
    clock.rules(monkeypatch, room, deadlines, scheduler)
    return clock


async def table_with(tables: Tables, window: int) -> Room:
    # No window that is offered is as short, or as long, as the tests need.
    wish = NewTable("matschig", 3, "Ada", {"rounds": 12}, pace="instant", window=window)  # type: ignore[arg-type]
    room = await tables.create(wish, PEOPLE[0])
    for person in PEOPLE[1:]:
        await tables.commands.run(room, Sit(person, person))
    return room


async def move(tables: Tables, room: Room, seat: int) -> None:
    await tables.commands.run(room, PlayMove(PEOPLE[seat], surely(room.table.game).legal_moves(seat)[0], secrets.token_hex(8)))


async def until_a_window_opens(tables: Tables, room: Room) -> None:
    for _ in range(MOST_THROWS):
        if surely(room.table.game).silence is not None:
            return
        await move(tables, room, surely(room.table.game).owing[0])
    pytest.fail("no window opened")


async def test_who_is_silent_until_the_time_is_over_adds_no_card(tables: Tables, clock: Clock) -> None:
    room = await table_with(tables, 20)
    await until_a_window_opens(tables, room)
    asked = surely(room.table.game).owing
    assert room.window_closes_in == 20
    clock.goes_on(19)
    assert room.window_closes_in == 1
    clock.goes_on(1)
    await until(lambda: surely(room.table.game).silence is None)
    answers = surely(room.table.game).record()["events"][-len(asked) :]
    assert {(event["seat"], event["move"]) for event in answers} == {(seat, "let") for seat in asked}
    assert room.window_closes_in is None


async def test_a_window_closes_at_once_when_all_have_answered(tables: Tables) -> None:
    room = await table_with(tables, 60)
    await until_a_window_opens(tables, room)
    for seat in surely(room.table.game).owing:
        await move(tables, room, seat)
    assert surely(room.table.game).silence is None
    assert room.window_closes_in is None


async def test_without_a_time_limit_everybody_is_waited_for(tables: Tables, clock: Clock) -> None:
    room, other = await table_with(tables, 0), await table_with(tables, 60)
    for each in (room, other):
        await until_a_window_opens(tables, each)
    number = room.table.number
    clock.goes_on(3600)
    await until(lambda: surely(other.table.game).silence is None)
    assert (room.table.number, room.window_closes_in) == (number, None)


async def test_a_window_found_open_after_a_restart_closes_as_well(tables: Tables, clock: Clock) -> None:
    room = await table_with(tables, 20)
    await until_a_window_opens(tables, room)
    again = Services(tables.log)
    other = await again.tables.room(room.table.id)
    clock.goes_on(20)
    await until(lambda: surely(other.table.game).silence is None)
    await again.scheduler.close()
    await again.bots.close()


async def test_the_time_that_is_left_does_not_depend_on_whose_eyes_look(tables: Tables, clock: Clock) -> None:
    room = await table_with(tables, 60)
    await until_a_window_opens(tables, room)
    clock.goes_on(20)
    assert [room.view_of(person).closes_in for person in (*PEOPLE, None)] == [40] * 4


@pytest.mark.parametrize("window", [-1, 3, 1.5, "5", None])
def test_only_the_offered_times_are_accepted(window: object) -> None:
    wish = {"game": "matschig", "players": 3, "name": "Ada", "window": window}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(wish, messages.NewTable)
