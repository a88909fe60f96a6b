"""Tables before their game: the host sets them up, and friends take and leave seats."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.server.answers import Json, content, refused
from tests.server.conftest import Person


def sets_up(host: Person, table: dict[str, Any], do: str, **more: Any) -> httpx.Response:
    wish = {"number": host.sees(table)["number"], "do": do, **more}
    return host.http.post(f"/api/tables/{table['id']}/arrangement", json=wish)


def kinds(table: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def done(answer: httpx.Response) -> dict[str, Any]:
    assert answer.status_code == 200, answer.text
    return content(answer)


def test_the_host_adds_and_removes_bots_of_different_levels(ada: Any) -> None:
    table = ada.opens(players=4)
    done(sets_up(ada, table, "bot", seat=1, level="beginner"))
    done(sets_up(ada, table, "bot", seat=3, level="champion"))
    now = done(sets_up(ada, table, "bot", seat=1, level="expert"))
    assert [(seat["kind"], seat["name"], seat["level"]) for seat in now["seats"][1:]] == [
        ("bot", "Bruno", "expert"),
        ("open", None, None),
        ("bot", "Dario", "champion"),
    ]
    assert kinds(done(sets_up(ada, table, "free", seat=3))) == ["person", "bot", "open", "open"]


def test_a_table_that_its_host_filled_waits_for_the_host(ada: Any) -> None:
    table = ada.opens(players=3)
    done(sets_up(ada, table, "bot", seat=1))
    now = done(sets_up(ada, table, "bot", seat=2, level="beginner"))
    assert (now["state"], now["view"]) == ("open", None)
    assert done(sets_up(ada, table, "start"))["state"] == "playing"
    assert done(sets_up(ada, table, "start"))["state"] == "playing", "the same request again changes nothing"


def test_the_game_starts_when_a_friend_takes_the_last_seat(ada: Any, bea: Any) -> None:
    table = ada.opens(players=3)
    done(sets_up(ada, table, "bot", seat=1, level="beginner"))
    assert bea.sits(table)["state"] == "playing"
    assert [len(person.sees(table)["view"]["table"]["hand"]) for person in (ada, bea)] == [7, 7]


def test_bots_take_the_free_seats_when_the_host_starts(ada: Any, bea: Any) -> None:
    table = ada.opens(players=4)
    bea.sits(table, 2)
    now = done(sets_up(ada, table, "start", level="casual"))
    assert (now["state"], kinds(now)) == ("playing", ["person", "bot", "person", "bot"])
    assert [seat["level"] for seat in now["seats"]] == [None, "casual", None, "casual"]


def test_bots_in_free_seats_have_other_names_than_the_people(ada: Any, bea: Any) -> None:
    table = ada.opens(players=4)
    bea.http.post(f"/api/tables/{table['id']}/seats", json={"name": "Cara", "seat": 1})
    now = done(sets_up(ada, table, "start"))
    assert [seat["name"] for seat in now["seats"]] == ["Ada", "Cara", "Bruno", "Dario"]


def test_the_host_changes_the_number_of_seats_within_the_rules(ada: Any) -> None:
    table = ada.opens(players=4)
    now = done(sets_up(ada, table, "close", seat=2))
    assert (now["players"], len(now["seats"])) == (3, 3)
    for _ in range(4):
        now = done(sets_up(ada, table, "add"))
    assert now["players"] == 7
    refused(sets_up(ada, table, "add"), 422, "bad_players")
    now = done(sets_up(ada, table, "start", level="beginner"))
    assert len(now["view"]["table"]["cards"]) == 7


def test_house_rules_stay_when_the_number_of_seats_changes(ada: Any) -> None:
    table = ada.opens(players=5, options={"undertrump": "free"})
    assert done(sets_up(ada, table, "close", seat=4))["options"]["undertrump"] == "free"


def test_the_host_swaps_two_seats(ada: Any, bea: Any) -> None:
    table = ada.opens(players=3)
    bea.sits(table, 1)
    now = done(sets_up(ada, table, "swap", seat=0, other=1))
    assert ([seat["name"] for seat in now["seats"]], now["you"]) == (["Bea", "Ada", None], 1)
    assert bea.sees(table)["you"] == 0


def test_a_player_whose_seat_the_host_freed_has_no_seat(ada: Any, bea: Any) -> None:
    table = ada.opens(players=3)
    bea.sits(table, 1)
    with bea.watches(table) as line:
        done(sets_up(ada, table, "free", seat=1))
        seen = line.hear_type("table")["table"]
    assert (seen["you"], kinds(seen)) == (None, ["person", "open", "open"])
    assert table["id"] not in [listed["id"] for listed in bea.http.get("/api/tables").json()]


def test_a_player_who_left_a_seat_may_take_another(ada: Any, bea: Any) -> None:
    table = ada.opens(players=3)
    bea.sits(table, 1)
    for _ in range(2):
        assert done(bea.http.post(f"/api/tables/{table['id']}/leave"))["you"] is None
    assert bea.sits(table, 2)["you"] == 2


def test_a_host_without_a_seat_is_still_the_host(ada: Any, bea: Any) -> None:
    table = ada.opens(players=3)
    now = done(ada.http.post(f"/api/tables/{table['id']}/leave"))
    assert (now["you"], now["hosting"], kinds(now)) == (None, True, ["open"] * 3)
    refused(sets_up(ada, table, "start"), 422, "bad_players")
    bea.sits(table)
    assert bea.sees(table)["hosting"] is False
    now = done(sets_up(ada, table, "start", level="beginner"))
    assert (now["state"], now["view"]["seat"]) == ("playing", None)


@pytest.mark.parametrize("do", ["bot", "free", "close", "add", "swap", "watch", "start"])
def test_only_the_host_can_set_up_the_table(do: str, ada: Any, bea: Any) -> None:
    table = ada.opens(players=4)
    bea.sits(table, 1)
    refused(sets_up(bea, table, do, seat=0, other=1), 403, "not_host")
    assert kinds(ada.sees(table)) == ["person", "person", "open", "open"]


def test_a_stale_request_of_the_host_does_not_replace_a_friend(ada: Any, bea: Any) -> None:
    table = ada.opens(players=3)
    bea.sits(table, 1)
    late = {"number": table["number"], "do": "bot", "seat": 1}
    refused(ada.http.post(f"/api/tables/{table['id']}/arrangement", json=late), 409, "seat_taken")
    late = {"number": table["number"], "do": "free", "seat": 1}
    refused(ada.http.post(f"/api/tables/{table['id']}/arrangement", json=late), 409, "changed")
    assert kinds(ada.sees(table)) == ["person", "person", "open"]


def test_the_same_request_counts_once(ada: Any) -> None:
    table = ada.opens(players=3)
    wish = {"number": table["number"], "do": "bot", "seat": 1}
    numbers = [done(ada.http.post(f"/api/tables/{table['id']}/arrangement", json=wish))["number"] for _ in range(3)]
    assert numbers == [2, 2, 2]


def test_a_running_game_cannot_be_set_up(ada: Any, bea: Any, table: Json) -> None:
    refused(sets_up(ada, table, "free", seat=1), 409, "started")
    refused(bea.http.post(f"/api/tables/{table['id']}/leave"), 409, "started")


def test_impossible_requests_are_refused_with_the_possible_values(ada: Any) -> None:
    table = ada.opens(players=3)
    assert refused(sets_up(ada, table, "bot", seat=3), 404, "not_found")["expected"] == ["0", "1", "2"]
    assert "club" in refused(sets_up(ada, table, "bot", seat=1, level="god"), 422, "bad_option")["expected"]
    refused(sets_up(ada, table, "dance"), 400, "malformed")
    refused(sets_up(ada, table, "close", seat=0), 409, "seat_taken")


def test_the_set_up_survives_a_restart(start_server: Any, guest: Any) -> None:
    server = start_server()
    host = guest(server.address)
    table = host.opens(players=4)
    sets_up(host, table, "close", seat=3)
    sets_up(host, table, "bot", seat=1, level="beginner")
    before = done(sets_up(host, table, "swap", seat=0, other=2))
    server.close()
    host.http.base_url = start_server().address
    assert host.sees(table) == before
    assert done(sets_up(host, table, "start", level="beginner"))["state"] == "playing"
