"""Resigning, and the list of one's own tables, over real connections."""

from __future__ import annotations

from typing import Any

from tests.server.answers import refused


def test_a_game_is_resigned_and_removed_from_the_list(ada: Any) -> None:
    table = ada.opens(players=4, bots=3)
    address = f"/api/tables/{table['id']}"
    ended = ada.http.post(f"{address}/resign").json()
    assert (ended["state"], ended["left"]) == ("ended", 0)
    assert ada.http.post(f"{address}/listing", json={"listed": False}).status_code == 200
    assert ada.http.get("/api/tables").json() == []
    assert ada.http.post(f"{address}/listing", json={"listed": True}).status_code == 200
    assert [one["id"] for one in ada.http.get("/api/tables").json()] == [table["id"]]


def test_only_who_sat_at_a_table_resigns_it_or_removes_it(ada: Any, bea: Any) -> None:
    table = ada.opens(players=4, bots=3)
    address = f"/api/tables/{table['id']}"
    refused(bea.http.post(f"{address}/resign"), 403, "not_seated")
    refused(bea.http.post(f"{address}/listing", json={"listed": False}), 403, "not_seated")
    refused(ada.http.post(f"{address}/listing", json={"listed": "no"}), 400, "malformed")
