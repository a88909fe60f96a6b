"""Before the game: the host arranges the table, friends take the free seats and stand up again, the game begins."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.server.answers import Json, content, refused
from tests.server.conftest import Person


def arranges(host: Person, table: dict[str, Any], do: str, **more: Any) -> httpx.Response:
    wish = {"number": host.sees(table)["number"], "do": do, **more}
    return host.http.post(f"/api/tables/{table['id']}/arrangement", json=wish)


def kinds(table: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def done(answer: httpx.Response) -> dict[str, Any]:
    assert answer.status_code == 200, answer.text
    return content(answer)


def test_the_host_puts_bots_of_different_levels_on_seats_and_takes_them_away(ada: Any) -> None:
    table = ada.opens(players=4)
    done(arranges(ada, table, "bot", seat=1, level="beginner"))
    done(arranges(ada, table, "bot", seat=3, level="champion"))
    now = done(arranges(ada, table, "bot", seat=1, level="expert"))
    assert [(seat["kind"], seat["name"], seat["level"]) for seat in now["seats"][1:]] == [
        ("bot", "Bruno", "expert"),
        ("open", None, None),
        ("bot", "Dario", "champion"),
    ]
    assert kinds(done(arranges(ada, table, "free", seat=3))) == ["person", "bot", "open", "open"]


def test_a_full_table_waits_for_the_host_if_the_host_filled_it(ada: Any) -> None:
    table = ada.opens(players=3)
    done(arranges(ada, table, "bot", seat=1))
    now = done(arranges(ada, table, "bot", seat=2, level="beginner"))
    assert (now["state"], now["view"]) == ("open", None)
    assert done(arranges(ada, table, "start"))["state"] == "playing"
    assert done(arranges(ada, table, "start"))["state"] == "playing", "asked twice, it begins once"


def test_the_game_begins_when_a_friend_takes_the_last_chair(ada: Any, bea: Any) -> None:
    table = ada.opens(players=3)
    done(arranges(ada, table, "bot", seat=1, level="beginner"))
    assert bea.sits(table)["state"] == "playing"
    assert [len(somebody.sees(table)["view"]["table"]["hand"]) for somebody in (ada, bea)] == [7, 7]


def test_bots_take_what_is_free_when_the_host_begins(ada: Any, bea: Any) -> None:
    table = ada.opens(players=4)
    bea.sits(table, 2)
    now = done(arranges(ada, table, "start", level="casual"))
    assert (now["state"], kinds(now)) == ("playing", ["person", "bot", "person", "bot"])
    assert [seat["level"] for seat in now["seats"]] == [None, "casual", None, "casual"]


def test_a_table_becomes_smaller_and_larger_as_far_as_the_game_allows(ada: Any) -> None:
    table = ada.opens(players=4)
    now = done(arranges(ada, table, "close", seat=2))
    assert (now["players"], len(now["seats"])) == (3, 3)
    for _ in range(4):
        now = done(arranges(ada, table, "add"))
    assert now["players"] == 7
    refused(arranges(ada, table, "add"), 422, "bad_players")
    now = done(arranges(ada, table, "start", level="beginner"))
    assert len(now["view"]["table"]["cards"]) == 7


def test_house_rules_that_were_chosen_stay_when_a_chair_comes_or_goes(ada: Any) -> None:
    table = ada.opens(players=5, options={"undertrump": "free"})
    assert done(arranges(ada, table, "close", seat=4))["options"]["undertrump"] == "free"


def test_people_change_places(ada: Any, bea: Any) -> None:
    table = ada.opens(players=3)
    bea.sits(table, 1)
    now = done(arranges(ada, table, "swap", seat=0, other=1))
    assert ([seat["name"] for seat in now["seats"]], now["you"]) == (["Bea", "Ada", None], 1)
    assert bea.sees(table)["you"] == 0


def test_somebody_who_was_asked_to_stand_up_has_no_seat(ada: Any, bea: Any) -> None:
    table = ada.opens(players=3)
    bea.sits(table, 1)
    with bea.watches(table) as line:
        done(arranges(ada, table, "free", seat=1))
        content = line.hear_type("table")["table"]
    assert (content["you"], kinds(content)) == (None, ["person", "open", "open"])
    assert table["id"] not in [listed["id"] for listed in bea.http.get("/api/tables").json()]


def test_who_stands_up_may_sit_down_elsewhere(ada: Any, bea: Any) -> None:
    table = ada.opens(players=3)
    bea.sits(table, 1)
    for _ in range(2):
        assert done(bea.http.post(f"/api/tables/{table['id']}/leave"))["you"] is None
    assert bea.sits(table, 2)["you"] == 2


def test_a_host_who_stood_up_is_still_the_host(ada: Any, bea: Any) -> None:
    table = ada.opens(players=3)
    now = done(ada.http.post(f"/api/tables/{table['id']}/leave"))
    assert (now["you"], now["hosting"], kinds(now)) == (None, True, ["open"] * 3)
    refused(arranges(ada, table, "start"), 422, "bad_players")
    bea.sits(table)
    assert bea.sees(table)["hosting"] is False
    now = done(arranges(ada, table, "start", level="beginner"))
    assert (now["state"], now["view"]["seat"]) == ("playing", None)


@pytest.mark.parametrize("do", ["bot", "free", "close", "add", "swap", "watch", "start"])
def test_nobody_but_the_host_arranges_anything(do: str, ada: Any, bea: Any) -> None:
    table = ada.opens(players=4)
    bea.sits(table, 1)
    refused(arranges(bea, table, do, seat=0, other=1), 403, "not_host")
    assert kinds(ada.sees(table)) == ["person", "person", "open", "open"]


def test_no_bot_is_put_on_a_chair_on_which_a_friend_has_sat_down_meanwhile(ada: Any, bea: Any) -> None:
    table = ada.opens(players=3)
    bea.sits(table, 1)
    late = {"number": table["number"], "do": "bot", "seat": 1}
    refused(ada.http.post(f"/api/tables/{table['id']}/arrangement", json=late), 409, "seat_taken")
    late = {"number": table["number"], "do": "free", "seat": 1}
    refused(ada.http.post(f"/api/tables/{table['id']}/arrangement", json=late), 409, "changed")
    assert kinds(ada.sees(table)) == ["person", "person", "open"]


def test_the_same_wish_twice_counts_once(ada: Any) -> None:
    table = ada.opens(players=3)
    wish = {"number": table["number"], "do": "bot", "seat": 1}
    numbers = [done(ada.http.post(f"/api/tables/{table['id']}/arrangement", json=wish))["number"] for _ in range(3)]
    assert numbers == [2, 2, 2]


def test_a_game_that_has_begun_is_not_arranged_any_more(ada: Any, bea: Any, table: Json) -> None:
    refused(arranges(ada, table, "free", seat=1), 409, "started")
    refused(bea.http.post(f"/api/tables/{table['id']}/leave"), 409, "started")


def test_wishes_that_no_table_can_fulfil_are_refused_with_what_could_be(ada: Any) -> None:
    table = ada.opens(players=3)
    assert refused(arranges(ada, table, "bot", seat=3), 404, "not_found")["expected"] == ["0", "1", "2"]
    assert "club" in refused(arranges(ada, table, "bot", seat=1, level="god"), 422, "bad_option")["expected"]
    refused(arranges(ada, table, "dance"), 400, "malformed")
    refused(arranges(ada, table, "close", seat=0), 409, "seat_taken")


def test_what_was_arranged_is_still_so_after_a_restart(start_server: Any, guest: Any) -> None:
    server = start_server()
    host = guest(server.address)
    table = host.opens(players=4)
    arranges(host, table, "close", seat=3)
    arranges(host, table, "bot", seat=1, level="beginner")
    before = done(arranges(host, table, "swap", seat=0, other=2))
    server.close()
    host.http.base_url = start_server().address
    assert host.sees(table) == before
    assert done(arranges(host, table, "start", level="beginner"))["state"] == "playing"
