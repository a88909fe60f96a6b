"""Faces: how people look at a table, chosen by them and seen by everybody."""

from __future__ import annotations

from typing import Any

import pytest

from matchwood.server.table.commands.seats import Sit
from matchwood.server.tables import presence
from matchwood.server.tables.service import Tables
from tests.server.conftest import Person
from tests.server.tables.absence import ADA, BEA, again, decide, table_of
from tests.server.tables.rematch import next_table
from tests.server.whole_games import played


def sits(person: Person, table: dict[str, Any], face: str | None) -> Any:
    return person.http.post(f"/api/tables/{table['id']}/seats", json={"name": person.name, "seat": None, "face": face})


def faces(table: dict[str, Any]) -> list[str | None]:
    return [seat["face"] for seat in table["seats"]]


def test_everybody_sees_the_face_that_somebody_chose_and_none_of_who_did_not(ada: Any, bea: Any, stranger: Any) -> None:
    table = ada.opens(players=3, face="c8")
    sits(bea, table, None)
    assert faces(stranger.sees(table)) == ["c8", None, None]


def test_another_face_is_shown_at_once_also_during_the_game_to_those_who_look(ada: Any, bea: Any) -> None:
    table = ada.opens(players=2, face="c8")
    sits(bea, table, "a1")
    with bea.watches(table) as line:
        number = ada.sees(table)["number"]
        sits(ada, table, "h3")
        assert faces(
            line.hear_until(lambda message: message.get("table", {}) and message["table"]["number"] > number)[-1]["table"]
        ) == ["h3", "a1"]


def test_a_table_says_whether_it_was_asked_for(ada: Any, bea: Any) -> None:
    table = ada.opens(players=2, face="c8")
    sits(bea, table, "a1")
    with bea.line() as line:
        assert line.watch(table["id"])["asked"] is True
        number = ada.sees(table)["number"]
        sits(ada, table, "h3")
        messages = line.hear_until(lambda message: message.get("table", {}) and message["table"]["number"] > number)
        assert messages[-1]["asked"] is False


def test_the_same_face_once_more_or_none_changes_nothing(ada: Any) -> None:
    table = ada.opens(players=3, face="c8")
    number = ada.sees(table)["number"]
    for face in ("c8", None):
        sits(ada, table, face)
        assert (ada.sees(table)["number"], faces(ada.sees(table))[0]) == (number, "c8")


@pytest.mark.parametrize("face", ["i1", "a9", "a0", "A1", "a12", ""])
def test_a_face_that_there_is_not_is_refused(face: str, ada: Any, bea: Any) -> None:
    table = ada.opens(players=3)
    assert sits(bea, table, face).status_code == 400


def test_the_company_keeps_its_faces_when_it_plays_again(ada: Any, bea: Any) -> None:
    table = played(ada, bea, face="b2")
    sits(bea, table, "d4")
    next_table(ada, table)
    assert faces(next_table(bea, table)) == ["d4", "b2"]


async def test_whoever_comes_back_looks_as_before_and_the_bot_meanwhile_does_not(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "GRACE_SECONDS", 0.0)
    room = await table_of(tables, 2, here=(ADA,))
    await tables.commands.run(room, Sit("bea", "bea", BEA, face="e5"))
    await decide(tables, room, ADA, BEA, "bot")
    assert room.view_of("ada").seats[BEA].face is None
    await tables.commands.run(room, Sit("bea", "bea", None))
    assert room.view_of("ada").seats[BEA].face == "e5"
    assert (await again(tables, room)).chairs == room.table.chairs
