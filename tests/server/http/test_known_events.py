"""A client names the last event that it knows. Each server answers with that event, even if another server stored it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.answers import Json, content
from tests.server.conftest import Person, ServerThread
from tests.server.whole_games import SHORT, plays_on

Start = Callable[..., ServerThread]
Guest = Callable[..., Person]


@pytest.fixture
def here(start_server: Start) -> str:
    return start_server().address


@pytest.fixture
def there(start_server: Start, here: str) -> str:
    """Another server on the database of `here`. Without Redis, it does not learn of events that `here` stores."""
    return start_server().address


@pytest.fixture
def ada(guest: Guest, here: str) -> Person:
    return guest(here, "Ada")


@pytest.fixture
def table(ada: Person, guest: Guest, here: str, there: str) -> Json:
    """A table that both servers have in memory, at which Ada and Bea have to bid."""
    table = guest(here, "Bea").sits(ada.opens(players=2, hints=True))
    assert reads(ada, there, table)["number"] == table["number"]
    return table


def reads(person: Person, server: str, table: Json, what: str = "", **query: int) -> Any:
    answer = person.http.get(f"{server}/api/tables/{table['id']}{what}", params=query)
    assert answer.status_code == 200, answer.text
    return content(answer)


def test_another_server_returns_the_table_after_an_acknowledged_move(ada: Person, there: str, table: Json) -> None:
    number = content(ada.moves(table, "bid 0"))["number"]
    assert reads(ada, there, table)["number"] == number - 1
    assert reads(ada, there, table, seen=number)["number"] == number


def test_an_event_that_does_not_exist_delays_no_answer(ada: Person, there: str, table: Json) -> None:
    assert reads(ada, there, table, seen=1_000_000)["number"] == table["number"]


def test_a_known_event_must_be_a_number(ada: Person, table: Json) -> None:
    assert ada.http.get(f"/api/tables/{table['id']}", params={"seen": -1}).status_code == 400


def test_another_server_gives_a_hint_only_for_the_question_after_the_move(ada: Person, there: str, table: Json) -> None:
    number = content(ada.moves(table, "bid 0"))["number"]
    answer = ada.http.get(f"{there}/api/tables/{table['id']}/hint", params={"seen": number})
    assert content(answer)["error"]["code"] == "not_your_turn"


@pytest.mark.parametrize("what", ["/record", "/replay", "/analysis", "/ratings"])
def test_another_server_knows_that_the_game_is_over(ada: Person, guest: Guest, here: str, there: str, what: str) -> None:
    bea = guest(here, "Bea")
    table = bea.sits(ada.opens(**SHORT))
    reads(ada, there, table)
    plays_on(table, [ada, bea])
    number = ada.sees(table)["number"]
    assert ada.http.get(f"{there}/api/tables/{table['id']}{what}").status_code == 409
    assert reads(ada, there, table, what, seen=number)
