"""Stale requests: a client names the last event that it knew, over HTTP and over the WebSocket."""

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


by_both = pytest.mark.parametrize("sends", [by_http, by_socket])


@pytest.fixture
def table(ada: Person, bea: Person) -> Json:
    """A table at which Ada and Bea have to bid."""
    return bea.sits(ada.opens(players=2))


def posts(person: Person, table: Json, call: str, **body: Any) -> Any:
    return person.http.post(f"/api/tables/{table['id']}/{call}", json=body)


@by_both
def test_a_bid_is_accepted_after_the_other_player_has_bid(ada: Person, bea: Person, table: Json, sends: Sends) -> None:
    assert sends(bea, table, "move", {"move": "bid 0", "seen": table["number"]}) == "accepted"
    assert sends(ada, table, "move", {"move": "bid 0", "seen": table["number"], "key": "k"}) == "accepted"
    assert sends(ada, table, "move", {"move": "bid 0", "seen": table["number"], "key": "k"}) == "accepted", (
        "the same key is the same move"
    )
    assert ada.sees(table)["number"] == table["number"] + 2


@by_both
def test_a_move_for_an_earlier_question_is_refused(ada: Person, bea: Person, table: Json, sends: Sends) -> None:
    for person in (ada, bea):
        assert person.moves(table, "bid 0").status_code == 200
    leader = next(person for person in (ada, bea) if person.sees(table)["view"]["moves"])
    card = leader.sees(table)["view"]["moves"][0]
    assert sends(leader, table, "move", {"move": card, "seen": table["number"]}) == "changed"
    assert leader.sees(table)["number"] == table["number"] + 2
    assert sends(leader, table, "move", {"move": card, "seen": table["number"] + 2}) == "accepted"


@by_both
def test_a_client_that_names_no_event_answers_the_current_question(ada: Person, table: Json, sends: Sends) -> None:
    assert sends(ada, table, "move", {"move": "bid 0"}) == "accepted"
    assert sends(ada, table, "take_back", {}) == "accepted"


@by_both
def test_an_undo_counts_for_the_move_that_the_client_knew(ada: Person, table: Json, sends: Sends) -> None:
    assert sends(ada, table, "move", {"move": "bid 0", "seen": table["number"]}) == "accepted"
    assert sends(ada, table, "take_back", {"seen": table["number"]}) == "changed", "the client did not know the bid"
    assert sends(ada, table, "take_back", {"seen": table["number"] + 1}) == "accepted"
    assert sends(ada, table, "take_back", {"seen": table["number"] + 1}) == "changed"


def test_a_stale_call_does_not_free_a_seat_that_was_taken_again(ada: Person, bea: Person) -> None:
    table = ada.opens(players=3)
    seated = bea.sits(table)
    assert posts(bea, table, "leave", seen=seated["number"]).status_code == 200
    again = bea.sits(table)
    posts(bea, table, "seats", name="Bea", seat=1, face="c8")
    refused(posts(bea, table, "leave", seen=seated["number"]), 409, "changed")
    assert ada.sees(table)["seats"][1]["name"] == "Bea"
    assert posts(bea, table, "leave", seen=again["number"]).status_code == 200
    assert content(bea.http.post(f"/api/tables/{table['id']}/leave"))["you"] is None, "an older client sends no body"


def test_a_stale_call_does_not_share_cards(ada: Person) -> None:
    table = ada.opens(players=2, bots=1, watching="link")
    first = content(posts(ada, table, "showing", show=True, seen=table["number"]))
    assert posts(ada, table, "showing", show=False, seen=first["number"]).status_code == 200
    refused(posts(ada, table, "showing", show=True, seen=first["number"]), 409, "changed")
    assert not ada.sees(table)["seats"][0]["shows"]


def test_a_stale_call_does_not_look_at_a_hand(ada: Person, stranger: Person) -> None:
    table = ada.opens(players=2, bots=1, watching="link")
    first = content(posts(ada, table, "showing", show=True))
    for show in (False, True):
        posts(ada, table, "showing", show=show)
    refused(posts(stranger, table, "looking", seat=0, seen=first["number"]), 409, "changed")
    assert posts(stranger, table, "looking", seat=0, seen=stranger.sees(table)["number"]).status_code == 200


def test_a_request_for_a_rematch_must_know_the_end_of_the_game(ada: Person, stranger: Person) -> None:
    table = ada.opens(game="the_match", players=2, beside=["Bea"])
    while (now := ada.sees(table))["state"] == "playing":
        before = now["number"]
        ada.moves(table, now["view"]["moves"][0])
    refused(posts(ada, table, "rematch", seen=before), 409, "changed")
    first = content(posts(ada, table, "rematch", seen=now["number"]))
    assert content(posts(ada, table, "rematch", seen=now["number"]))["id"] == first["id"]
    assert content(ada.http.post(f"/api/tables/{table['id']}/rematch"))["id"] == first["id"]
    refused(posts(stranger, table, "rematch"), 403, "not_seated")


def test_a_second_tab_shows_the_seat_that_the_person_took_in_the_first(ada: Person, bea: Person) -> None:
    table = ada.opens(players=3)
    with bea.line() as second, ada.line() as other:
        assert second.watch(table["id"])["table"]["you"] is None
        other.watch(table["id"])
        bea.sits(table, 2)
        news = second.hear_type("news")
        shown = second.hear_type("table")
        assert (shown["table"]["you"], shown["table"]["number"], shown["happenings"]) == (2, news["number"], [])
        assert other.hear_type("news")["seats"][2]["name"] == "Bea"
