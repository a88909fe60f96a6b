"""What followed from a game for ratings, asked over HTTP."""

from __future__ import annotations

from typing import Any

from tests.server.whole_games import plays_to_the_end
from tests.waiting import wait_for


def asks(somebody: Any, table: dict[str, Any]) -> tuple[int, dict[str, Any]]:
    answer = somebody.http.get(f"/api/tables/{table['id']}/ratings")
    return answer.status_code, answer.json()


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
