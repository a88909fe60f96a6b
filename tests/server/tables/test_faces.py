"""Faces: each player chooses one, and all watchers see it."""

from __future__ import annotations

from typing import Any

import pytest

from matchwood.server.table.commands.seats import Sit
from matchwood.server.table.commands.votes import Vote
from matchwood.server.tables import presence
from matchwood.server.tables.service import Tables
from tests.server.answers import Json
from tests.server.conftest import Line, Person
from tests.server.in_process import BEA, read_from_log, start_table
from tests.server.tables.rematch import rematch
from tests.server.whole_games import played


def sits(person: Person, table: Json, face: str | None) -> Any:
    return person.http.post(f"/api/tables/{table['id']}/seats", json={"name": person.name, "seat": None, "face": face})


def faces(table: Json) -> list[str | None]:
    return [seat["face"] for seat in table["seats"]]


def new_face(person: Person, table: Json, line: Line) -> Json:
    number = person.sees(table)["number"]
    sits(person, table, "h3")
    return line.hear_until(lambda message: message.get("table", {}) and message["table"]["number"] > number)[-1]


def test_all_watchers_see_the_chosen_faces(ada: Any, bea: Any, stranger: Any) -> None:
    table = ada.opens(players=3, face="c8")
    sits(bea, table, None)
    assert faces(stranger.sees(table)) == ["c8", None, None]


def test_a_new_face_is_broadcast_during_the_game(ada: Any, bea: Any) -> None:
    table = ada.opens(players=2, face="c8")
    sits(bea, table, "a1")
    with bea.watches(table) as line:
        assert faces(new_face(ada, table, line)["table"]) == ["h3", "a1"]


def test_a_table_message_shows_whether_the_client_requested_it(ada: Any, bea: Any) -> None:
    table = ada.opens(players=2, face="c8")
    sits(bea, table, "a1")
    with bea.line() as line:
        assert line.watch(table["id"])["asked"] is True
        assert new_face(ada, table, line)["asked"] is False


def test_the_same_face_again_changes_nothing(ada: Any) -> None:
    table = ada.opens(players=3, face="c8")
    number = ada.sees(table)["number"]
    for face in ("c8", None):
        sits(ada, table, face)
        assert (ada.sees(table)["number"], faces(ada.sees(table))[0]) == (number, "c8")


@pytest.mark.parametrize("face", ["i1", "a9", "a0", "A1", "a12", ""])
def test_an_unknown_face_is_refused(face: str, ada: Any, bea: Any) -> None:
    table = ada.opens(players=3)
    assert sits(bea, table, face).status_code == 400


def test_players_keep_their_faces_in_a_rematch(ada: Any, bea: Any) -> None:
    table = played(ada, bea, face="b2")
    sits(bea, table, "d4")
    rematch(ada, table)
    assert faces(rematch(bea, table)) == ["d4", "b2"]


async def test_a_returning_player_has_their_face_again_and_the_bot_had_none(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "GRACE_SECONDS", 0.0)
    room = await start_table(tables, present=["ada"])
    await tables.commands.run(room, Sit("bea", "Bea", BEA, face="e5"))
    await tables.commands.run(room, Vote("ada", BEA, "bot"))
    assert room.view_of("ada").seats[BEA].face is None
    await tables.commands.run(room, Sit("bea", "Bea", None))
    assert room.view_of("ada").seats[BEA].face == "e5"
    assert (await read_from_log(tables, room)).chairs == room.table.chairs
