"""Players who resign: against bots the table ends, among people the others vote as about an absent player."""

from __future__ import annotations

import pytest

from matchwood.errors import GameOver
from matchwood.server.accounts.outcome import outcome_of
from matchwood.server.protocol.errors import NotSeated, NotStarted, TableEnded
from matchwood.server.protocol.messages import NewTable
from matchwood.server.table.awaited import awaited
from matchwood.server.table.commands.votes import Resign, Vote
from matchwood.server.tables.room import Room
from matchwood.server.tables.service import Tables
from tests.server.in_process import ADA, BEA, CEM, PEOPLE, Watcher, make_move, read_from_log, start_table
from tests.support.optional import not_none


def absent(room: Room) -> list[str | None]:
    """Return the players who are counted as absent in the outcome."""
    return [place.owner for place in outcome_of(room.table).places if place.away]


async def test_a_player_who_resigns_against_bots_ends_the_table(tables: Tables) -> None:
    room = await start_table(tables, 1, bots=3, present=PEOPLE[:1])
    await tables.commands.run(room, Resign("ada"))
    assert (room.table.state, room.table.left, absent(room)) == ("ended", ADA, [])
    again = await read_from_log(tables, room)
    assert (again.state, again.left) == ("ended", ADA)


async def test_a_second_resignation_changes_nothing(tables: Tables) -> None:
    for people, bots in ((1, 3), (2, 0)):  # a bot would move in between
        room = await start_table(tables, people, bots, present=PEOPLE[:people])
        await tables.commands.run(room, Resign("ada"))
        number = room.table.number
        await tables.commands.run(room, Resign("ada"))
        assert room.table.number == number


async def test_the_other_players_vote_at_once_about_a_player_who_resigned(tables: Tables) -> None:
    room = await start_table(tables, 3, bots=1, present=PEOPLE[:3])
    await tables.commands.run(room, Resign("ada"))
    assert room.table.state == "playing"
    seat = room.view_of("bea").seats[ADA]
    assert seat.away is not None
    assert (seat.away.needed, seat.away.resigned, seat.away.end) == (2, True, ())
    await tables.commands.run(room, Vote("bea", ADA, "bot"))
    await tables.commands.run(room, Vote("cem", ADA, "bot"))
    assert room.table.chairs[ADA].kind == "bot"
    assert absent(room) == ["ada"]
    assert room.table.seat_kept_for("ada") == ADA


async def test_later_news_still_show_that_a_player_resigned(tables: Tables) -> None:
    room = await start_table(tables, 3, present=PEOPLE[:3])
    browser = Watcher(None)
    await tables.watch(browser, room.table.id, room.table.number)
    game = not_none(room.table.game)
    await make_move(tables, room, game.owing[0])
    seat = not_none(room.table.game).owing[0]
    resigned = next(other for other in (ADA, BEA, CEM) if other != seat)
    await tables.commands.run(room, Resign(PEOPLE[resigned]))
    await make_move(tables, room, seat)
    assert browser.heard[-1]["type"] == "news"
    assert browser.heard[-1]["seats"][resigned]["away"]["resigned"]


async def test_a_player_who_returns_before_the_vote_has_not_resigned(tables: Tables) -> None:
    for back in ("look", "move"):
        room = await start_table(tables, 3, present=PEOPLE[:3])
        seat = not_none(room.table.game).owing[0]
        await tables.commands.run(room, Resign(PEOPLE[seat]))
        assert room.presence.is_absent(seat)
        if back == "look":
            await tables.watch(Watcher(PEOPLE[seat]), room.table.id, room.table.number)
        else:
            await make_move(tables, room, seat)
        assert not room.presence.is_absent(seat)


async def test_a_table_ends_when_all_players_have_resigned(tables: Tables) -> None:
    room = await start_table(tables, 3, bots=1, present=PEOPLE[:3])
    for person in ("ada", "cem"):
        await tables.commands.run(room, Resign(person))
    assert room.table.state == "playing"
    await tables.commands.run(room, Resign("bea"))
    assert (room.table.state, room.table.left) == ("ended", room.table.seat_of("bea"))


async def test_a_player_who_resigned_gets_no_notification(tables: Tables) -> None:
    room = await start_table(tables, 2, present=PEOPLE[:2])
    seat = not_none(room.table.game).owing[0]
    assert PEOPLE[seat] in awaited(room.table)
    await tables.commands.run(room, Resign(PEOPLE[seat]))
    assert PEOPLE[seat] not in awaited(room.table)


async def test_players_at_one_screen_resign_together(tables: Tables) -> None:
    room = await tables.create(NewTable("the_match", 2, "ada", beside=("bea",)), "ada")
    await tables.commands.run(room, Resign("ada"))
    assert room.table.state == "ended"


async def test_only_a_player_of_a_running_game_can_resign(tables: Tables) -> None:
    room = await start_table(tables, 1, bots=3, present=PEOPLE[:1])
    with pytest.raises(NotSeated):
        await tables.commands.run(room, Resign("dan"))
    waiting = await start_table(tables, 1, players=4)
    with pytest.raises(NotStarted):
        await tables.commands.run(waiting, Resign("ada"))
    left = await start_table(tables, 2, present=PEOPLE[:2])
    await tables.commands.run(left, Resign("ada"))
    await tables.commands.run(left, Vote("bea", ADA, "end"))
    with pytest.raises(TableEnded):
        await tables.commands.run(left, Resign("bea"))
    over = await start_table(tables, 2, options={"rounds": "short"}, present=PEOPLE[:2])
    while not not_none(over.table.game).over:
        await make_move(tables, over, not_none(over.table.game).owing[0])
    with pytest.raises(GameOver):
        await tables.commands.run(over, Resign("ada"))
