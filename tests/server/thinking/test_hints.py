"""Hints: only where the table allows them, only for who owes a decision."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from matchwood.server.thinking import hints


@pytest.fixture(autouse=True)
def quick_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "THINK", 0.1)


def asks(somebody: Any, table: dict[str, Any]) -> httpx.Response:
    answer: httpx.Response = somebody.http.get(f"/api/tables/{table['id']}/hint", timeout=600)  # the bots may have to be compiled
    return answer


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


def test_a_hint_names_a_legal_move_and_another_one(ada: Any) -> None:
    table = ada.opens(players=3, bots=2, hints=True, level="club")
    assert ada.sees(table)["hints"] is True
    tip = asks(ada, table).json()
    assert {tip["move"], tip["other"]} <= set(table["view"]["moves"])
    assert tip["move"] != tip["other"]
    assert tip["trials"] > 0
    assert tip["better_by"] >= 0
    assert asks(ada, table).json() == tip, "who asks again before the move gets the same hint"
    assert ada.moves(table, tip["move"]).status_code == 200


def test_without_being_asked_for_a_table_gives_no_hints(ada: Any) -> None:
    table = ada.opens(players=3, bots=2, level="club")
    assert table["hints"] is False
    assert refused(asks(ada, table)) == (422, "hints_off")


def test_only_who_owes_a_decision_gets_a_hint(ada: Any, bea: Any, stranger: Any) -> None:
    table = ada.opens(players=2, hints=True, level="club")
    assert refused(asks(ada, table)) == (409, "not_started")
    bea.sits(table)
    assert stranger.sees(table)["hints"] is True
    assert refused(asks(stranger, table)) == (403, "not_seated")
    ada.moves(table, "bid 1")
    assert refused(asks(ada, table)) == (409, "not_your_turn")
    assert asks(bea, table).status_code == 200
