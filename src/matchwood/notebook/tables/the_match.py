"""The field of The Match! in the shoot-out: two lines of cards."""

from __future__ import annotations

from typing import Any


def lines(shootout: dict[str, Any]) -> list[list[str | None]]:
    """Return one row of cards for each seat. The value None represents a face-down card.

    >>> lines({"lines": [["Y1", None], ["B2", "R3"]], "goals": [1, 0]})
    [['Y1', None], ['B2', 'R3']]
    """
    found: list[list[str | None]] = shootout["lines"]
    return found


DRAWN = {"shootout": lines}
