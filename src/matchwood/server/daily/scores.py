"""The result of a finished attempt."""

from __future__ import annotations

from typing import NamedTuple

from matchwood.server.daily.games import DAILY_GAMES
from matchwood.server.daily.table_creation import PERSON_SEAT
from matchwood.server.table.table import Table


class Score(NamedTuple):
    """The rank at the table and the points. `tiebreak` orders results with the same rank (higher is better)."""

    table_rank: int
    points: int
    tiebreak: int


def score_of(table: Table) -> Score | None:
    """Return the person's result, or None if the game was not played to its end."""
    result = table.game.result if table.game is not None and table.state == "over" and not table.rewound else None
    if result is None:
        return None
    points = result.scores[PERSON_SEAT]
    margin = len(result.scores) * points - sum(result.scores)  # whole numbers, so that equal results are equal
    lowest_score_wins = any(game.lowest_score_wins for game in DAILY_GAMES if game.key == table.about.game)
    return Score(result.ranks[PERSON_SEAT], points, -margin if lowest_score_wins else margin)
