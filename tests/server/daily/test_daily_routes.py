"""The HTTP calls of the deals of the day, and what strangers can find out with all other calls."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from matchwood.server.admin.reported_names import find_names, hide_names
from matchwood.server.storage.database import open_database
from tests.server.answers import Json, content, error_of
from tests.server.conftest import Person, ServerThread
from tests.server.whole_games import plays_on
from tests.support.waiting import wait_for

GAME = "tycoon"
PASSWORD = {"password": "correct horse battery staple"}


@pytest.fixture
def server(start_server: Callable[..., ServerThread]) -> ServerThread:
    return start_server()


@pytest.fixture
def ada(server: ServerThread, guest: Callable[..., Person]) -> Person:
    return guest(server.address, "Ada")


@pytest.fixture
def bea(server: ServerThread, guest: Callable[..., Person]) -> Person:
    return guest(server.address, "Bea")


def day_of(person: Person) -> str:
    return str(content(person.http.get("/api/daily"))["day"])


def starts(person: Person, **more: Any) -> Any:
    wish = {"name": person.name, "pace": "instant"} | more
    return person.http.post(f"/api/daily/{day_of(person)}/{GAME}/attempt", json=wish)


def started(person: Person) -> Json:
    """Start an attempt, and return its table."""
    answer = starts(person)
    assert answer.status_code == 200, answer.text
    return person.sees({"id": content(answer)["table"]})


def deal_for(person: Person, game: str = GAME) -> Json:
    deals = content(person.http.get("/api/daily"))["deals"]
    return next(deal for deal in deals if deal["game"] == game)


def finishes(person: Person) -> Json:
    table = started(person)
    plays_on(table, [person])
    wait_for(lambda: deal_for(person)["own"], lambda own: own["state"] == "finished")
    return table


def test_a_guest_plays_the_deal_of_the_day(ada: Person) -> None:
    table = finishes(ada)
    own = wait_for(lambda: deal_for(ada)["own"], lambda own: own["total_loss"] is not None)
    assert (own["table"], own["rank"], own["total_loss_rank"]) == (table["id"], 1, 1)
    ranking = content(ada.http.get(f"/api/daily/{day_of(ada)}/{GAME}"))
    assert [each["name"] for each in ranking["by_result"]] == ["Ada"]
    assert len(ranking["decisions"]) == own["decisions"]


def test_a_browser_without_a_cookie_gets_one(server: ServerThread, guest: Callable[..., Person]) -> None:
    person = guest(server.address)
    person.http.cookies.clear()
    person.http.get("/api/daily")
    first = starts(person)
    assert content(first) == content(starts(person))


@pytest.mark.parametrize("day", ["yesterday", "2026-13-01", "1999-01-01", "2026-1-1"])
def test_an_unknown_day_is_not_found(day: str, ada: Person) -> None:
    assert error_of(ada.http.get(f"/api/daily/{day}")) == (404, "not_found")
    assert error_of(ada.http.post(f"/api/daily/{day}/{GAME}/attempt", json={"name": "Ada"})) == (404, "not_found")


def test_an_unreadable_name_is_refused(ada: Person) -> None:
    assert error_of(starts(ada, name=" ")) == (422, "bad_name")
    assert deal_for(ada)["own"] is None


def test_an_address_cannot_fill_the_ranking(start_server: Callable[..., ServerThread], guest: Callable[..., Person]) -> None:
    address = start_server(daily=2).address
    people = [guest(address, name) for name in ("Ada", "Bea", "Cem")]
    assert [starts(person).status_code for person in people] == [200, 200, 429]
    assert starts(people[0]).status_code == 200, "an attempt that exists costs nothing"


def test_a_stranger_sees_no_card_and_cannot_join(ada: Person, bea: Person) -> None:
    table = started(ada)
    place = f"/api/tables/{table['id']}"
    assert bea.sees(table)["view"] is None
    with bea.watches(table) as line:
        move = wait_for(lambda: ada.sees(table)["view"]["moves"])[0]
        ada.moves(table, move)
        heard = line.everything_so_far()
    assert '"hands"' not in heard
    assert '"view":{' not in heard
    assert error_of(bea.http.post(f"{place}/seats", json={"name": "Bea", "seat": 1}))[0] == 409
    for call in ("record", "replay", "analysis", "positions/3/0", "hint", "ratings", "talk"):
        assert bea.http.get(f"{place}/{call}").status_code in (403, 409, 422), call
    assert bea.http.get(f"{place}/branches").json() == []
    for call, body in (
        ("arrangement", {"number": 1, "do": "free", "seat": 1}),
        ("showing", {"show": True}),
        ("looking", {"seat": 0}),
        ("branches", {"event": 1, "seat": 0, "name": "Bea"}),
        ("rematch", {}),
    ):
        assert bea.http.post(f"{place}/{call}", json=body).status_code in (403, 404, 409, 422), call


def test_a_running_attempt_has_no_hints_and_shows_no_cards(ada: Person) -> None:
    table = started(ada)
    place = f"/api/tables/{table['id']}"
    assert error_of(ada.http.get(f"{place}/hint")) == (422, "hints_off")
    assert error_of(ada.http.post(f"{place}/showing", json={"show": True})) == (409, "cannot_show")
    for call in ("record", "replay", "analysis", "positions/1/1"):
        assert error_of(ada.http.get(f"{place}/{call}")) == (409, "not_over"), call
    assert error_of(ada.http.post(f"{place}/branches", json={"event": 1, "seat": 1, "name": "Ada"})) == (409, "not_over")
    ada.http.post(f"{place}/resign", json={})
    for call in ("record", "replay", "analysis", "positions/1/1"):
        assert error_of(ada.http.get(f"{place}/{call}")) == (409, "not_over"), "a person who resigns sees no cards"
    assert error_of(ada.http.post(f"{place}/branches", json={"event": 1, "seat": 1, "name": "Ada"})) == (409, "not_over")


def test_the_secret_stays_hidden_in_all_answers_to_a_person_who_finished(ada: Person) -> None:
    table = finishes(ada)
    place = f"/api/tables/{table['id']}"
    branch = ada.http.post(f"{place}/branches", json={"event": 1, "seat": 1, "name": "Ada", "pace": "instant"})
    assert branch.status_code == 201, branch.text
    plays_on(content(branch), [ada])
    again = ada.http.post(f"/api/daily/{day_of(ada)}/{GAME}/practice", json={"name": "Ada", "pace": "instant"})
    practice = {"id": content(again)["table"]}
    plays_on(practice, [ada])
    paths = [
        *(f"/api/tables/{each['id']}/{call}" for each in (table, content(branch), practice) for call in ("record", "replay")),
        *(f"/api/tables/{each['id']}" for each in (table, content(branch), practice)),
        "/api/daily",
        f"/api/daily/{day_of(ada)}/{GAME}",
        "/api/tables",
    ]
    for path in paths:
        answer = ada.http.get(path)
        assert answer.status_code == 200, path
        assert "hmac-sha512:" not in answer.text, path


def test_the_export_of_an_account_contains_attempts_and_no_secret(ada: Person) -> None:
    table = finishes(ada)
    assert ada.http.post("/api/account/sign-up", json={"name": f"Ada {secrets.token_hex(3)}", **PASSWORD}).status_code == 201
    answer = ada.http.post("/api/account/export", json=PASSWORD)
    assert "hmac-sha512:" not in answer.text
    exported = content(answer)
    assert [kept["table"] for kept in exported["records"]] == [table["id"]]
    (attempt,) = exported["attempts"]
    assert (attempt["day"], attempt["game"], attempt["table"]) == (day_of(ada), GAME, table["id"])


def test_a_sign_up_gives_no_second_attempt(ada: Person) -> None:
    table = started(ada)
    ada.http.post("/api/account/sign-up", json={"name": f"Ada {secrets.token_hex(3)}", **PASSWORD})
    assert content(starts(ada))["table"] == table["id"]
    ada.http.post("/api/account/sign-out")
    assert content(starts(ada))["table"] == table["id"]
    assert deal_for(ada)["own"]["state"] == "elsewhere"
    ada.http.post("/api/account/sign-up", json={"name": f"Eva {secrets.token_hex(3)}", **PASSWORD})
    assert deal_for(ada)["own"]["state"] == "elsewhere"
    assert deal_for(ada)["started"] == 1


def test_a_second_account_of_a_browser_has_no_second_attempt(ada: Person) -> None:
    ada.http.post("/api/account/sign-up", json={"name": f"Ada {secrets.token_hex(3)}", **PASSWORD})
    table = started(ada)
    ada.http.post("/api/account/sign-up", json={"name": f"Eva {secrets.token_hex(3)}", **PASSWORD})
    assert content(starts(ada))["table"] == table["id"]
    assert deal_for(ada)["started"] == 1


def test_a_sign_in_keeps_the_attempt_of_the_guest(ada: Person, bea: Person) -> None:
    name = f"Ada {secrets.token_hex(3)}"
    ada.http.post("/api/account/sign-up", json={"name": name, **PASSWORD})
    table = started(bea)
    bea.http.post("/api/account/sign-in", json={"name": name, **PASSWORD})
    assert bea.sees(table)["you"] == 0
    plays_on(table, [bea])
    own = wait_for(lambda: deal_for(ada)["own"], lambda own: own["state"] == "finished")
    assert own["table"] == table["id"]
    assert content(ada.http.get("/api/daily/calendar"))["streak"] == 1
    bea.http.post("/api/account/sign-out")
    assert deal_for(bea)["own"]["state"] == "elsewhere"


def test_a_deleted_account_keeps_its_place_without_a_name(ada: Person, bea: Person) -> None:
    finishes(ada)
    ada.http.post("/api/account/sign-up", json={"name": f"Ada {secrets.token_hex(3)}", **PASSWORD})
    assert ada.http.post("/api/account/delete", json=PASSWORD).status_code == 200
    finishes(bea)
    ranking = content(bea.http.get(f"/api/daily/{day_of(bea)}/{GAME}"))["by_result"]
    assert sorted(each["name"] or "" for each in ranking) == ["", "Bea"]
    assert content(starts(ada)), "the browser has used its attempt"
    assert deal_for(ada)["own"]["state"] == "elsewhere"


def test_a_viewer_reports_a_name_in_the_ranking_and_the_operator_hides_it(ada: Person, bea: Person, tmp_path: Path) -> None:
    finishes(ada)
    place = f"/api/daily/{day_of(ada)}/{GAME}"
    assert error_of(bea.http.post(f"{place}/report", json={"name": "Ada"})) == (404, "not_found"), "Bea sees no ranking yet"
    finishes(bea)
    assert bea.http.post(f"{place}/report", json={"name": "Ada"}).status_code == 204
    for name in ("Bea", "Cem"):
        assert error_of(bea.http.post(f"{place}/report", json={"name": name})) == (404, "not_found"), name
    engine = open_database(f"{tmp_path}/tables.db")
    (reported,) = find_names(engine, settled=False)
    hide_names(engine, [reported.number], "root")
    engine.dispose()
    for person in (ada, bea):
        ranking = content(person.http.get(place))
        for order in ("by_result", "by_total_loss"):
            assert {(each["name"], each["face"]) for each in ranking[order]} <= {(None, None), ("Bea", None)}
    assert error_of(bea.http.post(f"{place}/report", json={"name": "Ada"})) == (404, "not_found")


def test_an_address_reports_only_some_names_in_an_hour(
    start_server: Callable[..., ServerThread], guest: Callable[..., Person]
) -> None:
    person = guest(start_server(reports=1).address, "Cem")
    place = f"/api/daily/{day_of(person)}/{GAME}/report"
    codes = [error_of(person.http.post(place, json={"name": "Ada"}))[1] for _ in range(2)]
    assert codes == ["not_found", "too_many"]


def test_only_accounts_have_a_calendar(ada: Person) -> None:
    assert error_of(ada.http.get("/api/daily/calendar")) == (403, "not_signed_in")


def test_a_page_lists_past_days_before_a_day(ada: Person) -> None:
    assert content(ada.http.get("/api/daily/archive")) == {"days": [], "more": False}
    assert error_of(ada.http.get("/api/daily/archive", params={"before": "now"})) == (404, "not_found")
