"""The field of The Match!, and its two lines of cards in the shoot-out."""

from __future__ import annotations

from typing import Any

from matchwood.notebook.picture.cards import Place, Rows
from matchwood.notebook.picture.middles import Middle


def lines(shootout: dict[str, Any]) -> list[list[str | None]]:
    """Return one row of cards for each seat. The value None represents a face-down card.

    >>> lines({"lines": [["Y1", None], ["B2", "R3"]], "goals": [1, 0]})
    [['Y1', None], ['B2', 'R3']]
    """
    found: list[list[str | None]] = shootout["lines"]
    return found


DRAWN = {"shootout": lines}


def pitch(table: dict[str, Any], seat: int) -> Rows:
    """Return the rows of cards as a seat sees them, the top row first. Mark the places that the seat can choose.

    >>> field = {"shootout": None, "field": [["R1", None], ["B2", "Y3"]], "seen": [["R1", None], ["B2", "Y3"]], "reach": [[2, 1]]}
    >>> pitch(field, 0)[0]
    [Place(card='B2', marked=True), Place(card='Y3', marked=False)]
    """
    reach = {tuple(place) for place in table["reach"]}
    rows = lines(table["shootout"]) if table["shootout"] else table["field"]
    places = [[Place(card, (row, column) in reach) for column, card in enumerate(cards, 1)] for row, cards in enumerate(rows, 1)]
    return places[::-1] if seat == 0 else [row[::-1] for row in places]


MIDDLE = Middle(pitch, ["goals", "stacks"], ["ball", "minute"])
