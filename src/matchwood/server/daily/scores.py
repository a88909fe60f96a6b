"""The result of a finished attempt."""

from __future__ import annotations

from typing import NamedTuple

from matchwood.server.daily.forms import FORMS
from matchwood.server.daily.tables import PERSON_SEAT
from matchwood.server.table.table import Table


class Score(NamedTuple):
    """The rank at the table, the points, and a number that orders results with the same rank (higher is better)."""

    place: int
    points: int
    margin: int


def score_of(table: Table) -> Score | None:
    """Return the person's result, or None if the game was not played to its end."""
    result = table.game.result if table.game is not None and table.state == "over" and not table.rewound else None
    if result is None:
        return None
    points = result.scores[PERSON_SEAT]
    margin = len(result.scores) * points - sum(result.scores)  # whole numbers, so that equal results are equal
    low_wins = any(form.low_wins for form in FORMS if form.game == table.about.game)
    return Score(result.ranks[PERSON_SEAT], points, -margin if low_wins else margin)
