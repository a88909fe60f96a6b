"""People who leave: the others wait, let a bot play on or end the table; whoever left may come back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import matchwood
from matchwood.server.protocol.errors import NotAway, NotHost, NotSeated, NotStarted, SeatTaken, Started, TableEnded
from matchwood.server.protocol.messages import Arrange, Decide, MakeMove, NewTable, TakeSeat
from matchwood.server.storage.writer import Append
from matchwood.server.tables import presence
from matchwood.server.tables.plans.setup import plan_arrangement
from matchwood.server.tables.service import Tables
from tests.server.tables.absence import ADA, BEA, CEM, DAN, PEOPLE, again, decide, move, table_of
from tests.stories import Browser, with_tables
from tests.surely import surely
from tests.waiting import until


@pytest.fixture(autouse=True)
def no_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "GRACE_SECONDS", 0.0)


def test_whoever_is_gone_for_a_while_is_away_and_those_who_look_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(tables: Tables) -> None:
        monkeypatch.setattr(presence, "GRACE_SECONDS", 0.2)
        room = await table_of(tables, 2, here=())
        ada, bea = Browser("ada"), Browser("bea")
        for browser in (ada, bea):
            await tables.watch(browser, room.table.id, 0)
        room.leave(bea)
        told = [message["seats"][BEA] for message in ada.heard if message["type"] == "seats"]
        assert (told[-1]["here"], told[-1]["away"]) == (False, None), "gone, but only just"
        await until(lambda: ada.heard[-1]["seats"][BEA]["away"] is not None)
        assert ada.heard[-1]["seats"][BEA]["away"] == {"needed": 1, "wait": [], "bot": [], "end": [], "resigned": False}
        await tables.watch(bea, room.table.id, 0)
        assert (ada.heard[-1]["seats"][BEA]["here"], ada.heard[-1]["seats"][BEA]["away"]) == (True, None)

    with_tables(tmp_path, story)


def test_of_two_the_other_decides_alone_and_a_bot_of_the_tables_level_plays_on(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        room = await table_of(tables, 2, here=(ADA,))
        await decide(tables, room, ADA, BEA, "bot")
        seat = room.view_of("ada").seats[BEA]
        assert (seat.kind, seat.level, seat.instead_of, seat.kept, seat.away) == ("bot", "casual", "bea", True, None)
        await until(lambda: room.table.decisions_made(BEA) == 1)
        shown = room.view_of("bea")
        eyes = surely(shown.view).seat
        assert (shown.you, shown.yours, shown.back, eyes) == (None, (), BEA, None), "she sees what a spectator may know"
        assert (await again(tables, room)).chairs == room.table.chairs

    with_tables(tmp_path, story)


def test_whoever_left_comes_back_to_their_seat_with_one_call_that_may_be_repeated(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        room = await table_of(tables, 2, here=(ADA,))
        await decide(tables, room, ADA, BEA, "bot")
        for _ in range(2):
            await tables.sit(room, TakeSeat("any name", None), "bea")
            assert (room.view_of("bea").you, room.view_of("bea").back) == (BEA, None)
        seat = room.view_of("ada").seats[BEA]
        assert (seat.kind, seat.name, seat.instead_of, seat.kept) == ("person", "bea", None, False)
        assert (await again(tables, room)).chairs == room.table.chairs
        number = room.table.number
        await tables.sit(room, TakeSeat("bea", BEA), "bea")
        assert room.table.number == number

    with_tables(tmp_path, story)


def test_of_several_more_than_half_of_the_others_have_to_agree(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
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

    with_tables(tmp_path, story)


def test_those_who_are_away_themselves_are_not_waited_for(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        room = await table_of(tables, 4, here=(ADA,))
        assert surely(room.view_of("ada").seats[BEA].away).needed == 1
        await decide(tables, room, ADA, BEA, "bot")
        assert room.table.chairs[BEA].kind == "bot"

    with_tables(tmp_path, story)


def test_an_ended_table_says_who_left_plays_no_more_and_keeps_a_valid_record(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        room = await table_of(tables, 2, here=(ADA,), bots=1)
        await until(lambda: room.table.decisions_made(1) == 1)
        for seat in (0, 2):
            await tables.move_and_wait(room, MakeMove("bid 1", "key"), PEOPLE[0 if seat == 0 else 1])
        await until(lambda: not room.table.automatic_seats())
        await decide(tables, room, ADA, 2, "end")
        await decide(tables, room, ADA, 2, "end")
        shown = room.view_of("bea")
        assert (shown.state, shown.left, shown.you) == ("ended", 2, 2)
        with pytest.raises(TableEnded, match="because bea left"):
            await tables.move_and_wait(room, MakeMove("bid 1", "another"), "bea")
        with pytest.raises(TableEnded):
            await tables.sit(room, TakeSeat("dan", 1), "dan")
        record = await tables.record(room.table.id)
        assert [event["move"] for event in record["events"][1:4]].count("bid 1") >= 2
        assert matchwood.load(record).owing == surely(room.table.game).owing
        assert (await again(tables, room)).state == "ended"

    with_tables(tmp_path, story)


def test_whoever_is_back_makes_wishes_about_them_void(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        room = await table_of(tables, 3, here=(ADA, CEM))
        await decide(tables, room, ADA, BEA, "end")
        bea = Browser("bea")
        await tables.watch(bea, room.table.id, 0)
        assert not room.table.absence_votes.votes_on(BEA)
        room.leave(bea)
        await decide(tables, room, CEM, BEA, "end")
        assert room.table.state == "playing"

    with_tables(tmp_path, story)


def test_whoever_is_gone_again_before_that_is_durable_does_not_count_as_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = list[Append]()

    async def story(tables: Tables) -> None:
        room = await table_of(tables, 3, here=(ADA, CEM))
        await decide(tables, room, ADA, BEA, "end")
        bea = Browser("bea")
        with monkeypatch.context() as slow:
            slow.setattr(tables.log, "hand_over", held.append)  # a database that takes its time
            coming = asyncio.create_task(tables.watch(bea, room.table.id, 0))
            await until(lambda: "bea" in room.people_present)
            coming.cancel()
            await asyncio.wait([coming])
        tables.log.hand_over(held.pop())
        assert room.people_present == {"ada", "cem"}

    with_tables(tmp_path, story)


def test_a_decision_that_cannot_be_made_is_refused_with_the_reason(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        room = await table_of(tables, 3, here=(ADA, CEM), bots=1)
        for by, about, reason in ((ADA, ADA, "own seat"), (ADA, 3, "cem is here"), (ADA, 1, "No person"), (ADA, 9, "no seat 9")):
            with pytest.raises(NotAway, match=reason) as refusal:
                await decide(tables, room, by, about, "end")
            assert refusal.value.expected == ("2",)
        with pytest.raises(NotSeated):
            await tables.vote(room, Decide(2, "end"), "a stranger")
        open_table = await tables.create(NewTable("matchmaster", 2, "ada"), "ada")
        with pytest.raises(NotStarted):
            await decide(tables, open_table, ADA, BEA, "end")

    with_tables(tmp_path, story)


def test_where_a_decision_has_days_nobody_is_away_for_not_looking(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        room = await table_of(tables, 2, here=(ADA,), clock="correspondence")
        assert room.view_of("ada").seats[BEA].away is None
        room.table.automatic[BEA] = 3
        assert room.view_of("ada").seats[BEA].away is not None, "but for letting every time pass"
        await tables.sit(room, TakeSeat("bea"), "bea")
        assert room.view_of("ada").seats[BEA].away is None

    with_tables(tmp_path, story)


def test_at_a_table_that_was_opened_by_link_people_take_over_from_bots(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        room = await table_of(tables, 2, here=(ADA,), bots=1)
        assert room.view_of(None).takeover
        with pytest.raises(SeatTaken, match="All seats"):
            await tables.sit(room, TakeSeat("dan"), "dan")
        with pytest.raises(SeatTaken, match="only people"):
            await tables.sit(room, TakeSeat("robo", 1, "guest"), "robo")
        for _ in range(2):
            await tables.sit(room, TakeSeat("dan", 1), "dan")
        assert (room.view_of("dan").you, surely(room.view_of("dan").view).seat, room.view_of("ada").seats[1].name) == (1, 1, "dan")
        with pytest.raises(SeatTaken, match="You sit at seat 1"):
            await tables.sit(room, TakeSeat("dan", 2), "dan")
        await decide(tables, room, ADA, 2, "bot")
        with pytest.raises(SeatTaken, match="kept for bea"):
            await tables.sit(room, TakeSeat("eva", 2), "eva")
        assert (await again(tables, room)).chairs == room.table.chairs

    with_tables(tmp_path, story)


@pytest.mark.parametrize("bots", [0, 1])
def test_the_host_frees_a_seat_that_was_kept_and_somebody_takes_it(tmp_path: Path, bots: int) -> None:
    async def story(tables: Tables) -> None:
        room = await table_of(tables, 2, here=(ADA,), bots=bots)
        seat = len(room.table.chairs) - 1
        await decide(tables, room, ADA, seat, "bot")

        async def free(which: int, by: str) -> None:
            await tables.change(room, lambda table: plan_arrangement(table, Arrange(table.number, "free", which), by))

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
        await tables.sit(room, TakeSeat("dan", seat), "dan")
        assert room.view_of("dan").you == seat
        assert (await again(tables, room)).chairs == room.table.chairs

    with_tables(tmp_path, story)


def test_a_table_against_bots_alone_is_nobody_elses_unless_it_says_so(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        room = await table_of(tables, 1, here=(), bots=2)
        with pytest.raises(SeatTaken, match="nobody takes over"):
            await tables.sit(room, TakeSeat("dan", 1), "dan")
        room = await table_of(tables, 1, here=(), bots=2, takeover=True)
        await tables.sit(room, TakeSeat("dan", 1), "dan")
        assert room.table.chairs[1].kind == "person"

    with_tables(tmp_path, story)


def test_a_game_that_a_bot_and_people_finished_together_is_a_game_like_any_other(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        room = await table_of(tables, 2, here=(ADA,), options={"rounds": "short"})
        await move(tables, room, ADA)
        await decide(tables, room, ADA, BEA, "bot")
        while room.table.state == "playing":
            await until(lambda: ADA in surely(room.table.game).owing or room.table.state != "playing")
            if ADA in surely(room.table.game).owing:
                await move(tables, room, ADA)
        record = await tables.record(room.table.id)
        assert matchwood.load(record).result == surely(room.table.game).result

    with_tables(tmp_path, story)
