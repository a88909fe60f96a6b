"""Handovers: a guest gets their seat in a second browser with a ticket that counts once."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest

from matchwood.server.accounts import handovers
from tests.server.accounts.people import signs_up
from tests.server.answers import Json, error_of
from tests.server.conftest import Person


def hands_over(person: Person, table: Json) -> httpx.Response:
    return person.http.post(f"/api/tables/{table['id']}/hand-over")


def takes_along(person: Person, table: Json, ticket: str, take: bool = True) -> httpx.Response:
    return person.http.post(f"/api/tables/{table['id']}/take-along", json={"ticket": ticket, "take": take})


def test_a_second_browser_takes_over_a_seat_and_both_have_it(bea: Person, stranger: Person, table: Json) -> None:
    ticket = hands_over(bea, table).json()["ticket"]
    assert takes_along(stranger, table, ticket, take=False).json() == {"name": bea.name}
    assert stranger.sees(table)["you"] is None, "the stranger has only asked for the name"
    assert takes_along(stranger, table, ticket).status_code == 200
    assert stranger.sees(table)["you"] == bea.sees(table)["you"] == 1
    assert stranger.moves(table, "bid 1").status_code == 200
    assert bea.sees(table)["view"]["moves"] == []


def test_a_ticket_counts_once_and_a_new_ticket_ends_the_old_one(bea: Person, stranger: Person, table: Json) -> None:
    first, second = (hands_over(bea, table).json()["ticket"] for _ in range(2))
    assert error_of(takes_along(stranger, table, first)) == (409, "challenge_over")
    assert takes_along(stranger, table, second).status_code == 200
    assert error_of(takes_along(stranger, table, second)) == (409, "challenge_over")


def test_a_ticket_expires(bea: Person, stranger: Person, table: Json, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handovers, "HAND_OVER_SECONDS", -1)
    assert error_of(takes_along(stranger, table, hands_over(bea, table).json()["ticket"])) == (409, "challenge_over")


@pytest.mark.parametrize("change", [lambda ticket: ticket[:-2] + "AA", lambda _: "x", lambda _: "ü"])
def test_a_forged_ticket_is_refused(bea: Person, stranger: Person, table: Json, change: Callable[[str], str]) -> None:
    ticket = change(hands_over(bea, table).json()["ticket"])
    assert error_of(takes_along(stranger, table, ticket)) == (409, "challenge_over")


def test_a_ticket_counts_at_its_own_table_only(ada: Person, bea: Person, stranger: Person, table: Json) -> None:
    ticket = hands_over(bea, table).json()["ticket"]
    assert error_of(takes_along(stranger, ada.opens(), ticket)) == (409, "challenge_over")


def test_only_a_guest_with_a_seat_can_hand_it_over(ada: Person, stranger: Person, table: Json) -> None:
    assert error_of(hands_over(stranger, table)) == (403, "not_seated")
    signs_up(ada, "Handed over")
    assert error_of(hands_over(ada, table)) == (403, "not_seated")


def test_a_page_of_another_site_cannot_take_over_a_seat(bea: Person, stranger: Person, table: Json) -> None:
    ticket = hands_over(bea, table).json()["ticket"]
    stranger.http.headers["origin"] = "https://elsewhere.example"
    assert error_of(takes_along(stranger, table, ticket)) == (403, "foreign_origin")
