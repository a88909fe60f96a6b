"""Resigning and the list of a player's tables, over HTTP."""

from __future__ import annotations

from typing import Any

from tests.server.answers import refused


def test_a_player_resigns_a_game_and_removes_it_from_the_list(ada: Any) -> None:
    table = ada.opens(players=4, bots=3)
    address = f"/api/tables/{table['id']}"
    ended = ada.http.post(f"{address}/resign").json()
    assert (ended["state"], ended["left"]) == ("ended", 0)
    assert ada.http.post(f"{address}/listing", json={"listed": False}).status_code == 200
    assert ada.http.get("/api/tables").json() == []
    assert ada.http.post(f"{address}/listing", json={"listed": True}).status_code == 200
    assert [one["id"] for one in ada.http.get("/api/tables").json()] == [table["id"]]


def test_only_a_player_of_a_table_can_resign_or_remove_it(ada: Any, bea: Any) -> None:
    table = ada.opens(players=4, bots=3)
    address = f"/api/tables/{table['id']}"
    refused(bea.http.post(f"{address}/resign"), 403, "not_seated")
    refused(bea.http.post(f"{address}/listing", json={"listed": False}), 403, "not_seated")
    refused(ada.http.post(f"{address}/listing", json={"listed": "no"}), 400, "malformed")
