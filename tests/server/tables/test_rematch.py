"""Rematches: a new table for the same players, with the seats rotated by one."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.server.answers import error_of
from tests.server.tables.rematch import rematch, requests_rematch
from tests.server.whole_games import SHORT, played


def test_a_rematch_rotates_the_seats_and_all_watchers_learn_of_it(ada: Any, bea: Any, stranger: Any) -> None:
    table = played(ada, bea, hints=True)
    with bea.watches(table) as line, stranger.watches(table) as watcher:
        offer = rematch(ada, table)
        shown = [connection.hear_type("table")["table"] for connection in (line, watcher)]
    assert [each["next"] for each in shown] == [{"table": offer["id"], "by": 0}] * 2
    assert [(seat["kind"], seat["name"]) for seat in offer["seats"]] == [("open", "Bea"), ("person", "Ada")]
    assert (offer["state"], offer["hosting"], offer["hints"]) == ("open", True, True)
    started = rematch(bea, table)
    assert (started["id"], started["state"], started["you"]) == (offer["id"], "playing", 0)
    assert started["seal"] != table["seal"]


def test_simultaneous_requests_for_a_rematch_get_the_same_table(ada: Any, bea: Any) -> None:
    table = played(ada, bea)
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda person: rematch(person, table), [ada, bea] * 3))
    assert len({answer["id"] for answer in answers}) == 1
    assert [seat["name"] for seat in ada.sees(answers[0])["seats"]] == ["Bea", "Ada"]
    assert ada.sees(answers[0])["state"] == "playing"


def test_a_rematch_against_bots_starts_at_once(ada: Any) -> None:
    table = played(ada, bots=1, level="casual")
    started = rematch(ada, table)
    assert (started["state"], started["you"]) == ("playing", 1)
    assert [(seat["kind"], seat["level"]) for seat in started["seats"]] == [("bot", "casual"), ("person", None)]


def test_a_rematch_at_one_screen_starts_at_once(ada: Any) -> None:
    table = ada.opens(game="the_match", players=2, beside=["Bea"])
    while (now := ada.sees(table))["state"] == "playing":
        ada.moves(table, now["view"]["moves"][0])
    started = rematch(ada, table)
    assert (started["state"], started["yours"], [seat["name"] for seat in started["seats"]]) == ("playing", [0, 1], ["Bea", "Ada"])


def test_a_kept_seat_of_a_rematch_is_open_to_others_after_the_host_frees_it(ada: Any, bea: Any, stranger: Any) -> None:
    offer = rematch(ada, played(ada, bea))
    answer = stranger.http.post(f"/api/tables/{offer['id']}/seats", json={"name": "Eve"})
    assert error_of(answer) == (409, "seat_taken")
    wish = {"number": ada.sees(offer)["number"], "do": "free", "seat": 0}
    assert ada.http.post(f"/api/tables/{offer['id']}/arrangement", json=wish).status_code == 200
    assert stranger.sits(offer)["state"] == "playing"


def test_a_rematch_is_refused_to_strangers_and_before_the_end(ada: Any, bea: Any, stranger: Any) -> None:
    table = ada.opens(**SHORT)
    bea.sits(table)
    assert requests_rematch(ada, table).json()["error"]["code"] == "not_over"
    assert requests_rematch(stranger, table).json()["error"]["code"] == "not_seated"
