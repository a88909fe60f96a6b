"""The table before the next deal: the server sends it with the move that ended a round."""

from __future__ import annotations

import secrets
from typing import Any


def test_the_message_about_the_last_move_of_a_round_contains_the_table_before_the_deal(ada: Any) -> None:
    table = ada.opens(game="matchmaster", players=2, bots=1, level="beginner")
    heard: list[dict[str, Any]] = []
    with ada.line() as line:
        view = line.watch(table["id"])["table"]["view"]
        while not (heard and "before_deal" in heard[-1]):
            if view["moves"]:
                line.say(type="move", table=table["id"], move=view["moves"][0], key=secrets.token_hex(8))
            heard.append(line.hear_type("news"))
            view = heard[-1]["view"]
    *_, last = heard
    before, happenings = last["before_deal"]["view"], last["before_deal"]["happenings"]
    assert (before["seat"], before["table"]["hand"], before["moves"]) == (0, [], [])
    assert [happening["type"] for happening in last["happenings"][-happenings:]] == ["deal"]
    assert len(last["view"]["table"]["hand"]) > 0
