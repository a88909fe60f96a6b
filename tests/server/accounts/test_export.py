"""The export of an account: its finished games as records, its tables as ids."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
import sqlalchemy as sql

import matchwood
from matchwood.server.accounts import profile
from matchwood.server.accounts.profile import StoredAccount
from matchwood.server.protocol.errors import Busy
from matchwood.server.protocol.messages import NewTable
from matchwood.server.storage import schema
from tests.server.accounts.people import PASSWORD, posts, signs_up
from tests.server.accounts.players import Club


def stream(club: Club, account: StoredAccount) -> AsyncIterator[bytes]:
    finished = profile.finished_tables(club.engine, account.owner)
    return club.services.exporter.stream(profile.export_account(club.engine, account), account.owner, finished)


async def exported(club: Club, account: StoredAccount) -> Any:
    return json.loads(b"".join([part async for part in stream(club, account)]))


async def test_an_export_contains_finished_games_whole_and_running_games_as_ids(club: Club) -> None:
    ada = await club.joins("ada")
    over = [(await club.plays("ada", "bea")).table for _ in range(2)]
    running = await club.tables.create(NewTable("tycoon", 2, "ada"), "ada")
    export = await exported(club, ada)
    assert set(export["tables"]) == {running.table.id, *(table.id for table in over)}
    assert [kept["table"] for kept in export["records"]] == [table.id for table in over]
    for kept, table in zip(export["records"], over, strict=True):
        assert table.game is not None
        assert kept["record"] == table.game.record()
        assert matchwood.load(kept["record"]).over


async def test_an_export_omits_a_private_game_that_the_player_left(club: Club) -> None:
    ada, stranger = await club.joins("ada"), await club.joins("stranger")
    table = (await club.plays("ada", "bea", watching="nobody")).table.id
    with club.engine.begin() as connection:  # the stranger has had a seat there
        connection.execute(schema.sitters.insert().values(owner="stranger", table_id=table, since=1))
    assert [kept["table"] for kept in (await exported(club, ada))["records"]] == [table]
    export = await exported(club, stranger)
    assert (export["tables"], export["records"]) == ([table], [])


async def test_a_damaged_log_costs_an_export_one_record(club: Club, caplog: pytest.LogCaptureFixture) -> None:
    ada = await club.joins("ada")
    broken, whole = [(await club.plays("ada", "bea")).table.id for _ in range(2)]
    with club.engine.begin() as connection:
        connection.execute(schema.events.delete().where((schema.events.c.table_id == broken) & (schema.events.c.number == 1)))
    assert [kept["table"] for kept in (await exported(club, ada))["records"]] == [whole]
    assert broken in caplog.text


async def test_an_export_that_fails_midway_is_invalid_json(club: Club) -> None:
    ada = await club.joins("ada")
    await club.plays("ada", "bea")
    parts = stream(club, ada)
    beginning = await anext(parts)
    with club.engine.begin() as connection:
        connection.execute(sql.text("ALTER TABLE events RENAME TO elsewhere"))
    with pytest.raises(Busy):
        await anext(parts)
    with pytest.raises(json.JSONDecodeError):
        json.loads(beginning)


async def test_an_export_ends_when_the_server_stops(club: Club) -> None:
    ada = await club.joins("ada")
    await club.plays("ada", "bea")
    club.services.release_waiters()
    with pytest.raises(json.JSONDecodeError):
        await exported(club, ada)


def test_an_export_over_http_is_one_json_document(ada: Any) -> None:
    table = ada.opens()
    signs_up(ada, "Taking along")
    answer = posts(ada, "export", password=PASSWORD)
    assert answer.headers["content-type"] == "application/json"
    export = answer.json()
    assert (export["account"]["name"], export["tables"], export["records"]) == ("Taking along", [table["id"]], [])
