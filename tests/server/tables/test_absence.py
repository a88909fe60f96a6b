"""People who leave: the others wait, let a bot play on or end the table; whoever left may come back."""

from __future__ import annotations

import asyncio

import pytest

import matchwood
from matchwood.server.protocol.errors import NotAway, NotHost, NotSeated, NotStarted, SeatTaken, Started, TableEnded
from matchwood.server.protocol.messages import NewTable
from matchwood.server.storage.writer import Append
from matchwood.server.table.commands.absence import Vote
from matchwood.server.table.commands.moves import PlayMove
from matchwood.server.table.commands.seats import Sit
from matchwood.server.table.commands.setup import SetUpTable
from matchwood.server.tables import presence
from matchwood.server.tables.service import Tables
from tests.server.in_process import Watcher
from tests.server.tables.absence import ADA, BEA, CEM, DAN, PEOPLE, again, decide, move, table_of
from tests.surely import surely
from tests.waiting import until


@pytest.fixture(autouse=True)
def no_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "GRACE_SECONDS", 0.0)


async def test_whoever_is_gone_for_a_while_is_away_and_those_who_look_are_told(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "GRACE_SECONDS", 0.2)
    room = await table_of(tables, 2, here=())
    ada, bea = Watcher("ada"), Watcher("bea")
    for browser in (ada, bea):
        await tables.watch(browser, room.table.id, 0)
    room.leave(bea)
    told = [message["seats"][BEA] for message in ada.heard if message["type"] == "seats"]
    assert (told[-1]["here"], told[-1]["away"]) == (False, None), "gone, but only just"
    await until(lambda: ada.heard[-1]["seats"][BEA]["away"] is not None)
    assert ada.heard[-1]["seats"][BEA]["away"] == {"needed": 1, "wait": [], "bot": [], "end": [], "resigned": False}
    await tables.watch(bea, room.table.id, 0)
    assert (ada.heard[-1]["seats"][BEA]["here"], ada.heard[-1]["seats"][BEA]["away"]) == (True, None)


async def test_of_two_the_other_decides_alone_and_a_bot_of_the_tables_level_plays_on(tables: Tables) -> None:
    room = await table_of(tables, 2, here=(ADA,))
    await decide(tables, room, ADA, BEA, "bot")
    seat = room.view_of("ada").seats[BEA]
    assert (seat.kind, seat.level, seat.instead_of, seat.kept, seat.away) == ("bot", "casual", "bea", True, None)
    await until(lambda: room.table.decisions_made(BEA) == 1)
    shown = room.view_of("bea")
    eyes = surely(shown.view).seat
    assert (shown.you, shown.yours, shown.back, eyes) == (None, (), BEA, None), "she sees what a spectator may know"
    assert (await again(tables, room)).chairs == room.table.chairs


async def test_whoever_left_comes_back_to_their_seat_with_one_call_that_may_be_repeated(tables: Tables) -> None:
    room = await table_of(tables, 2, here=(ADA,))
    await decide(tables, room, ADA, BEA, "bot")
    for _ in range(2):
        await tables.commands.run(room, Sit("bea", "any name", None))
        assert (room.view_of("bea").you, room.view_of("bea").back) == (BEA, None)
    seat = room.view_of("ada").seats[BEA]
    assert (seat.kind, seat.name, seat.instead_of, seat.kept) == ("person", "bea", None, False)
    assert (await again(tables, room)).chairs == room.table.chairs
    number = room.table.number
    await tables.commands.run(room, Sit("bea", "bea", BEA))
    assert room.table.number == number


async def test_of_several_more_than_half_of_the_others_have_to_agree(tables: Tables) -> None:
    room = await table_of(tables, 4, here=(ADA, CEM, DAN))
    assert surely(room.view_of("ada").seats[BEA].away).needed == 2
    await decide(tables, room, ADA, BEA, "end")
    await decide(tables, room, CEM, BEA, "bot")
    await decide(tables, room, DAN, BEA, "wait")
    away = surely(room.view_of("ada").seats[BEA].away)
    assert (away.wait, away.bot, away.end) == ((DAN,), (CEM,), (ADA,))
    assert {seat: dict((await again(tables, room)).absence_votes.votes_on(seat)) for seat in (BEA,)} == {
        BEA: {ADA: "end", CEM: "bot", DAN: "wait"}
    }
    number = room.table.number
    await decide(tables, room, CEM, BEA, "bot")
    assert room.table.number == number, "the same wish again is no event"
    await decide(tables, room, DAN, BEA, "bot")
    assert (room.table.chairs[BEA].kind, room.table.state) == ("bot", "playing")


async def test_those_who_are_away_themselves_are_not_waited_for(tables: Tables) -> None:
    room = await table_of(tables, 4, here=(ADA,))
    assert surely(room.view_of("ada").seats[BEA].away).needed == 1
    await decide(tables, room, ADA, BEA, "bot")
    assert room.table.chairs[BEA].kind == "bot"


async def test_an_ended_table_says_who_left_plays_no_more_and_keeps_a_valid_record(tables: Tables) -> None:
    room = await table_of(tables, 2, here=(ADA,), bots=1)
    await until(lambda: room.table.decisions_made(1) == 1)
    for seat in (0, 2):
        await tables.commands.run(room, PlayMove(PEOPLE[0 if seat == 0 else 1], "bid 1", "key"))
    await until(lambda: not room.table.automatic_seats())
    await decide(tables, room, ADA, 2, "end")
    await decide(tables, room, ADA, 2, "end")
    shown = room.view_of("bea")
    assert (shown.state, shown.left, shown.you) == ("ended", 2, 2)
    with pytest.raises(TableEnded, match="because bea left"):
        await tables.commands.run(room, PlayMove("bea", "bid 1", "another"))
    with pytest.raises(TableEnded):
        await tables.commands.run(room, Sit("dan", "dan", 1))
    record = await tables.record(room.table.id)
    assert [event["move"] for event in record["events"][1:4]].count("bid 1") >= 2
    assert matchwood.load(record).owing == surely(room.table.game).owing
    assert (await again(tables, room)).state == "ended"


