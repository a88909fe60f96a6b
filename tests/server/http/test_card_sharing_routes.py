"""Cards that are shown to those who watch, over real connections."""

from __future__ import annotations

from typing import Any

import httpx

from tests.server.answers import Json, refused
from tests.server.conftest import Person


def asks(person: Person, table: Any, what: str, **wish: Any) -> httpx.Response:
    return person.http.post(f"/api/tables/{table['id']}/{what}", json=wish)


def test_a_hand_is_looked_into_until_its_person_wishes_otherwise(ada: Any, bea: Any, stranger: Any) -> None:
    table = ada.opens(players=2, showing=True)
    bea.sits(table)
    refused(asks(stranger, table, "looking", seat=0), 409, "cannot_look")
    assert asks(ada, table, "showing", show=True).json()["seats"][0]["shows"] is True
    seen = asks(stranger, table, "looking", seat=0).json()
    assert (seen["you"], seen["looking"], seen["view"]) == (None, 0, ada.sees(table)["view"])
    with stranger.line() as line, bea.line() as other:
        assert line.watch(table["id"])["table"]["view"] == seen["view"]
        assert other.watch(table["id"])["table"]["seats"][0]["lookers"] == 1
        asks(ada, table, "showing", show=False)
        assert line.hear_type("table")["table"]["view"]["table"]["hand"] is None
        assert refused(asks(bea, table, "looking", seat=0), 409, "cannot_look")["message"].startswith("You have or had a seat")


def test_whoever_has_looked_is_told_why_no_seat_is_theirs(ada: Any, stranger: Any) -> None:
    table = ada.opens(players=2, bots=1, showing=True, takeover=True)
    asks(ada, table, "showing", show=True)
    asks(stranger, table, "looking", seat=0)
    taken = stranger.http.post(f"/api/tables/{table['id']}/seats", json={"name": "Stranger", "seat": 1})
    assert "in this game" in refused(taken, 409, "has_looked")["message"]


def test_what_cannot_be_shown_is_refused_with_the_reason(ada: Any, table: Json) -> None:
    assert "turned off at this table" in refused(asks(ada, table, "showing", show=True), 409, "cannot_show")["message"]
    assert asks(ada, table, "showing", show="yes").status_code == 400
    assert asks(ada, table, "looking", seat=-1).status_code == 400


def test_a_browser_that_was_never_seen_is_known_from_its_first_look_on(ada: Any, address: str) -> None:
    table = ada.opens(players=2, bots=1)
    asks(ada, table, "showing", show=True)
    with httpx.Client(base_url=address) as newcomer:
        assert newcomer.post(f"/api/tables/{table['id']}/looking", json={"seat": 0}).json()["view"]["seat"] == 0
        assert newcomer.get(f"/api/tables/{table['id']}").json()["looking"] == 0
    assert httpx.get(f"{address}/api/tables/{table['id']}").json()["view"]["table"]["hand"] is None
