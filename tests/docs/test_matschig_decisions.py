"""The documents list the decisions of each defence in Matschig."""

from __future__ import annotations

import re

from matchwood.cardgames.matschig.moves import Situation, move_of
from matchwood.cardgames.matschig.table import DEFENCE
from tests.docs.pages import text_of

ROW = re.compile(r"\| (\d+)(?: \+ (\w+))? \| `([^`]+)` \|")
SECOND_SEAT, BOTH_CARDS = 1, 3
UMBRELLAS = (24, 5, 7, 0, 7)


def test_the_first_decision_of_each_defence_is_in_the_table_of_the_documents() -> None:
    _, _, page = text_of("batches.md").partition("### Defences in Matschig")
    rows = ROW.findall(page)
    assert [int(number) for number, _, _ in rows] == [0, 1, 2, 3, 8, 16, 24]
    for number, added, move in rows:
        first = int(number) + {"": 0, "seat": SECOND_SEAT, "sum": BOTH_CARDS}[added]
        run = UMBRELLAS if move.startswith("shield") else (first,)
        assert (first, move_of(Situation(DEFENCE, ("W4", "S1")), run)) == (run[0], move)
    assert f"consists of the decisions {', '.join(map(str, UMBRELLAS))}." in page