async def test_whoever_is_back_makes_wishes_about_them_void(tables: Tables) -> None:
    room = await table_of(tables, 3, here=(ADA, CEM))
    await decide(tables, room, ADA, BEA, "end")
    bea = Watcher("bea")
    await tables.watch(bea, room.table.id, 0)
    assert not room.table.absence_votes.votes_on(BEA)
    room.leave(bea)
    await decide(tables, room, CEM, BEA, "end")
    assert room.table.state == "playing"


async def test_whoever_is_gone_again_before_that_is_durable_does_not_count_as_here(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = list[Append]()
    room = await table_of(tables, 3, here=(ADA, CEM))
    await decide(tables, room, ADA, BEA, "end")
    bea = Watcher("bea")
    with monkeypatch.context() as slow:
        slow.setattr(tables.log, "enqueue", held.append)  # a database that takes its time
        coming = asyncio.create_task(tables.watch(bea, room.table.id, 0))
        await until(lambda: "bea" in room.presence.local)
        coming.cancel()
        await asyncio.wait([coming])
    tables.log.enqueue(held.pop())
    assert room.presence.local == {"ada", "cem"}


async def test_a_decision_that_cannot_be_made_is_refused_with_the_reason(tables: Tables) -> None:
    room = await table_of(tables, 3, here=(ADA, CEM), bots=1)
    for by, about, reason in ((ADA, ADA, "own seat"), (ADA, 3, "cem is not absent"), (ADA, 1, "No person"), (ADA, 9, "no seat 9")):
        with pytest.raises(NotAway, match=reason) as refusal:
            await decide(tables, room, by, about, "end")
        assert refusal.value.expected == ("2",)
    with pytest.raises(NotSeated):
        await tables.commands.run(room, Vote("a stranger", 2, "end"))
    open_table = await tables.create(NewTable("matchmaster", 2, "ada"), "ada")
    with pytest.raises(NotStarted):
        await decide(tables, open_table, ADA, BEA, "end")


async def test_where_a_decision_has_days_nobody_is_away_for_not_looking(tables: Tables) -> None:
    room = await table_of(tables, 2, here=(ADA,), clock="correspondence")
    assert room.view_of("ada").seats[BEA].away is None
    room.table.automatic[BEA] = 3
    assert room.view_of("ada").seats[BEA].away is not None, "but for letting every time pass"
    await tables.commands.run(room, Sit("bea", "bea"))
    assert room.view_of("ada").seats[BEA].away is None


async def test_at_a_table_that_was_opened_by_link_people_take_over_from_bots(tables: Tables) -> None:
    room = await table_of(tables, 2, here=(ADA,), bots=1)
    assert room.view_of(None).takeover
    with pytest.raises(SeatTaken, match="All seats"):
        await tables.commands.run(room, Sit("dan", "dan"))
    with pytest.raises(SeatTaken, match="Only people"):
        await tables.commands.run(room, Sit("robo", "robo", 1, "guest"))
    for _ in range(2):
        await tables.commands.run(room, Sit("dan", "dan", 1))
    assert (room.view_of("dan").you, surely(room.view_of("dan").view).seat, room.view_of("ada").seats[1].name) == (1, 1, "dan")
    with pytest.raises(SeatTaken, match="You already have seat 1"):
        await tables.commands.run(room, Sit("dan", "dan", 2))
    await decide(tables, room, ADA, 2, "bot")
    with pytest.raises(SeatTaken, match="reserved for bea"):
        await tables.commands.run(room, Sit("eva", "eva", 2))
    assert (await again(tables, room)).chairs == room.table.chairs


@pytest.mark.parametrize("bots", [0, 1])
async def test_the_host_frees_a_seat_that_was_kept_and_somebody_takes_it(tables: Tables, bots: int) -> None:
    room = await table_of(tables, 2, here=(ADA,), bots=bots)
    seat = len(room.table.chairs) - 1
    await decide(tables, room, ADA, seat, "bot")

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
    assert (await again(tables, room)).chairs == room.table.chairs


async def test_a_table_against_bots_alone_is_nobody_elses_unless_it_says_so(tables: Tables) -> None:
    room = await table_of(tables, 1, here=(), bots=2)
    with pytest.raises(SeatTaken, match="cannot take over"):
        await tables.commands.run(room, Sit("dan", "dan", 1))
    room = await table_of(tables, 1, here=(), bots=2, takeover=True)
    await tables.commands.run(room, Sit("dan", "dan", 1))
    assert room.table.chairs[1].kind == "person"


async def test_a_game_that_a_bot_and_people_finished_together_is_a_game_like_any_other(tables: Tables) -> None:
    room = await table_of(tables, 2, here=(ADA,), options={"rounds": "short"})
    await move(tables, room, ADA)
    await decide(tables, room, ADA, BEA, "bot")
    while room.table.state == "playing":
        await until(lambda: ADA in surely(room.table.game).owing or room.table.state != "playing")
        if ADA in surely(room.table.game).owing:
            await move(tables, room, ADA)
    record = await tables.record(room.table.id)
    assert matchwood.load(record).result == surely(room.table.game).result
