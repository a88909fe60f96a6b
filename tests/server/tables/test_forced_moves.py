"""Forced moves: the server makes a move if all viewers can see that it is the only one."""

from __future__ import annotations

import secrets
from typing import Any

import matchwood
from tests.server.answers import content
from tests.server.conftest import Person

MOST_GAMES = 40


def whole_game(ada: Person) -> dict[str, Any]:
    """Play a game in which Ada moves only if her move is not forced, and return its record."""
    table = ada.opens(game="tycoon", players=3, bots=2, level="beginner")
    with ada.line() as line:
        view = line.watch(table["id"])["table"]["view"]
        while not view["over"]:
            if view["moves"] and view["table"]["forced"] is None:
                line.say(type="move", table=table["id"], move=view["moves"][0], key=secrets.token_hex(8))
            view = line.hear_type("news")["view"]
    return content(ada.http.get(f"/api/tables/{table['id']}/record"))


def forced_moves(record: dict[str, Any], seat: int) -> list[str]:
    game = matchwood.load({**record, "events": record["events"][:1], "result": None})
    found = []
    for event in record["events"][1:]:
        if event["seat"] == seat and game.forced is not None:
            found.append(event["move"])
        game.play(event["move"])
    return found


def test_the_server_makes_forced_passes_and_returns_for_a_person(ada: Any) -> None:
    found: list[str] = []
    for _ in range(MOST_GAMES):
        found += forced_moves(whole_game(ada), 0)
        if {"pass", "return"} <= set(found):
            break
    assert {"pass", "return"} == set(found)


def test_a_forced_move_that_others_cannot_know_is_left_to_the_player() -> None:
    game = matchwood.new("tycoon", players=2, deals=[{"leader": 0, "hands": [["5", "0"], ["2", "2"]]}])
    game.play("5: 5")
    assert game.legal_moves() == ["pass"]
    assert game.forced is None
