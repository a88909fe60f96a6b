"""What followed from a game for ratings, asked over HTTP."""

from __future__ import annotations

import time
from typing import Any

PATIENCE = 10


def asks(somebody: Any, table: dict[str, Any]) -> tuple[int, dict[str, Any]]:
    answer = somebody.http.get(f"/api/tables/{table['id']}/ratings")
    return answer.status_code, answer.json()


def plays_to_the_end(somebody: Any, table: dict[str, Any]) -> None:
    while (seen := somebody.sees(table))["state"] == "playing":
        moves = seen["view"]["moves"]
        if moves:
            somebody.moves(table, moves[0])
        else:
            time.sleep(0.01)


def test_those_who_may_watch_hear_why_no_rating_followed_once_the_game_is_over(ada: Any, stranger: Any) -> None:
    table = ada.opens(players=2, bots=1, options={"rounds": "short"}, watching="nobody")
    status, said = asks(ada, table)
    assert (status, said["error"]["code"]) == (409, "not_over")
    plays_to_the_end(ada, table)
    status, said = asks(stranger, table)
    assert (status, said["error"]["code"]) == (403, "not_seated")
    until = time.monotonic() + PATIENCE
    while not (said := asks(ada, table)[1])["settled"]:
        assert time.monotonic() < until
        time.sleep(0.02)
    assert said == {"settled": True, "changes": [None, None], "unrated": "bots"}
    assert asks(ada, {"id": "nosuchtable"})[0] == 404
