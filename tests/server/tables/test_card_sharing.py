"""Card sharing: a watcher sees a hand if its player consents, one in each deal, and gets no seat afterwards."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from matchwood.errors import BadOption, GameOver
from matchwood.server.protocol.errors import CannotLook, CannotShow, HasLooked, NotFound, NotSeated, NotStarted
from matchwood.server.table.commands.card_sharing import LookAtCards, ShowCards
from matchwood.server.table.commands.moves import PlayMove
from matchwood.server.table.commands.seats import Sit
from matchwood.server.table.commands.votes import Vote
from matchwood.server.table.events import Replaced
from matchwood.server.table.step import Step
from matchwood.server.tables import presence
from matchwood.server.tables.room import Room
from matchwood.server.tables.service import Tables
from tests.server.in_process import ADA, BEA, Watcher, make_move, read_from_log, run_server, start_table
from tests.server.tables.planned import planned
from tests.support.optional import not_none

WATCHER = "wim"


async def table_of(tables: Tables, people: int = 2, bots: int = 0, **more: Any) -> Room:
    """Start a game at a table at which cards may be shared."""
    return await start_table(tables, people, bots, **{"showing": True} | more)


def seat_of(room: Room, person: str) -> int:
    return not_none(room.table.seat_of(person))


async def show(tables: Tables, room: Room, person: str, so: bool = True) -> None:
    await tables.commands.run(room, ShowCards(person, so))


async def look(tables: Tables, room: Room, seat: int | None, person: str = WATCHER) -> None:
    await tables.commands.run(room, LookAtCards(person, seat))


async def play_until_the_next_deal(tables: Tables, room: Room) -> None:
    """Make first moves until cards are dealt again or the game is over."""
    deal = room.table.deal
    while room.table.deal == deal and room.table.state == "playing":
        await make_move(tables, room, not_none(room.table.game).owing[0])


def seen_by(room: Room, person: str | None) -> int | None:
    """Return the seat whose view this person gets. The view must equal the view of this seat."""
    view = not_none(room.view_of(person).view)
    assert msgspec.json.encode(view) == msgspec.json.encode(room.table.view(view.seat))
    return view.seat


async def test_a_watcher_cannot_see_cards_that_are_not_shared(tables: Tables) -> None:
    room, wim = await table_of(tables), Watcher(WATCHER)
    await tables.watch(wim, room.table.id, 0)
    bea = seat_of(room, "bea")
    with pytest.raises(CannotLook, match="Bea does not show") as refusal:
        await look(tables, room, bea)
    assert refusal.value.expected == ()
    await show(tables, room, "ada")
    with pytest.raises(CannotLook) as refusal:
        await look(tables, room, bea)
    assert refusal.value.expected == (str(ADA),)
    assert seen_by(room, WATCHER) is None, "a hand is not shown before it is chosen"
    with pytest.raises(NotFound):
        await look(tables, room, 9)
    views = [message.get("view", message.get("table", {}).get("view")) for message in wim.heard if "seats" not in message]
    assert all(view["table"]["hand"] is None for view in views)


async def test_a_watcher_sees_the_view_of_the_chosen_seat_and_other_watchers_do_not(tables: Tables) -> None:
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
    await tables.commands.run(room, PlayMove("ada", not_none(room.table.game).legal_moves(ADA)[0], "k"))
    news = next(message for message in reversed(wim.heard) if message["type"] == "news")
    assert news["view"] == msgspec.json.decode(msgspec.json.encode(room.table.view(bea)))
    with pytest.raises(NotSeated):
        await tables.commands.run(room, PlayMove(WATCHER, not_none(room.table.game).legal_moves(bea)[0], "k"))


async def test_players_see_the_seats_that_share_cards_and_the_number_of_viewers(tables: Tables) -> None:
    room, ada, wim = await table_of(tables), Watcher("ada"), Watcher(WATCHER)
    for browser in (ada, wim):
        await tables.watch(browser, room.table.id, 0)
    await show(tables, room, "ada")
    await look(tables, room, ADA)
    assert (ada.heard[-1]["seats"][ADA]["shows"], ada.heard[-1]["seats"][ADA]["lookers"]) == (True, 1)
    assert WATCHER not in str(ada.heard)
    room.leave(wim)
    assert ada.heard[-1]["seats"][ADA]["lookers"] == 0, "a watcher who left is not counted"


async def test_a_watcher_has_to_choose_a_hand_again_after_it_was_hidden(tables: Tables) -> None:
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


async def test_a_watcher_sees_one_hand_in_each_deal(tables: Tables) -> None:
    room = await table_of(tables)
    for person in ("ada", "bea"):
        await show(tables, room, person)
    await look(tables, room, ADA)
    await look(tables, room, None)
    assert seen_by(room, WATCHER) is None
    await look(tables, room, BEA)
    assert (seen_by(room, WATCHER), room.view_of(WATCHER).looking) == (None, BEA), "Bea's hand is shown from the next deal on"
    await look(tables, room, ADA)
    assert seen_by(room, WATCHER) == ADA, "the watcher has seen this hand before"
    await show(tables, room, "ada", False)
    await look(tables, room, BEA)
    assert seen_by(room, WATCHER) is None, "also if the first hand is hidden now"
    assert (await read_from_log(tables, room)).viewing_seat(WATCHER) is None
    await play_until_the_next_deal(tables, room)
    assert seen_by(room, WATCHER) == (await read_from_log(tables, room)).viewing_seat(WATCHER) == BEA


async def test_a_watcher_who_has_seen_a_hand_gets_no_seat_in_this_game(tables: Tables) -> None:
    room = await table_of(tables, bots=1)
    bot = next(seat for seat, chair in enumerate(room.table.chairs) if chair.kind == "bot")
    await show(tables, room, "ada")
    await look(tables, room, ADA)
    await look(tables, room, None)
    with pytest.raises(HasLooked, match="seen a player's cards"):
        await tables.commands.run(room, Sit(WATCHER, "Wim", bot))
    assert (room.view_of(WATCHER).takeover, room.view_of("other").takeover) == (False, True)
    assert (await read_from_log(tables, room)).card_sharing.has_looked(WATCHER)
    await tables.commands.run(room, Sit("other", "Other", bot))
    assert room.table.seat_of("other") == bot


async def test_a_present_or_former_player_cannot_see_another_hand(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "GRACE_SECONDS", 0.0)
    room = await table_of(tables, 3, limit=1, present=["ada"])
    await show(tables, room, "ada")
    with pytest.raises(CannotLook, match="You have or had a seat"):
        await look(tables, room, ADA, "bea")
    await show(tables, room, "bea")
    bea = seat_of(room, "bea")
    await look(tables, room, bea)
    await tables.commands.run(room, Vote("ada", bea, "bot"))
    assert (seen_by(room, WATCHER), room.view_of(None).seats[bea].shows) == (None, False), "the bot has not consented"
    with pytest.raises(CannotLook):
        await look(tables, room, ADA, "bea")
    await tables.commands.run(room, Sit("bea", "Bea"))
    assert not room.table.shows_cards(bea), "a player who returns has to consent again"


async def test_an_external_bot_that_lost_its_seat_cannot_see_a_hand(tables: Tables) -> None:
    room = await table_of(tables, 1, players=2)
    await tables.commands.run(room, Sit("robo", "Robo", None, "guest"))
    with pytest.raises(CannotShow, match="Only people"):
        await show(tables, room, "robo")
    await show(tables, room, "ada")
    await tables.commands.run(room, planned(lambda table: Step(Replaced(1, "Bruno", "club"), table.game)))
    with pytest.raises(CannotLook):
        await look(tables, room, ADA, "robo")


async def test_cards_are_shared_only_if_the_table_allows_it_or_has_one_person(tables: Tables) -> None:
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
        await table_of(tables, 1, 1, game="the_match")
    with pytest.raises(NotStarted):
        await show(tables, await table_of(tables, 1, players=2), "ada")
    with pytest.raises(NotSeated):
        await show(tables, room, WATCHER)


async def test_card_sharing_ends_with_the_game(tables: Tables) -> None:
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


async def test_card_sharing_survives_a_restart(tmp_path: Path) -> None:
    async with run_server(tmp_path) as services:
        room = await table_of(services.tables, clock="brisk")
        await show(services.tables, room, "ada")
        await look(services.tables, room, ADA)
    async with run_server(tmp_path) as services:
        room = await services.tables.room(room.table.id)
        assert seen_by(room, WATCHER) == ADA
        assert room.table.shows_cards(ADA)
        assert room.table.card_sharing.has_looked(WATCHER)


async def test_a_stranger_gets_no_view_of_a_private_table_that_a_former_player_watches(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "GRACE_SECONDS", 0.0)
    room = await table_of(tables, 3, watching="nobody", showing=None, present=["ada"])
    bea, stranger = Watcher("bea"), Watcher("stranger")
    await tables.commands.run(room, Vote("ada", seat_of(room, "bea"), "bot"))
    for browser in (bea, stranger):
        await tables.watch(browser, room.table.id, 0)
    await tables.commands.run(room, PlayMove("ada", not_none(room.table.game).legal_moves(ADA)[0], "k"))
    news = [next(message for message in reversed(one.heard) if message["type"] == "news") for one in (bea, stranger)]
    assert news[0]["view"] is not None
    assert (news[1]["view"], news[1]["happenings"]) == (None, [])
