"""The reasons why a choice in The Match! is illegal."""

from __future__ import annotations

from matchwood.cardgames.contract import Refusal
from matchwood.cardgames.the_match.contract import CardNamed, NoColumn, NoShot, OutOfReach, TheSixth
from matchwood.cardgames.the_match.notation import CARD_NUMBERS
from matchwood.cardgames.the_match.table import LINE_CARDS, ROWS, SHOT, Table

_COLUMNS = tuple(str(column) for column in range(1, ROWS + 1))


def refusal_of(table: Table, move: str) -> Refusal:
    """Explain why a move is illegal."""
    if table.phase == SHOT:
        return TheSixth() if move == str(LINE_CARDS) else NoShot()
    if move in _COLUMNS:
        return OutOfReach(int(move), table.path[table.row - 1] + 1)
    return CardNamed(move) if move in CARD_NUMBERS else NoColumn()
