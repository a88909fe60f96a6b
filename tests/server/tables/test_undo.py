"""Undo of a decision that no other player has seen: stored, once for each key, and broadcast."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from matchwood.errors import CannotTakeBack
from matchwood.server.table.commands.undo import RequestUndo
from matchwood.server.tables.clock_readings import ClockReadings
from matchwood.server.tables.service import Tables
from matchwood.server.util.clock import WallClock
from tests.server.answers import Json, error_of
from tests.server.conftest import Person
from tests.server.in_process import ADA, make_move, start_table
from tests.server.tables.undo import replay, takes_back
from tests.support.optional import not_none


@pytest.fixture
def table(ada: Person, bea: Person, person: Callable[..., Person]) -> Json:
    """A table of three players, who have not bid yet."""
    table = ada.opens()
    bea.sits(table)
    person("Cem").sits(table)
    return table


def test_other_players_see_the_undo_and_the_view_from_before(ada: Person, bea: Person, table: Json) -> None:
    with bea.line() as line:
        before = line.watch(table["id"])["table"]
        assert ada.moves(table, "bid 3").status_code == 200
        line.hear_type("news")
        assert takes_back(ada, table).status_code == 200
        news = line.hear_type("news")
    assert news["happenings"] == [{"type": "rethink", "seat": 0}]
    assert news["view"] == before["view"]
    assert news["number"] == before["number"] + 2
    assert ada.sees(table)["view"]["owing"] == [0, 1, 2]
    assert ada.moves(table, "bid 1").status_code == 200


def test_an_undo_key_counts_once_also_after_a_new_bid(ada: Person, table: Json) -> None:
    ada.moves(table, "bid 3", "one")
    first = takes_back(ada, table, "two").json()
    assert takes_back(ada, table, "two").json() == first
    ada.moves(table, "bid 2", "three")
    assert takes_back(ada, table, "two").json() == first
    assert ada.moves(table, "bid 3", "one").json()["number"] == first["number"] - 1
    assert ada.sees(table)["view"]["table"]["bids"] == [2, None, None]
    assert error_of(takes_back(ada, table, "three")) == (400, "malformed")


def test_an_undo_over_the_websocket_is_answered_under_its_key(ada: Person, table: Json) -> None:
    def requests(key: str) -> Json:
        line.say(type="take_back", table=table["id"], key=key)
        return line.hear_until(lambda message: message.get("key") == key)[-1]

    with ada.watches(table) as line:
        line.move(table["id"], "bid 3")
        assert requests("one")["type"] == "accepted"
        error = requests("two")["error"]
        assert error["code"] == "cannot_take_back"
        assert "has no decision that can be undone" in error["message"]


def test_an_undo_is_refused_to_spectators_and_after_the_bids_are_open(ada: Person, bea: Person, stranger: Person) -> None:
    table = ada.opens(players=2)
    assert error_of(takes_back(ada, table)) == (409, "not_started")
    bea.sits(table)
    assert error_of(takes_back(stranger, table)) == (403, "not_seated")
    ada.moves(table, "bid 3")
    bea.moves(table, "bid 3")
    answer = takes_back(ada, table)
    assert error_of(answer) == (409, "cannot_take_back")
    assert "has no decision that can be undone" in answer.json()["error"]["message"]


def test_an_undo_restores_the_clock(ada: Person, bea: Person) -> None:
    table = ada.opens(players=2, clock="brisk")
    begun = bea.sits(table)["clocks"][0]
    ada.moves(table, "bid 3")
    assert ada.sees(table)["clocks"][0]["since"] is None
    takes_back(ada, table)
    again = ada.sees(table)["clocks"][0]
    assert again["since"] == begun["since"]
    assert again["left"] <= begun["left"]


def test_a_table_with_an_undo_is_read_from_its_log(ada: Person, table: Json, database: Path) -> None:
    ada.moves(table, "bid 3")
    takes_back(ada, table)
    ada.moves(table, "bid 0")
    game = not_none(replay(database, table).game)
    assert game.view(0).to_dict() == ada.sees(table)["view"]
    assert [happening.type for happening in game.happenings] == ["deal", "bid", "rethink", "bid"]


def test_an_external_bot_cannot_undo(ada: Person, bea: Person) -> None:
    table = ada.opens(players=2)
    sat = bea.http.post(f"/api/tables/{table['id']}/seats", json={"name": "Bot", "seat": None, "kind": "guest"})
    assert sat.status_code == 200
    bea.moves(table, "bid 1")
    assert error_of(takes_back(bea, table)) == (409, "cannot_take_back")


@pytest.mark.parametrize(("passed", "too_late"), [(59_999, False), (60_000, True)])
async def test_an_undo_is_refused_if_the_clock_would_have_run_out(tables: Tables, passed: int, too_late: bool) -> None:
    class Uptime:
        now = WallClock()

        def uptime_between(self, since: int, until: int) -> int:
            assert since <= until
            return passed

    room = await start_table(tables, clock="brisk")
    await make_move(tables, room, ADA, "bid 3")
    room.seat_clocks = ClockReadings(cast(Any, Uptime()))
    number = room.table.number
    with pytest.raises(CannotTakeBack, match="time would be up") if too_late else contextlib.nullcontext():
        await tables.commands.run(room, RequestUndo("ada", "two"))
    assert room.table.number == number + (not too_late)
