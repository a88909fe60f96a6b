"""Absent players: the others vote to wait, to let a bot play or to end the table, and the player may return."""

from __future__ import annotations

import asyncio

import pytest

import matchwood
from matchwood.server.protocol.errors import NotAway, NotHost, NotSeated, NotStarted, SeatTaken, Started, TableEnded
from matchwood.server.protocol.messages import NewTable
from matchwood.server.protocol.values import Wish
from matchwood.server.storage.writer import Append
from matchwood.server.table.commands.moves import PlayMove
from matchwood.server.table.commands.seats import Sit
from matchwood.server.table.commands.setup import SetUpTable
from matchwood.server.table.commands.votes import Vote
from matchwood.server.tables import presence
from matchwood.server.tables.room import Room
from matchwood.server.tables.service import Tables
from tests.server.in_process import ADA, BEA, CEM, DAN, PEOPLE, Watcher, make_move, read_from_log, start_table
from tests.support.optional import not_none
from tests.support.waiting import wait_until_async


@pytest.fixture(autouse=True)
def no_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "GRACE_SECONDS", 0.0)


async def vote(tables: Tables, room: Room, by: int, about: int, wish: Wish) -> None:
    await tables.commands.run(room, Vote(PEOPLE[by], about, wish))


async def test_watchers_learn_after_a_while_that_a_player_is_absent(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "GRACE_SECONDS", 0.2)
    room = await start_table(tables, 2)
    ada, bea = Watcher("ada"), Watcher("bea")
    for browser in (ada, bea):
        await tables.watch(browser, room.table.id, 0)
    room.leave(bea)
    last = [message["seats"][BEA] for message in ada.heard if message["type"] == "seats"][-1]
    assert (last["here"], last["away"]) == (False, None), "she has left a moment ago"
    await wait_until_async(lambda: ada.heard[-1]["seats"][BEA]["away"] is not None)
    assert ada.heard[-1]["seats"][BEA]["away"] == {"needed": 1, "wait": [], "bot": [], "end": [], "resigned": False}
    await tables.watch(bea, room.table.id, 0)
    assert (ada.heard[-1]["seats"][BEA]["here"], ada.heard[-1]["seats"][BEA]["away"]) == (True, None)


async def test_the_other_of_two_players_replaces_an_absent_player_with_a_bot(tables: Tables) -> None:
    room = await start_table(tables, 2, present=["ada"], level="casual")
    await vote(tables, room, ADA, BEA, "bot")
    seat = room.view_of("ada").seats[BEA]
    assert (seat.kind, seat.level, seat.instead_of, seat.kept, seat.away) == ("bot", "casual", "Bea", True, None)
    await wait_until_async(lambda: room.table.decisions_made(BEA) == 1)
    shown = room.view_of("bea")
    seen_as = not_none(shown.view).seat
    assert (shown.you, shown.yours, shown.back, seen_as) == (None, (), BEA, None), "Bea has the view of a spectator"
    assert (await read_from_log(tables, room)).chairs == room.table.chairs


async def test_a_bot_that_replaces_a_player_does_not_have_the_name_of_a_person(tables: Tables) -> None:
    room = await tables.create(NewTable("matchmaster", 2, "Bruno"), "ada")
    await tables.commands.run(room, Sit("bea", "Bea"))
    await tables.watch(Watcher("ada"), room.table.id, room.table.number)
    await vote(tables, room, ADA, BEA, "bot")
    assert [(chair.name, chair.instead_of) for chair in room.table.chairs] == [("Bruno", None), ("Ada", "Bea")]


async def test_an_absent_player_returns_to_their_seat_with_a_call_that_may_be_repeated(tables: Tables) -> None:
    room = await start_table(tables, 2, present=["ada"])
    await vote(tables, room, ADA, BEA, "bot")
    for _ in range(2):
        await tables.commands.run(room, Sit("bea", "any name", None))
        assert (room.view_of("bea").you, room.view_of("bea").back) == (BEA, None)
    seat = room.view_of("ada").seats[BEA]
    assert (seat.kind, seat.name, seat.instead_of, seat.kept) == ("person", "Bea", None, False)
    assert (await read_from_log(tables, room)).chairs == room.table.chairs
    number = room.table.number
    await tables.commands.run(room, Sit("bea", "Bea", BEA))
    assert room.table.number == number


