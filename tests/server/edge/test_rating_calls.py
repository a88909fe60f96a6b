"""What followed from a game for ratings, asked over HTTP."""

from __future__ import annotations

from typing import Any

from tests.waiting import wait_for


def asks(somebody: Any, table: dict[str, Any]) -> tuple[int, dict[str, Any]]:
    answer = somebody.http.get(f"/api/tables/{table['id']}/ratings")
    return answer.status_code, answer.json()


def plays_to_the_end(somebody: Any, table: dict[str, Any]) -> None:
    while (seen := wait_for(lambda: somebody.sees(table), so=goes_on, what="it is their turn"))["state"] == "playing":
        somebody.moves(table, seen["view"]["moves"][0])


def goes_on(seen: dict[str, Any]) -> bool:
    """Whether whoever sees this can move, or never will."""
    return seen["state"] != "playing" or bool(seen["view"]["moves"])


def test_those_who_may_watch_hear_why_no_rating_followed_once_the_game_is_over(ada: Any, stranger: Any) -> None:
    table = ada.opens(game="tycoon", players=2, bots=1, watching="nobody")
    status, said = asks(ada, table)
    assert (status, said["error"]["code"]) == (409, "not_over")
    plays_to_the_end(ada, table)
    status, said = asks(stranger, table)
    assert (status, said["error"]["code"]) == (403, "not_seated")
    said = wait_for(lambda: asks(ada, table)[1], so=lambda said: said["settled"], what="the game is settled")
    assert said == {"settled": True, "changes": [None, None], "unrated": "bots"}
    assert asks(ada, {"id": "nosuchtable"})[0] == 404
