"""An assistant takes a seat at a table of a server."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from matchwood.mcp.server import mcp_server
from tests.mcp.conftest import Refused, asks
from tests.server.conftest import Person, address, database, guest, person  # noqa: F401  fixtures


def test_an_assistant_plays_at_a_table_of_people(address: str, person: Callable[..., Person]) -> None:  # noqa: F811
    ada = person()
    table = ada.opens(players=2, options={"rounds": "short"})
    ask = asks(mcp_server(address))
    text = ask("take_seat", table=table["id"], name="Robo")
    assert "MatchMaster, seen by Robo (you)" in text
    assert "moves of Robo:\n- bid 0 (bid no tricks)" in text
    with pytest.raises(Refused, match="A bid is a whole number"):
        ask("play", game_id="game-1", move="bid 99")
    answer = ask("play", game_id="game-1", move="bid 1")
    assert "Ada: bid –" in answer
    assert "Other players have to decide" in answer
    with pytest.raises(Refused, match="the server refused this"):
        ask("analyse", game_id="game-1")
    assert ada.sees(table)["seats"][1]["name"] == "Robo"
    assert ada.moves(table, "bid 0").is_success
    assert "Ada: bid 0" in ask("view", game_id="game-1")


@pytest.mark.parametrize(("table", "reason"), [("nothing", "the server refused this"), ("../../admin", "end of its address")])
def test_a_table_that_does_not_exist_is_refused(address: str, table: str, reason: str) -> None:  # noqa: F811
    with pytest.raises(Refused, match=reason):
        asks(mcp_server(address))("take_seat", table=table, name="Robo")


def test_a_server_that_cannot_be_reached_is_reported() -> None:
    with pytest.raises(Refused, match="the server cannot be reached"):
        asks(mcp_server("http://127.0.0.1:9"))("take_seat", table="t", name="Robo")