async def test_more_than_half_of_the_present_players_must_agree(tables: Tables) -> None:
    room = await start_table(tables, 4, present=["ada", "cem", "dan"])
    assert not_none(room.view_of("ada").seats[BEA].away).needed == 2
    await vote(tables, room, ADA, BEA, "end")
    await vote(tables, room, CEM, BEA, "bot")
    await vote(tables, room, DAN, BEA, "wait")
    away = not_none(room.view_of("ada").seats[BEA].away)
    assert (away.wait, away.bot, away.end) == ((DAN,), (CEM,), (ADA,))
    assert dict((await read_from_log(tables, room)).absence_votes.votes_on(BEA)) == {ADA: "end", CEM: "bot", DAN: "wait"}
    number = room.table.number
    await vote(tables, room, CEM, BEA, "bot")
    assert room.table.number == number, "the same vote again is no event"
    await vote(tables, room, DAN, BEA, "bot")
    assert (room.table.chairs[BEA].kind, room.table.state) == ("bot", "playing")


async def test_absent_players_need_not_agree(tables: Tables) -> None:
    room = await start_table(tables, 4, present=["ada"])
    assert not_none(room.view_of("ada").seats[BEA].away).needed == 1
    await vote(tables, room, ADA, BEA, "bot")
    assert room.table.chairs[BEA].kind == "bot"


async def test_an_ended_table_names_the_player_who_left_and_has_a_valid_record(tables: Tables) -> None:
    room = await start_table(tables, 2, bots=1, present=["ada"])
    await wait_until_async(lambda: room.table.decisions_made(1) == 1)
    for person in ("ada", "bea"):
        await tables.commands.run(room, PlayMove(person, "bid 1", "key"))
    await wait_until_async(lambda: not room.table.automatic_seats())
    await vote(tables, room, ADA, 2, "end")
    await vote(tables, room, ADA, 2, "end")
    shown = room.view_of("bea")
    assert (shown.state, shown.left, shown.you) == ("ended", 2, 2)
    with pytest.raises(TableEnded, match="because Bea left"):
        await tables.commands.run(room, PlayMove("bea", "bid 1", "another"))
    with pytest.raises(TableEnded):
        await tables.commands.run(room, Sit("dan", "dan", 1))
    record = await tables.record(room.table.id)
    assert [event["move"] for event in record["events"][1:4]].count("bid 1") >= 2
    assert matchwood.load(record).owing == not_none(room.table.game).owing
    assert (await read_from_log(tables, room)).state == "ended"


async def test_votes_about_a_player_end_when_the_player_returns(tables: Tables) -> None:
    room = await start_table(tables, 3, present=["ada", "cem"])
    await vote(tables, room, ADA, BEA, "end")
    bea = Watcher("bea")
    await tables.watch(bea, room.table.id, 0)
    assert not room.table.absence_votes.votes_on(BEA)
    room.leave(bea)
    await vote(tables, room, CEM, BEA, "end")
    assert room.table.state == "playing"


