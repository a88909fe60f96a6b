"""A guest's seat in another browser, by a secret that counts once."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest

from matchwood.server.accounts import handovers
from tests.server.accounts.people import signs_up
from tests.server.answers import Json
from tests.server.conftest import Person


@pytest.fixture
def table(ada: Person, bea: Person) -> Json:
    table = ada.opens(players=2)
    bea.sits(table)
    return table


def hands_over(person: Person, table: Json) -> httpx.Response:
    return person.http.post(f"/api/tables/{table['id']}/hand-over")


def takes_along(person: Person, table: Json, ticket: str, take: bool = True) -> httpx.Response:
    return person.http.post(f"/api/tables/{table['id']}/take-along", json={"ticket": ticket, "take": take})


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


def test_another_browser_takes_the_seat_along_and_both_have_it(bea: Person, stranger: Person, table: Json) -> None:
    ticket = hands_over(bea, table).json()["ticket"]
    assert takes_along(stranger, table, ticket, take=False).json() == {"name": bea.name}
    assert stranger.sees(table)["you"] is None, "she was only asked"
    assert takes_along(stranger, table, ticket).status_code == 200
    assert stranger.sees(table)["you"] == bea.sees(table)["you"] == 1
    assert stranger.moves(table, "bid 1").status_code == 200
    assert bea.sees(table)["view"]["moves"] == []


def test_a_secret_counts_once_and_the_next_one_ends_the_one_before(bea: Person, stranger: Person, table: Json) -> None:
    first, second = (hands_over(bea, table).json()["ticket"] for _ in range(2))
    assert refused(takes_along(stranger, table, first)) == (409, "challenge_over")
    assert takes_along(stranger, table, second).status_code == 200
    assert refused(takes_along(stranger, table, second)) == (409, "challenge_over")


def test_a_secret_counts_for_some_minutes_only(bea: Person, stranger: Person, table: Json, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handovers, "HAND_OVER_SECONDS", -1)
    assert refused(takes_along(stranger, table, hands_over(bea, table).json()["ticket"])) == (409, "challenge_over")


@pytest.mark.parametrize("change", [lambda ticket: ticket[:-2] + "AA", lambda _: "x", lambda _: "ü"])
def test_a_secret_cannot_be_made_up(bea: Person, stranger: Person, table: Json, change: Callable[[str], str]) -> None:
    ticket = change(hands_over(bea, table).json()["ticket"])
    assert refused(takes_along(stranger, table, ticket)) == (409, "challenge_over")


def test_a_secret_counts_at_its_own_table(ada: Person, bea: Person, stranger: Person, table: Json) -> None:
    ticket = hands_over(bea, table).json()["ticket"]
    assert refused(takes_along(stranger, ada.opens(), ticket)) == (409, "challenge_over")


def test_only_guests_with_a_seat_hand_it_over(ada: Person, stranger: Person, table: Json) -> None:
    assert refused(hands_over(stranger, table)) == (403, "not_seated")
    signs_up(ada, "Handed over")
    assert refused(hands_over(ada, table)) == (403, "not_seated")


def test_no_page_of_another_site_makes_a_browser_take_seats_along(bea: Person, stranger: Person, table: Json) -> None:
    ticket = hands_over(bea, table).json()["ticket"]
    stranger.http.headers["origin"] = "https://elsewhere.example"
    assert refused(takes_along(stranger, table, ticket)) == (403, "foreign_origin")
