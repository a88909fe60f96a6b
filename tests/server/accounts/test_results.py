"""Finished games: the history and the ratings of accounts, their export and their deletion."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sql

from matchwood.server.accounts.messages import Account, Change, Settlement
from matchwood.server.accounts.outcome import outcome_of
from matchwood.server.accounts.profile import StoredAccount, account_message, delete_account, export_account, played_games
from matchwood.server.accounts.results import EndedTable, Results
from matchwood.server.admin.reported_names import hide_names
from matchwood.server.protocol.chat_messages import Say
from matchwood.server.protocol.messages import NewTable
from matchwood.server.protocol.values import Wish
from matchwood.server.storage import schema
from matchwood.server.storage.reported_names import NamedPerson, report_names
from matchwood.server.table.commands.seats import Sit
from matchwood.server.table.commands.votes import Vote
from matchwood.server.tables import presence
from matchwood.server.tables.room import Room
from tests.server.accounts.players import Club, open_club
from tests.server.in_process import Watcher
from tests.support.optional import not_none
from tests.support.waiting import wait_until_async


async def until_all_are_rated(room: Room) -> None:
    await wait_until_async(lambda: all(seat.standing and not seat.standing.new for seat in room.view_of("ada").seats))


def account_of(club: Club, known: StoredAccount) -> Account:
    return account_message(club.engine, known)


async def test_a_game_of_two_accounts_changes_both_ratings_once(club: Club) -> None:
    ada, bea = await club.joins("ada"), await club.joins("bea")
    room = await club.plays("ada", "bea")
    await club.settled()
    ratings = [account_of(club, known).ratings[0] for known in (ada, bea)]
    assert [rating.games for rating in ratings] == [1, 1]
    assert all(rating.uncertainty < 500 for rating in ratings)
    first = not_none(not_none(room.table.game).result).ranks.index(1)
    assert ratings[first].rating > 1500 > ratings[1 - first].rating
    changes = (await club.accounts.rating_changes(room.table.id, "bea")).changes
    assert changes == tuple(Change(1500, rating.rating) for rating in ratings)
    assert [played_games(club.engine, name).games[0].rated for name in ("ada", "bea")] == list(changes)
    results = club.services.results
    results._settle([EndedTable(room.table.id, 0, outcome_of(room.table))])
    assert [account_of(club, known).ratings[0] for known in (ada, bea)] == ratings, "the game is settled once"


async def test_new_ratings_are_shown_at_the_table_and_at_its_rematch(club: Club) -> None:
    known = {name: await club.joins(name) for name in ("ada", "bea")}
    room = await club.plays("ada", "bea")
    again = await club.tables.rematch(room, "ada")
    await club.tables.rematch(room, "bea")
    await club.settled()
    for there in (room, again):
        await until_all_are_rated(there)
        new = {name: account_of(club, account).ratings[0] for name, account in known.items()}
        for chair, seat in zip(there.table.chairs, there.view_of("ada").seats, strict=True):
            assert seat.standing is not None
            rating = new[str(chair.owner)]
            assert (seat.standing.rating, seat.standing.uncertainty) == (rating.rating, rating.uncertainty)


async def test_a_restarted_server_settles_the_remaining_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(Results, "_unsettled", lambda _: [])
        async with open_club(tmp_path) as club:
            await club.joins("ada")
            await club.joins("bea")
            await club.plays("ada", "bea")
    async with open_club(tmp_path) as club:
        await club.settled()
        ada = await club.accounts.sign_in("ada", "correct horse")
        assert [rating.games for rating in account_of(club, ada).ratings] == [1]
        assert len(played_games(club.engine, "bea").games) == 1


async def test_a_game_with_a_bot_is_in_the_history_and_unrated(club: Club) -> None:
    ada, _ = await club.joins("ada"), await club.joins("bea")
    room = await club.plays("ada", "bea", bots=1)
    await club.settled()
    assert account_of(club, ada).ratings == ()
    assert await club.accounts.rating_changes(room.table.id, "bea") == Settlement(True, (None, None, None), "bots")
    (played,) = played_games(club.engine, "ada").games
    assert (played.table, played.game, played.away) == (room.table.id, "tycoon", False)
    assert [(one.name, one.kind) for one in played.company] == [("Bruno", "bot"), ("bea", "person")]
    assert sorted(map(not_none, [played.place, *(player.place for player in played.company)])) == [1, 2, 3]


async def test_a_game_with_a_guest_is_unrated(club: Club) -> None:
    ada = await club.joins("ada")
    room = await club.plays("ada", "guest")
    await club.settled()
    assert await club.accounts.rating_changes(room.table.id, "bea") == Settlement(True, (None, None), "accounts")
    assert (account_of(club, ada).ratings, account_of(club, ada).finished) == ((), 1)


@pytest.mark.parametrize("wish", ["bot", "end"])
async def test_an_absent_player_is_counted_as_such_and_loses_no_rating(
    club: Club, monkeypatch: pytest.MonkeyPatch, wish: Wish
) -> None:
    monkeypatch.setattr(presence, "GRACE_SECONDS", 0.0)
    people = ("ada", "bea", "cem")
    accounts = [await club.joins(name) for name in people]
    room = await club.tables.create(NewTable("tycoon", 3, "ada", pace="instant", level="beginner"), "ada")
    for person in people[1:]:
        await club.tables.commands.run(room, Sit(person, person))
    for person in ("ada", "cem"):
        await club.tables.watch(Watcher(person), room.table.id, room.table.number)
    await club.tables.commands.run(room, Vote("ada", 1, wish))
    if room.table.state == "playing":
        await club.tables.commands.run(room, Vote("cem", 1, wish))
    while room.table.state == "playing":
        await club.moves(room, ("ada", "cem"))
    await club.settled()
    known = [account_of(club, account) for account in accounts]
    assert [(one.finished, one.away) for one in known] == [(1, 0), (1, 1), (1, 0)]
    assert [len(one.ratings) for one in known] == ([1, 0, 1] if wish == "bot" else [0, 0, 0])
    settlement = await club.accounts.rating_changes(room.table.id, "bea")
    assert [change is not None for change in settlement.changes] == [len(one.ratings) > 0 for one in known]
    assert settlement.unrated == (None if wish == "bot" else "ended")


async def test_a_deleted_account_takes_reports_about_it_along_and_its_own_reports_become_anonymous(club: Club) -> None:
    ada, bea = await club.joins("ada"), await club.joins("bea")
    room = await club.plays("ada", "bea")
    talk = club.services.chat
    said = [await talk.say(room, Say("k", text="rude"), person) for person in ("bea", "ada")]
    for line, person in zip(said, ("ada", "bea"), strict=True):
        await talk.report(room, line.id, person)
    assert [(report.line, report.settled) for report in export_account(club.engine, bea).reports] == [(said[1].id, None)]
    with club.engine.begin() as connection:
        delete_account(connection, ada)
    with club.engine.connect() as connection:
        ((line, reporter),) = connection.execute(sql.select(schema.reports.c.line, schema.reports.c.reporter))
    assert line == said[0].id
    assert reporter not in ("ada", "bea")
    assert (await talk.say(room, Say("l", text="kind"), "bea")).id > said[1].id, "the new message has a new number"


async def test_a_deleted_account_takes_its_reported_names_along_and_its_own_reports_become_anonymous(club: Club) -> None:
    ada, bea = await club.joins("ada"), await club.joins("bea")
    with club.engine.begin() as connection:
        report_names(connection, [NamedPerson("ada", "Rude")], "bea")
        report_names(connection, [NamedPerson("bea", "Kind")], "ada")
    hide_names(club.engine, [1], "root")
    exports = [export_account(club.engine, account) for account in (ada, bea)]
    assert [export.hidden_names for export in exports] == [("Rude",), ()]
    assert [[(each.name, each.settled is None) for each in export.reported_names] for export in exports] == [
        [("Kind", True)],
        [("Rude", False)],
    ]
    with club.engine.begin() as connection:
        delete_account(connection, ada)
        assert connection.scalars(sql.select(schema.reported_names.c.name)).all() == ["Kind"]
        ((name, reporter),) = connection.execute(sql.select(schema.name_reports.c.name, schema.name_reports.c.reporter))
    assert (name, reporter in ("ada", "bea")) == (2, False)


async def test_a_deleted_account_leaves_no_name_and_no_export(club: Club) -> None:
    ada, _ = await club.joins("ada"), await club.joins("bea")
    room = await club.plays("ada", "bea")
    await club.settled()
    export = export_account(club.engine, ada)
    assert (export.account.name, export.tables, [game.table for game in export.games]) == ("ada", (room.table.id,), [room.table.id])
    with club.engine.begin() as connection:
        delete_account(connection, ada)
    (played,) = played_games(club.engine, "bea").games
    assert played.company[0].name is None
    assert (export_account(club.engine, ada).games, export_account(club.engine, ada).tables) == ((), ())
    assert account_of(club, ada).ratings == ()
    changes = (await club.accounts.rating_changes(room.table.id, "bea")).changes
    assert [change is None for change in changes] == [chair.owner == "ada" for chair in room.table.chairs]


async def test_rating_changes_are_unknown_before_the_game_is_settled(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Results, "_unsettled", lambda _: [])
    await club.joins("ada")
    await club.joins("bea")
    room = await club.plays("ada", "bea")
    assert await club.accounts.rating_changes(room.table.id, "bea") == Settlement(False, (), None)


async def test_the_reason_of_an_unrated_game_is_hidden_after_its_accounts_changed(club: Club) -> None:
    room = await club.plays("ada", "bea")
    await club.settled()
    accounts = [await club.joins(name) for name in ("ada", "bea")]
    assert await club.accounts.rating_changes(room.table.id, "bea") == Settlement(True, (None, None), None)
    with club.engine.begin() as connection:
        delete_account(connection, accounts[0])
    assert await club.accounts.rating_changes(room.table.id, "bea") == Settlement(True, (None, None), None)


async def test_a_hidden_rating_change_is_shown_to_its_player_alone(club: Club) -> None:
    ada, _ = await club.joins("ada"), await club.joins("bea")
    await club.accounts.hide_ratings(ada, hidden=True)
    room = await club.plays("ada", "bea")
    await club.settled()
    for reader, shown in (("ada", {"ada", "bea"}), ("bea", {"bea"}), (None, {"bea"})):
        settlement = await club.accounts.rating_changes(room.table.id, reader)
        assert settlement.unrated is None
        assert {chair.owner for chair, change in zip(room.table.chairs, settlement.changes, strict=True) if change} == shown
