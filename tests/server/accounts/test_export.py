"""What somebody with an account takes along: whole records of the games that are over, as long as the tables are for them."""

from __future__ import annotations

import json
from typing import Any

import pytest
import sqlalchemy as sql

import matchwood
from matchwood.server.accounts import profile
from matchwood.server.accounts.profile import StoredAccount
from matchwood.server.protocol.errors import Busy
from matchwood.server.protocol.messages import NewTable
from matchwood.server.storage import schema
from tests.server.accounts.people import PASSWORD, asks, signs_up
from tests.server.accounts.players import Club


async def exported(club: Club, account: StoredAccount) -> Any:
    finished = profile.finished_tables(club.engine, account.owner)
    parts = [
        part async for part in club.services.exporter.stream(profile.export_account(club.engine, account), account.owner, finished)
    ]
    return json.loads(b"".join(parts))


async def test_games_that_are_over_are_exported_whole_and_open_ones_as_ids(club: Club) -> None:
    ada = await club.joins("ada")
    over = [(await club.plays("ada", "bea")).table for _ in range(2)]
    going = await club.tables.create(NewTable("tycoon", 2, "ada"), "ada")
    told = await exported(club, ada)
    assert set(told["tables"]) == {going.table.id, *(table.id for table in over)}
    assert [kept["table"] for kept in told["records"]] == [table.id for table in over]
    for kept, table in zip(told["records"], over, strict=True):
        assert table.game is not None
        assert kept["record"] == table.game.record()
        assert matchwood.load(kept["record"]).over


async def test_a_game_that_its_holder_left_and_nobody_may_watch_is_not_for_them(club: Club) -> None:
    ada, stranger = await club.joins("ada"), await club.joins("stranger")
    table = (await club.plays("ada", "bea", watching="nobody")).table.id
    with club.engine.begin() as connection:  # as somebody who had a seat there once
        connection.execute(schema.sitters.insert().values(owner="stranger", table_id=table, since=1))
    assert [kept["table"] for kept in (await exported(club, ada))["records"]] == [table]
    told = await exported(club, stranger)
    assert (told["tables"], told["records"]) == ([table], [])


async def test_one_log_at_fault_costs_one_record(club: Club, caplog: pytest.LogCaptureFixture) -> None:
    ada = await club.joins("ada")
    broken, whole = [(await club.plays("ada", "bea")).table.id for _ in range(2)]
    with club.engine.begin() as connection:
        connection.execute(schema.events.delete().where((schema.events.c.table_id == broken) & (schema.events.c.number == 1)))
    assert [kept["table"] for kept in (await exported(club, ada))["records"]] == [whole]
    assert broken in caplog.text


async def test_an_export_during_which_the_database_goes_away_does_not_look_whole(club: Club) -> None:
    ada = await club.joins("ada")
    await club.plays("ada", "bea")
    written = club.services.exporter.stream(
        profile.export_account(club.engine, ada), ada.owner, profile.finished_tables(club.engine, ada.owner)
    )
    told = await anext(written)
    with club.engine.begin() as connection:
        connection.execute(sql.text("ALTER TABLE events RENAME TO elsewhere"))
    with pytest.raises(Busy):
        await anext(written)
    with pytest.raises(json.JSONDecodeError):
        json.loads(told)


async def test_a_server_that_ends_keeps_nobody_waiting_for_the_rest(club: Club) -> None:
    ada = await club.joins("ada")
    await club.plays("ada", "bea")
    club.services.release_waiters()
    with pytest.raises(json.JSONDecodeError):
        await exported(club, ada)


def test_over_the_line_the_export_is_one_json(ada: Any) -> None:
    table = ada.opens()
    signs_up(ada, "Taking along")
    answer = asks(ada, "export", password=PASSWORD)
    assert answer.headers["content-type"] == "application/json"
    told = answer.json()
    assert (told["account"]["name"], told["tables"], told["records"]) == ("Taking along", [table["id"]], [])
