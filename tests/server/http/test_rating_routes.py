"""Rating changes of a game over HTTP."""

from __future__ import annotations

from typing import Any

import httpx

from tests.server.answers import Json, error_of
from tests.server.whole_games import plays_to_the_end
from tests.support.waiting import wait_for


def ratings(person: Any, table: Json) -> httpx.Response:
    answer: httpx.Response = person.http.get(f"/api/tables/{table['id']}/ratings")
    return answer


def test_the_reason_of_an_unrated_game_is_shown_after_its_end(ada: Any, stranger: Any) -> None:
    table = ada.opens(game="tycoon", players=2, bots=1, watching="nobody")
    assert error_of(ratings(ada, table)) == (409, "not_over")
    plays_to_the_end(ada, table)
    assert error_of(ratings(stranger, table)) == (403, "not_seated")
    settled = wait_for(lambda: ratings(ada, table).json(), condition=lambda found: found["settled"], what="the game is settled")
    assert settled == {"settled": True, "changes": [None, None], "unrated": "bots"}
    assert error_of(ratings(ada, {"id": "nosuchtable"})) == (404, "not_found")
