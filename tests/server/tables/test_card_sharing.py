"""Cards that a person shows to those who watch: only with consent, one hand in each deal, and no seat for whoever has seen one."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Unpack

import msgspec
import pytest

from matchwood.errors import BadOption, GameOver
from matchwood.server.protocol.errors import CannotLook, CannotShow, HasLooked, NotFound, NotSeated, NotStarted
from matchwood.server.protocol.messages import NewTable
from matchwood.server.table.commands.absence import Vote
from matchwood.server.table.commands.card_sharing import LookAtCards, ShowCards
from matchwood.server.table.commands.moves import PlayMove
from matchwood.server.table.commands.seats import Sit
from matchwood.server.table.events import Replaced
from matchwood.server.table.step import Step
from matchwood.server.table.table import Table
from matchwood.server.tables import presence
from matchwood.server.tables.room import Room
from matchwood.server.tables.service import Tables
from tests.server.in_process import TableSettings, Watcher, run_server
from tests.server.tables.planned import planned
from tests.surely import surely
from tests.waiting import until

PEOPLE = ("ada", "bea", "cem")
ADA, BEA, CEM = range(3)
WATCHER = "wim"


async def table_of(
    tables: Tables, people: int = 2, bots: int = 0, game: str = "matchmaster", **more: Unpack[TableSettings]
) -> Room:
    """A running table at which cards may be shown."""
    wish = TableSettings(pace="instant", level="beginner", showing=True) | more
    room = await tables.create(NewTable(game, people + bots, "ada", bots=bots, **wish), "ada")
    for person in PEOPLE[1:people]:
        await tables.commands.run(room, Sit(person, person))
    return room


def seat_of(room: Room, person: str) -> int:
    seat = room.table.seat_of(person)
    assert seat is not None
    return seat


async def show(tables: Tables, room: Room, person: str, so: bool = True) -> None:
    await tables.commands.run(room, ShowCards(person, so))


async def look(tables: Tables, room: Room, seat: int | None, person: str = WATCHER) -> None:
    await tables.commands.run(room, LookAtCards(person, seat))


async def play_until_the_next_deal(tables: Tables, room: Room) -> None:
    """Everybody makes their first move, until cards are dealt again or the game is over."""
    deal = room.table.deal
    while room.table.deal == deal and room.table.state == "playing":
        await until(lambda: not room.table.automatic_seats())
        owing = [
            person
            for person in PEOPLE
            if room.table.state == "playing" and room.table.seat_of(person) in surely(room.table.game).owing
        ]
        for person in owing[:1]:
            move = surely(room.table.game).legal_moves(seat_of(room, person))[0]
            await tables.commands.run(room, PlayMove(person, move, secrets.token_hex(8)))


async def again(tables: Tables, room: Room) -> Table:
    """The table as another process would read it from its log."""
    return Table.from_events(room.table.id, await tables.log.read(room.table.id))


def seen_by(room: Room, person: str | None) -> int | None:
    """Whose view this person gets; the view is that of this seat, to the letter."""
    view = surely(room.view_of(person).view)
    assert msgspec.json.encode(view) == msgspec.json.encode(room.table.view(view.seat))
    return view.seat


async def test_nobody_sees_the_cards_of_whoever_did_not_agree(tables: Tables) -> None:
    room, wim = await table_of(tables), Watcher(WATCHER)
    await tables.watch(wim, room.table.id, 0)
    bea = seat_of(room, "bea")
    with pytest.raises(CannotLook, match="bea does not show") as refusal:
        await look(tables, room, bea)
    assert refusal.value.expected == ()
    await show(tables, room, "ada")
    with pytest.raises(CannotLook) as refusal:
        await look(tables, room, bea)
    assert refusal.value.expected == (str(ADA),)
    assert seen_by(room, WATCHER) is None, "and whoever agreed is not looked at without being chosen"
    with pytest.raises(NotFound):
        await look(tables, room, 9)
    assert all(
        told.get("view", told.get("table", {}).get("view"))["table"]["hand"] is None for told in wim.heard if "seats" not in told
    )


async def test_a_watcher_sees_exactly_the_view_of_the_seat_that_they_chose_and_only_they_do(tables: Tables) -> None:
    room, wim, other = await table_of(tables), Watcher(WATCHER), Watcher("other")
    for browser in (wim, other):
        await tables.watch(browser, room.table.id, 0)
    await show(tables, room, "bea")
    bea = seat_of(room, "bea")
    await look(tables, room, bea)
    number = room.table.number
    await look(tables, room, bea)
    assert room.table.number == number, "the same choice again is no event"
    assert (seen_by(room, WATCHER), seen_by(room, "other"), room.view_of(WATCHER).looking) == (bea, None, bea)
    assert (wim.heard[-1]["type"], wim.heard[-1]["table"]["you"]) == ("table", None)
    assert (other.heard[-1]["type"], other.heard[-1]["view"]["seat"]) == ("news", None)
    await tables.commands.run(room, PlayMove("ada", surely(room.table.game).legal_moves(ADA)[0], "k"))
    told = next(message for message in reversed(wim.heard) if message["type"] == "news")
    assert told["view"] == msgspec.json.decode(msgspec.json.encode(room.table.view(bea)))
    with pytest.raises(NotSeated):
        await tables.commands.run(room, PlayMove(WATCHER, surely(room.table.game).legal_moves(bea)[0], "k"))


async def test_everybody_sees_who_shows_their_cards_and_how_many_look(tables: Tables) -> None:
    room, ada, wim = await table_of(tables), Watcher("ada"), Watcher(WATCHER)
    for browser in (ada, wim):
        await tables.watch(browser, room.table.id, 0)
    await show(tables, room, "ada")
    await look(tables, room, ADA)
    assert (ada.heard[-1]["seats"][ADA]["shows"], ada.heard[-1]["seats"][ADA]["lookers"]) == (True, 1)
    assert WATCHER not in str(ada.heard)
    room.leave(wim)
    assert ada.heard[-1]["seats"][ADA]["lookers"] == 0, "whoever is gone does not look"


async def test_what_is_withdrawn_is_not_shown_any_more_and_has_to_be_chosen_anew(tables: Tables) -> None:
    room, wim = await table_of(tables), Watcher(WATCHER)
    await tables.watch(wim, room.table.id, 0)
    await show(tables, room, "ada")
    await look(tables, room, ADA)
    await show(tables, room, "ada", False)
    assert wim.heard[-1]["table"]["view"]["table"]["hand"] is None
    await show(tables, room, "ada")
    assert (seen_by(room, WATCHER), room.view_of(WATCHER).looking) == (None, None)
    await look(tables, room, ADA)
    assert seen_by(room, WATCHER) == ADA


async def test_of_two_hands_a_watcher_sees_one_in_each_deal_also_after_looking_away(tables: Tables) -> None:
    room = await table_of(tables)
    for person in ("ada", "bea"):
        await show(tables, room, person)
    await look(tables, room, ADA)
    await look(tables, room, None)
    assert seen_by(room, WATCHER) is None
    await look(tables, room, BEA)
    assert (seen_by(room, WATCHER), room.view_of(WATCHER).looking) == (None, BEA), "from the next deal on"
    await look(tables, room, ADA)
    assert seen_by(room, WATCHER) == ADA, "the same hand as before is nothing new"
    await show(tables, room, "ada", False)
    await look(tables, room, BEA)
    assert seen_by(room, WATCHER) is None, "nor does it help that the other does not show it any more"
    assert seen_by_log(await again(tables, room)) is None
    await play_until_the_next_deal(tables, room)
    assert seen_by(room, WATCHER) == seen_by_log(await again(tables, room)) == BEA


def seen_by_log(table: Table) -> int | None:
    return table.viewing_seat(WATCHER)


async def test_whoever_has_seen_a_hand_gets_no_seat_in_this_game_but_in_the_next(tables: Tables) -> None:
    room = await table_of(tables, bots=1)
    bot = next(seat for seat, chair in enumerate(room.table.chairs) if chair.kind == "bot")
    await show(tables, room, "ada")
    await look(tables, room, ADA)
    await look(tables, room, None)
    with pytest.raises(HasLooked, match="seen a player's cards"):
        await tables.commands.run(room, Sit(WATCHER, "Wim", bot))
    assert (room.view_of(WATCHER).takeover, room.view_of("other").takeover) == (False, True)
    assert (await again(tables, room)).card_sharing.has_looked(WATCHER)
    await tables.commands.run(room, Sit("other", "Other", bot))
    assert room.table.seat_of("other") == bot


async def test_whoever_has_or_had_a_seat_sees_no_other_hand(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "GRACE_SECONDS", 0.0)
    room = await table_of(tables, people=3, limit=1)
    await tables.watch(Watcher("ada"), room.table.id, 0)
    await show(tables, room, "ada")
    with pytest.raises(CannotLook, match="You have or had a seat"):
        await look(tables, room, ADA, "bea")
    await show(tables, room, "bea")
    bea = seat_of(room, "bea")
    await look(tables, room, bea)
    await tables.commands.run(room, Vote("ada", bea, "bot"))
    assert (seen_by(room, WATCHER), room.view_of(None).seats[bea].shows) == (None, False), "the bot agreed to nothing"
    with pytest.raises(CannotLook):
        await look(tables, room, ADA, "bea")
    await tables.commands.run(room, Sit("bea", "bea"))
    assert not room.table.shows_cards(bea), "and whoever is back has to agree anew"


async def test_a_guest_that_lost_its_seat_sees_no_hand_either(tables: Tables) -> None:
    room = await tables.create(NewTable("matchmaster", 2, "ada", pace="instant", showing=True), "ada")
    await tables.commands.run(room, Sit("robo", "Robo", None, "guest"))
    with pytest.raises(CannotShow, match="Only people"):
        await show(tables, room, "robo")
    await show(tables, room, "ada")
    await tables.commands.run(room, planned(lambda table: Step(Replaced(1, "Bruno", "club"), table.game)))
    with pytest.raises(CannotLook):
        await look(tables, room, ADA, "robo")


async def test_cards_are_shown_only_where_the_table_was_opened_for_it_or_nobody_else_plays(tables: Tables) -> None:
    for wish, may in (
        ({"people": 2, "bots": 0, "showing": None}, False),
        ({"people": 2, "bots": 0, "showing": True}, True),
        ({"people": 2, "bots": 0, "showing": True, "watching": "nobody"}, False),
        ({"people": 1, "bots": 2, "showing": None}, True),
        ({"people": 1, "bots": 2, "showing": None, "takeover": True}, False),
        ({"people": 1, "bots": 2, "showing": False}, False),
    ):
        room = await table_of(tables, **wish)
        assert room.view_of("ada").showing is may
        if may:
            await show(tables, room, "ada")
        else:
            with pytest.raises(CannotShow):
                await show(tables, room, "ada")
    with pytest.raises(BadOption, match="spectators see all cards"):
        await table_of(tables, 1, 1, "the_match")
    with pytest.raises(NotStarted):
        await show(tables, await half_full(tables), "ada")
    with pytest.raises(NotSeated):
        await show(tables, room, WATCHER)


async def half_full(tables: Tables) -> Room:
    return await tables.create(NewTable("matchmaster", 2, "ada", showing=True), "ada")


async def test_consent_ends_with_the_game(tables: Tables) -> None:
    room = await table_of(tables, options={"rounds": "short"})
    await show(tables, room, "ada")
    await look(tables, room, ADA)
    while room.table.state == "playing":
        await play_until_the_next_deal(tables, room)
    assert (seen_by(room, WATCHER), room.view_of(WATCHER).looking, room.view_of(None).seats[ADA].shows) == (None, None, False)
    with pytest.raises(GameOver):
        await show(tables, room, "ada")
    following = await tables.rematch(room, "ada")
    assert (following.table.about.showing, following.view_of("ada").seats[0].shows) == (True, False)


async def test_who_shows_and_who_has_looked_outlives_a_restart(tmp_path: Path) -> None:
    async with run_server(tmp_path) as services:
        room = await table_of(services.tables, clock="brisk")
        await show(services.tables, room, "ada")
        await look(services.tables, room, ADA)
    async with run_server(tmp_path) as services:
        room = await services.tables.room(room.table.id)
        assert seen_by(room, WATCHER) == ADA
        assert room.table.shows_cards(ADA)
        assert room.table.card_sharing.has_looked(WATCHER)


async def test_at_a_table_that_nobody_may_watch_strangers_hear_nothing_when_somebody_who_left_looks_on(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "GRACE_SECONDS", 0.0)
    room = await table_of(tables, people=3, watching="nobody", showing=None)
    await tables.watch(Watcher("ada"), room.table.id, 0)
    bea, stranger = Watcher("bea"), Watcher("stranger")
    await tables.commands.run(room, Vote("ada", seat_of(room, "bea"), "bot"))
    for browser in (bea, stranger):
        await tables.watch(browser, room.table.id, 0)
    await tables.commands.run(room, PlayMove("ada", surely(room.table.game).legal_moves(ADA)[0], "k"))
    told = [next(message for message in reversed(one.heard) if message["type"] == "news") for one in (bea, stranger)]
    assert told[0]["view"] is not None
    assert (told[1]["view"], told[1]["happenings"]) == (None, [])
