"""Hints for players who have to decide, at tables that allow hints."""

from __future__ import annotations

from typing import Any

import httpx
import msgspec
import pytest

import matchwood
from matchwood.server.compute import hints
from matchwood.server.protocol import messages


@pytest.fixture(autouse=True)
def quick_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "THINK_SECONDS", 0.1)


def request_hint(person: Any, table: dict[str, Any]) -> httpx.Response:
    answer: httpx.Response = person.http.get(f"/api/tables/{table['id']}/hint", timeout=600)  # the bots may have to be compiled
    return answer


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


def test_a_hint_names_a_legal_move_and_another_one(ada: Any) -> None:
    table = ada.opens(players=3, bots=2, hints=True, level="club")
    assert ada.sees(table)["hints"] is True
    tip = request_hint(ada, table).json()
    assert {tip["move"], tip["other"]} <= set(table["view"]["moves"])
    assert tip["move"] != tip["other"]
    assert tip["trials"] > 0
    assert tip["better_by"] >= 0
    assert request_hint(ada, table).json() == tip, "a second request before the move returns the same hint"
    assert ada.moves(table, tip["move"]).status_code == 200


def test_a_hint_contains_the_reasons_for_its_move() -> None:
    deal = {"dealer": 1, "hands": [["T13"], ["L3"]]}
    view = matchwood.new("matchmaster", players=2, deals=[deal]).view(0)
    assert hints.hint_of(view, 1).reasons == ({"code": "sure_tricks", "cards": ["T13"]},)


def test_hints_of_older_and_newer_workers_can_be_read() -> None:
    old = {"move": "bid 1", "other": "bid 0", "better_by": 12.0, "error": 0.1, "alike": False, "trials": 100}
    assert msgspec.convert(old, messages.Hint).reasons == ()
    assert msgspec.convert(old | {"reasons": [], "later": 1}, messages.Hint).move == "bid 1"


def test_a_table_has_no_hints_by_default(ada: Any) -> None:
    table = ada.opens(players=3, bots=2, level="club")
    assert table["hints"] is False
    assert refused(request_hint(ada, table)) == (422, "hints_off")


def test_only_a_player_who_has_to_decide_gets_a_hint(ada: Any, bea: Any, stranger: Any) -> None:
    table = ada.opens(players=2, hints=True, level="club")
    assert refused(request_hint(ada, table)) == (409, "not_started")
    bea.sits(table)
    assert stranger.sees(table)["hints"] is True
    assert refused(request_hint(stranger, table)) == (403, "not_seated")
    ada.moves(table, "bid 1")
    assert refused(request_hint(ada, table)) == (409, "not_your_turn")
    assert request_hint(bea, table).status_code == 200
