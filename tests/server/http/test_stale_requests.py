"""A client names the last event that it knew with all that it asks for at a table, over HTTP and over the socket."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.answers import Json, content, refused
from tests.server.conftest import Person

Sends = Callable[[Person, Json, str, dict[str, Any]], str]


def by_http(person: Person, table: Json, what: str, body: dict[str, Any]) -> str:
    address = {"move": "moves", "take_back": "take-back"}[what]
    answer = person.http.post(f"/api/tables/{table['id']}/{address}", json={"key": secrets.token_hex(8)} | body)
    return "accepted" if answer.status_code == 200 else str(content(answer)["error"]["code"])


def by_socket(person: Person, table: Json, what: str, body: dict[str, Any]) -> str:
    with person.line() as line:
        key = secrets.token_hex(8)
        line.say(type=what, table=table["id"], **({"key": key} | body))
        answer = line.hear_until(lambda message: message.get("key") in (key, body.get("key")))[-1]
    return "accepted" if answer["type"] == "accepted" else str(answer["error"]["code"])


ways = pytest.mark.parametrize("sends", [by_http, by_socket])


@pytest.fixture
def table(ada: Person, bea: Person) -> Json:
    """Ada and Bea bid."""
    return bea.sits(ada.opens(players=2))


def calls(person: Person, table: Json, call: str, **body: Any) -> Any:
    return person.http.post(f"/api/tables/{table['id']}/{call}", json=body)


@ways
def test_a_bid_still_answers_the_same_question_after_the_other_has_bid(ada: Person, bea: Person, table: Json, sends: Sends) -> None:
    assert sends(bea, table, "move", {"move": "bid 0", "seen": table["number"]}) == "accepted"
    assert sends(ada, table, "move", {"move": "bid 0", "seen": table["number"], "key": "k"}) == "accepted"
    assert sends(ada, table, "move", {"move": "bid 0", "seen": table["number"], "key": "k"}) == "accepted", "it is made once"
    assert ada.sees(table)["number"] == table["number"] + 2


@ways
def test_a_move_for_a_question_that_is_no_longer_asked_is_refused(ada: Person, bea: Person, table: Json, sends: Sends) -> None:
    for person in (ada, bea):
        assert person.moves(table, "bid 0").status_code == 200
    leader = next(person for person in (ada, bea) if person.sees(table)["view"]["moves"])
    card = leader.sees(table)["view"]["moves"][0]
    assert sends(leader, table, "move", {"move": card, "seen": table["number"]}) == "changed"
    assert leader.sees(table)["number"] == table["number"] + 2
    assert sends(leader, table, "move", {"move": card, "seen": table["number"] + 2}) == "accepted"


@ways
def test_a_client_that_does_not_name_what_it_knew_answers_the_question_of_the_moment(
    ada: Person, table: Json, sends: Sends
) -> None:
    assert sends(ada, table, "move", {"move": "bid 0"}) == "accepted"
    assert sends(ada, table, "take_back", {}) == "accepted"


@ways
def test_what_is_taken_back_is_what_the_client_knew(ada: Person, table: Json, sends: Sends) -> None:
    assert sends(ada, table, "move", {"move": "bid 0", "seen": table["number"]}) == "accepted"
    assert sends(ada, table, "take_back", {"seen": table["number"]}) == "changed", "it was chosen before the bid"
    assert sends(ada, table, "take_back", {"seen": table["number"] + 1}) == "accepted"
    assert sends(ada, table, "take_back", {"seen": table["number"] + 1}) == "changed"


def test_who_sat_down_again_is_not_stood_up_by_a_call_from_before(ada: Person, bea: Person) -> None:
    table = ada.opens(players=3)
    sits = bea.sits(table)
    assert calls(bea, table, "leave", seen=sits["number"]).status_code == 200
    again = bea.sits(table)
    calls(bea, table, "seats", name="Bea", seat=1, face="c8")
    refused(calls(bea, table, "leave", seen=sits["number"]), 409, "changed")
    assert ada.sees(table)["seats"][1]["name"] == "Bea"
    assert calls(bea, table, "leave", seen=again["number"]).status_code == 200
    assert content(bea.http.post(f"/api/tables/{table['id']}/leave"))["you"] is None, "clients of older versions send no body"


def test_cards_are_not_shown_by_a_call_from_before_they_were_hidden(ada: Person) -> None:
    table = ada.opens(players=2, bots=1, watching="link")
    first = content(calls(ada, table, "showing", show=True, seen=table["number"]))
    assert calls(ada, table, "showing", show=False, seen=first["number"]).status_code == 200
    refused(calls(ada, table, "showing", show=True, seen=first["number"]), 409, "changed")
    assert not ada.sees(table)["seats"][0]["shows"]


def test_a_hand_is_not_looked_into_by_a_call_from_before_it_was_shown_anew(ada: Person, stranger: Person) -> None:
    table = ada.opens(players=2, bots=1, watching="link")
    first = content(calls(ada, table, "showing", show=True))
    for show in (False, True):
        calls(ada, table, "showing", show=show)
    refused(calls(stranger, table, "looking", seat=0, seen=first["number"]), 409, "changed")
    assert calls(stranger, table, "looking", seat=0, seen=stranger.sees(table)["number"]).status_code == 200


def test_playing_again_is_asked_after_the_end_of_the_game(ada: Person, stranger: Person) -> None:
    table = ada.opens(game="the_match", players=2, beside=["Bea"])
    while (now := ada.sees(table))["state"] == "playing":
        before = now["number"]
        ada.moves(table, now["view"]["moves"][0])
    refused(calls(ada, table, "rematch", seen=before), 409, "changed")
    first = content(calls(ada, table, "rematch", seen=now["number"]))
    assert content(calls(ada, table, "rematch", seen=now["number"]))["id"] == first["id"]
    assert content(ada.http.post(f"/api/tables/{table['id']}/rematch"))["id"] == first["id"]
    refused(calls(stranger, table, "rematch"), 403, "not_seated")


def test_a_second_tab_sees_the_seat_that_the_same_person_took_in_the_first(ada: Person, bea: Person) -> None:
    table = ada.opens(players=3)
    with bea.line() as second, ada.line() as other:
        assert second.watch(table["id"])["table"]["you"] is None
        other.watch(table["id"])
        bea.sits(table, 2)
        news = second.hear_type("news")
        shown = second.hear_type("table")
        assert (shown["table"]["you"], shown["table"]["number"], shown["happenings"]) == (2, news["number"], [])
        assert other.hear_type("news")["seats"][2]["name"] == "Bea"
