"""The HTTP calls of tables that start from a position of a finished game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import matchwood
from tests.server.answers import Json, content, error_of
from tests.server.conftest import Person, ServerThread
from tests.server.whole_games import played
from tests.support.waiting import wait_for

ON_FROM = {"event": 3, "seat": 0, "name": "Ada"}


def branches(person: Person, table: Json, **wish: Any) -> Any:
    return person.http.post(f"/api/tables/{table['id']}/branches", json={**ON_FROM, **wish})


def listed(person: Person, table: Json) -> Any:
    return content(person.http.get(f"/api/tables/{table['id']}/branches"))


def test_a_player_plays_on_from_a_position_and_finds_the_table_at_the_game(ada: Person, bea: Person) -> None:
    table = played(ada, bea)
    answer = branches(ada, table)
    assert answer.status_code == 201, answer.text
    branch = content(answer)
    assert branch["origin"]["subject"] == table["id"]
    assert [seat["kind"] for seat in branch["seats"]] == ["person", *["bot"] * (branch["players"] - 1)]
    wait_for(lambda: ada.sees(branch), lambda seen: bool(seen["view"]["moves"]) or seen["state"] == "over")
    (mine,) = listed(ada, table)
    assert (mine["table"], mine["event"], mine["seat"], mine["other_cards"]) == (branch["id"], 3, 0, False)
    assert listed(bea, table) == []


def test_a_repeated_key_returns_the_same_branch(ada: Person, bea: Person) -> None:
    table = played(ada, bea)
    first, second = (content(branches(ada, table, key="k")) for _ in range(2))
    assert first["id"] == second["id"]
    assert error_of(branches(ada, table, key="k", event=4)) == (400, "malformed")
    assert len(listed(ada, table)) == 1


def test_nobody_plays_on_from_a_running_or_private_game(ada: Person, bea: Person, stranger: Person) -> None:
    running = ada.opens(players=2)
    bea.sits(running)
    assert error_of(branches(ada, running)) == (409, "not_over")
    private = played(ada, bea, watching="nobody")
    assert error_of(branches(stranger, private)) == (403, "not_seated")
    assert error_of(branches(ada, {"id": "nothing"})) == (404, "not_found")
    secret = content(branches(ada, private))
    assert stranger.sees(secret)["view"] is None


def test_a_wrong_position_is_refused(ada: Person, bea: Person) -> None:
    table = played(ada, bea)
    assert error_of(branches(ada, table, event=10_000)) == (422, "bad_record")
    assert error_of(branches(ada, table, seat=7)) == (404, "not_found")
    assert error_of(branches(ada, table, level="grandmaster")) == (422, "bad_option")
    assert error_of(branches(ada, table, name=" ")) == (422, "bad_name")


def test_a_player_plays_on_from_an_uploaded_record(ada: Person) -> None:
    record = matchwood.new("matchmaster", players=3, seed=4).record()
    record_id = ada.http.post("/api/replays", json=record).json()["id"]
    answer = ada.http.post(f"/api/replays/{record_id}/branches", json={**ON_FROM, "event": 1, "cards": "other"})
    branch = content(answer)
    assert branch["origin"] == {
        "kind": "branch",
        "subject": record_id,
        "event": 0,
        "move": 0,
        "uploaded": True,
        "other_cards": True,
    }
    kept: list[Json] = ada.http.get(f"/api/replays/{record_id}/branches").json()
    assert [mine["table"] for mine in kept] == [branch["id"]]


def test_an_address_can_start_a_limited_number_of_branches(
    start_server: Callable[..., ServerThread], guest: Callable[..., Person]
) -> None:
    ada = guest(start_server(tables=2).address)
    record = matchwood.new("matchmaster", players=3, seed=4).record()
    record_id = ada.http.post("/api/replays", json=record).json()["id"]
    wish = {**ON_FROM, "event": 1}
    assert ada.http.post(f"/api/replays/{record_id}/branches", json={**wish, "seat": 9}).status_code == 404  # not counted
    codes = [ada.http.post(f"/api/replays/{record_id}/branches", json=wish).status_code for _ in range(3)]
    assert codes == [201, 201, 429]
