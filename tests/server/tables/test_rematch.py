"""Once more with the same company: one tap offers it, the others follow with one tap."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.server.answers import error_of
from tests.server.tables.rematch import again, next_table
from tests.server.whole_games import SHORT, played


def test_the_first_seat_goes_on_by_one_and_everybody_is_led_there(ada: Any, bea: Any, stranger: Any) -> None:
    table = played(ada, bea, hints=True)
    with bea.watches(table) as line, stranger.watches(table) as watcher:
        offered = next_table(ada, table)
        content = [somebody.hear_type("table")["table"] for somebody in (line, watcher)]
    assert [table["next"] for table in content] == [{"table": offered["id"], "by": 0}] * 2
    assert [(seat["kind"], seat["name"]) for seat in offered["seats"]] == [("open", "Bea"), ("person", "Ada")]
    assert (offered["state"], offered["hosting"], offered["hints"]) == ("open", True, True)
    begun = next_table(bea, table)
    assert (begun["id"], begun["state"], begun["you"]) == (offered["id"], "playing", 0)
    assert begun["seal"] != table["seal"]


def test_two_who_ask_at_once_get_the_same_table(ada: Any, bea: Any) -> None:
    table = played(ada, bea)
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda person: next_table(person, table), [ada, bea] * 3))
    assert len({answer["id"] for answer in answers}) == 1
    assert [seat["name"] for seat in ada.sees(answers[0])["seats"]] == ["Bea", "Ada"]
    assert ada.sees(answers[0])["state"] == "playing"


def test_with_bots_only_it_begins_at_once(ada: Any) -> None:
    table = played(ada, bots=1, level="casual")
    begun = next_table(ada, table)
    assert (begun["state"], begun["you"]) == ("playing", 1)
    assert [(seat["kind"], seat["level"]) for seat in begun["seats"]] == [("bot", "casual"), ("person", None)]


def test_two_at_one_screen_go_on_together(ada: Any) -> None:
    table = ada.opens(game="the_match", players=2, beside=["Bea"])
    while (now := ada.sees(table))["state"] == "playing":
        ada.moves(table, now["view"]["moves"][0])
    begun = next_table(ada, table)
    assert (begun["state"], begun["yours"], [seat["name"] for seat in begun["seats"]]) == ("playing", [0, 1], ["Bea", "Ada"])


def test_a_seat_that_is_kept_is_nobody_elses_until_the_host_frees_it(ada: Any, bea: Any, stranger: Any) -> None:
    offered = next_table(ada, played(ada, bea))
    answer = stranger.http.post(f"/api/tables/{offered['id']}/seats", json={"name": "Eve"})
    assert error_of(answer) == (409, "seat_taken")
    wish = {"number": ada.sees(offered)["number"], "do": "free", "seat": 0}
    assert ada.http.post(f"/api/tables/{offered['id']}/arrangement", json=wish).status_code == 200
    assert stranger.sits(offered)["state"] == "playing"


def test_only_who_sat_there_plays_again_and_only_after_the_game(ada: Any, bea: Any, stranger: Any) -> None:
    table = ada.opens(**SHORT)
    bea.sits(table)
    assert again(ada, table).json()["error"]["code"] == "not_over"
    assert again(stranger, table).json()["error"]["code"] == "not_seated"
