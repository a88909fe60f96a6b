"""People who resign: against bots the table ends, among people the others decide as about somebody who left."""

from __future__ import annotations

import secrets
from typing import Unpack

import pytest

from matchwood.errors import GameOver
from matchwood.server.accounts.outcome import outcome_of
from matchwood.server.protocol.errors import NotSeated, NotStarted, TableEnded
from matchwood.server.protocol.messages import NewTable
from matchwood.server.table.awaited import awaited
from matchwood.server.table.commands.absence import Resign, Vote
from matchwood.server.table.commands.moves import PlayMove
from matchwood.server.table.commands.seats import Sit
from matchwood.server.table.table import Table
from matchwood.server.tables.room import Room
from matchwood.server.tables.service import Tables
from tests.server.in_process import TableSettings, Watcher
from tests.surely import surely

PEOPLE = ("ada", "bea", "cem", "dan")
ADA, BEA, CEM, DAN = range(4)


async def table_of(tables: Tables, people: int, bots: int = 0, **more: Unpack[TableSettings]) -> Room:
    """A running table of so many people, who all have it open."""
    wish = NewTable("matchmaster", people + bots, "ada", bots=bots, **TableSettings(pace="instant", level="casual") | more)
    room = await tables.create(wish, PEOPLE[0])
    for person in PEOPLE[1:people]:
        await tables.commands.run(room, Sit(person, person))
    for person in PEOPLE[:people]:
        await tables.watch(Watcher(person), room.table.id, room.table.number)
    return room


async def move(tables: Tables, room: Room, seat: int) -> None:
    legal = surely(room.table.game).legal_moves(seat)
    await tables.commands.run(room, PlayMove(PEOPLE[seat], legal[0], secrets.token_hex(8)))


def away(room: Room) -> list[str | None]:
    """Who counts as having left by how the table came out."""
    return [place.owner for place in outcome_of(room.table).places if place.away]


async def test_who_resigns_against_bots_ends_the_table_and_nobody_had_to_decide(tables: Tables) -> None:
    room = await table_of(tables, 1, bots=3)
    await tables.commands.run(room, Resign("ada"))
    assert (room.table.state, room.table.left, away(room)) == ("ended", ADA, [])
    again = Table.from_events(room.table.id, await tables.log.read(room.table.id))
    assert (again.state, again.left) == ("ended", ADA)


async def test_who_resigns_twice_changes_nothing_more(tables: Tables) -> None:
    for people, bots in ((1, 3), (2, 0)):  # no bots that move meanwhile
        room = await table_of(tables, people, bots)
        await tables.commands.run(room, Resign("ada"))
        number = room.table.number
        await tables.commands.run(room, Resign("ada"))
        assert room.table.number == number


async def test_among_people_the_others_decide_at_once_about_who_resigned(tables: Tables) -> None:
    room = await table_of(tables, 3, bots=1)
    await tables.commands.run(room, Resign("ada"))
    assert room.table.state == "playing"
    seat = room.view_of("bea").seats[ADA]
    assert seat.away is not None
    assert (seat.away.needed, seat.away.resigned, seat.away.end) == (2, True, ())
    await tables.commands.run(room, Vote("bea", ADA, "bot"))
    await tables.commands.run(room, Vote("cem", ADA, "bot"))
    assert room.table.chairs[ADA].kind == "bot"
    assert away(room) == ["ada"], "it counts as it does for who left"
    assert room.table.seat_kept_for("ada") == ADA


async def test_that_somebody_resigned_stays_in_the_seats_that_later_news_tell(tables: Tables) -> None:
    room = await table_of(tables, 3)
    browser = Watcher(None)
    await tables.watch(browser, room.table.id, room.table.number)
    game = surely(room.table.game)
    await move(tables, room, game.owing[0])
    seat = surely(room.table.game).owing[0]
    resigned = next(other for other in (ADA, BEA, CEM) if other != seat)
    await tables.commands.run(room, Resign(PEOPLE[resigned]))
    await move(tables, room, seat)
    assert browser.heard[-1]["type"] == "news"
    assert browser.heard[-1]["seats"][resigned]["away"]["resigned"]


async def test_who_comes_back_before_the_others_decide_has_not_resigned(tables: Tables) -> None:
    for back in ("look", "move"):
        room = await table_of(tables, 3)
        seat = surely(room.table.game).owing[0]
        await tables.commands.run(room, Resign(PEOPLE[seat]))
        assert room.presence.is_absent(seat)
        if back == "look":
            await tables.watch(Watcher(PEOPLE[seat]), room.table.id, room.table.number)
        else:
            await move(tables, room, seat)
        assert not room.presence.is_absent(seat)


async def test_once_all_people_have_resigned_the_table_ends(tables: Tables) -> None:
    room = await table_of(tables, 3, bots=1)
    for person in ("ada", "cem"):
        await tables.commands.run(room, Resign(person))
    assert room.table.state == "playing"
    await tables.commands.run(room, Resign("bea"))
    assert (room.table.state, room.table.left) == ("ended", room.table.seat_of("bea"))


async def test_who_resigned_is_not_called_to_their_move(tables: Tables) -> None:
    room = await table_of(tables, 2)
    seat = surely(room.table.game).owing[0]
    assert PEOPLE[seat] in awaited(room.table)
    await tables.commands.run(room, Resign(PEOPLE[seat]))
    assert PEOPLE[seat] not in awaited(room.table)


async def test_people_at_one_screen_resign_together(tables: Tables) -> None:
    room = await tables.create(NewTable("the_match", 2, "ada", beside=("bea",)), "ada")
    await tables.commands.run(room, Resign("ada"))
    assert room.table.state == "ended"


async def test_only_who_sits_at_a_running_game_can_resign(tables: Tables) -> None:
    room = await table_of(tables, 1, bots=3)
    with pytest.raises(NotSeated):
        await tables.commands.run(room, Resign("dan"))
    waiting = await tables.create(NewTable("matchmaster", 4, "ada"), "ada")
    with pytest.raises(NotStarted):
        await tables.commands.run(waiting, Resign("ada"))
    left = await table_of(tables, 2)
    await tables.commands.run(left, Resign("ada"))
    await tables.commands.run(left, Vote("bea", ADA, "end"))
    with pytest.raises(TableEnded):
        await tables.commands.run(left, Resign("bea"))
    over = await table_of(tables, 2, options={"rounds": "short"})
    while not surely(over.table.game).over:
        await move(tables, over, surely(over.table.game).owing[0])
    with pytest.raises(GameOver):
        await tables.commands.run(over, Resign("ada"))
