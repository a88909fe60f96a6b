"""Why a choice in The Match! is refused."""

from __future__ import annotations

from matchwood.cardgames.contract import Refusal
from matchwood.cardgames.the_match.contract import CardNamed, NoColumn, NoShot, OutOfReach, TheSixth
from matchwood.cardgames.the_match.notation import CARD_NUMBERS
from matchwood.cardgames.the_match.table import LINE, ROWS, SHOT, Table

_COLUMNS = tuple(str(column) for column in range(1, ROWS + 1))


def refusal_of(table: Table, move: str) -> Refusal:
    """Why this text is no legal move of the seat on turn."""
    if table.phase == SHOT:
        return TheSixth() if move == str(LINE) else NoShot()
    if move in _COLUMNS:
        return OutOfReach(int(move), table.path[table.row - 1] + 1)
    return CardNamed(move) if move in CARD_NUMBERS else NoColumn()
