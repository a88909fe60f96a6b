"""Check the best move of a position by exact calculations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from matchwood.api.view import View
from matchwood.cardgames.the_match import contract as the_match

TOLERANCE = 1e-9


def exact_best_moves(view: View) -> tuple[str, ...] | None:
    """Return the moves that are best by an exact calculation, or None if no such calculation exists for the position.

    In The Match!, the calculation is the chance of a goal. In the other games, no exact calculation covers a hand of three or
    more cards with hidden cards (docs/exact.md).
    """
    table = view.table
    if not isinstance(table, the_match.Table) or not table.odds:
        return None
    highest = max(table.odds.values())
    return tuple(move for move, chance in table.odds.items() if chance > highest - TOLERANCE)


def without_odds(view: Mapping[str, Any]) -> dict[str, Any]:
    """Return the JSON object of a view without the exact chances, because they would reveal the best move."""
    table = {**view["table"], **({"odds": {}} if "odds" in view["table"] else {})}
    return {**view, "table": table}