async def test_a_player_who_leaves_before_their_return_is_stored_is_absent(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    held = list[Append]()
    room = await start_table(tables, 3, present=["ada", "cem"])
    await vote(tables, room, ADA, BEA, "end")
    bea = Watcher("bea")
    with monkeypatch.context() as slow:
        slow.setattr(tables.log, "enqueue", held.append)  # a slow database
        coming = asyncio.create_task(tables.watch(bea, room.table.id, 0))
        await wait_until_async(lambda: "bea" in room.presence.local)
        coming.cancel()
        await asyncio.wait([coming])
    tables.log.enqueue(held.pop())
    assert room.presence.local == {"ada", "cem"}


async def test_an_impossible_vote_is_refused_with_the_reason(tables: Tables) -> None:
    room = await start_table(tables, 3, bots=1, present=["ada", "cem"])
    for by, about, reason in ((ADA, ADA, "own seat"), (ADA, 3, "Cem is not absent"), (ADA, 1, "No person"), (ADA, 9, "no seat 9")):
        with pytest.raises(NotAway, match=reason) as refusal:
            await vote(tables, room, by, about, "end")
        assert refusal.value.expected == ("2",)
    with pytest.raises(NotSeated):
        await tables.commands.run(room, Vote("eva", 2, "end"))
    open_table = await start_table(tables, 1, players=2)
    with pytest.raises(NotStarted):
        await vote(tables, open_table, ADA, BEA, "end")


async def test_a_player_of_a_correspondence_game_is_absent_only_after_timeouts(tables: Tables) -> None:
    room = await start_table(tables, 2, clock="correspondence", present=["ada"])
    assert room.view_of("ada").seats[BEA].away is None
    room.table.automatic[BEA] = 3
    assert room.view_of("ada").seats[BEA].away is not None
    await tables.commands.run(room, Sit("bea", "Bea"))
    assert room.view_of("ada").seats[BEA].away is None


async def test_a_person_takes_over_the_seat_of_a_bot_at_a_shared_table(tables: Tables) -> None:
    room = await start_table(tables, 2, bots=1, present=["ada"])
    assert room.view_of(None).takeover
    with pytest.raises(SeatTaken, match="All seats"):
        await tables.commands.run(room, Sit("dan", "dan"))
    with pytest.raises(SeatTaken, match="Only people"):
        await tables.commands.run(room, Sit("robo", "robo", 1, "guest"))
    for _ in range(2):
        await tables.commands.run(room, Sit("dan", "dan", 1))
    assert (room.view_of("dan").you, not_none(room.view_of("dan").view).seat, room.view_of("ada").seats[1].name) == (1, 1, "dan")
    with pytest.raises(SeatTaken, match="You already have seat 1"):
        await tables.commands.run(room, Sit("dan", "dan", 2))
    await vote(tables, room, ADA, 2, "bot")
    with pytest.raises(SeatTaken, match="reserved for Bea"):
        await tables.commands.run(room, Sit("eva", "eva", 2))
    assert (await read_from_log(tables, room)).chairs == room.table.chairs


@pytest.mark.parametrize("bots", [0, 1])
async def test_the_host_frees_a_kept_seat_for_another_person(tables: Tables, bots: int) -> None:
    room = await start_table(tables, 2, bots=bots, present=["ada"])
    seat = len(room.table.chairs) - 1
    await vote(tables, room, ADA, seat, "bot")

    async def free(which: int, by: str) -> None:
        await tables.commands.run(room, SetUpTable(by, room.table.number, "free", which))

    with pytest.raises(NotHost):
        await free(seat, "bea")
    with pytest.raises(Started):
        await free(ADA, "ada")
    assert not room.view_of("dan").seats[seat].free
    for _ in range(2):
        await free(seat, "ada")
    assert room.view_of("dan").takeover
    assert room.view_of("dan").seats[seat].free
    assert room.view_of("bea").back is None
    await tables.commands.run(room, Sit("dan", "dan", seat))
    assert room.view_of("dan").you == seat
    assert (await read_from_log(tables, room)).chairs == room.table.chairs


async def test_a_person_takes_over_a_bot_of_a_solo_table_only_if_the_table_allows_it(tables: Tables) -> None:
    room = await start_table(tables, 1, bots=2)
    with pytest.raises(SeatTaken, match="cannot take over"):
        await tables.commands.run(room, Sit("dan", "dan", 1))
    room = await start_table(tables, 1, bots=2, takeover=True)
    await tables.commands.run(room, Sit("dan", "dan", 1))
    assert room.table.chairs[1].kind == "person"


async def test_a_game_that_a_bot_finished_for_a_player_has_a_valid_record(tables: Tables) -> None:
    room = await start_table(tables, 2, options={"rounds": "short"}, present=["ada"])
    await make_move(tables, room, ADA)
    await vote(tables, room, ADA, BEA, "bot")
    while room.table.state == "playing":
        await wait_until_async(lambda: ADA in not_none(room.table.game).owing or room.table.state != "playing")
        if ADA in not_none(room.table.game).owing:
            await make_move(tables, room, ADA)
    record = await tables.record(room.table.id)
    assert matchwood.load(record).result == not_none(room.table.game).result
