"""Card sharing over HTTP."""

from __future__ import annotations

from typing import Any

import httpx

from tests.server.answers import Json, refused
from tests.server.conftest import Person


def posts(person: Person, table: Any, path: str, **body: Any) -> httpx.Response:
    return person.http.post(f"/api/tables/{table['id']}/{path}", json=body)


def test_a_watcher_sees_a_shared_hand_until_its_player_hides_it(ada: Any, bea: Any, stranger: Any) -> None:
    table = ada.opens(players=2, showing=True)
    bea.sits(table)
    refused(posts(stranger, table, "looking", seat=0), 409, "cannot_look")
    assert posts(ada, table, "showing", show=True).json()["seats"][0]["shows"] is True
    seen = posts(stranger, table, "looking", seat=0).json()
    assert (seen["you"], seen["looking"], seen["view"]) == (None, 0, ada.sees(table)["view"])
    with stranger.line() as line, bea.line() as other:
        assert line.watch(table["id"])["table"]["view"] == seen["view"]
        assert other.watch(table["id"])["table"]["seats"][0]["lookers"] == 1
        posts(ada, table, "showing", show=False)
        assert line.hear_type("table")["table"]["view"]["table"]["hand"] is None
        assert refused(posts(bea, table, "looking", seat=0), 409, "cannot_look")["message"].startswith("You have or had a seat")


def test_a_watcher_who_has_seen_a_hand_is_refused_a_seat_with_the_reason(ada: Any, stranger: Any) -> None:
    table = ada.opens(players=2, bots=1, showing=True, takeover=True)
    posts(ada, table, "showing", show=True)
    posts(stranger, table, "looking", seat=0)
    taken = stranger.http.post(f"/api/tables/{table['id']}/seats", json={"name": "Stranger", "seat": 1})
    assert "in this game" in refused(taken, 409, "has_looked")["message"]


def test_cards_that_cannot_be_shared_are_refused_with_the_reason(ada: Any, table: Json) -> None:
    assert "turned off at this table" in refused(posts(ada, table, "showing", show=True), 409, "cannot_show")["message"]
    assert posts(ada, table, "showing", show="yes").status_code == 400
    assert posts(ada, table, "looking", seat=-1).status_code == 400


def test_a_new_browser_can_look_at_a_shared_hand(ada: Any, address: str) -> None:
    table = ada.opens(players=2, bots=1)
    posts(ada, table, "showing", show=True)
    with httpx.Client(base_url=address) as newcomer:
        assert newcomer.post(f"/api/tables/{table['id']}/looking", json={"seat": 0}).json()["view"]["seat"] == 0
        assert newcomer.get(f"/api/tables/{table['id']}").json()["looking"] == 0
    assert httpx.get(f"{address}/api/tables/{table['id']}").json()["view"]["table"]["hand"] is None
