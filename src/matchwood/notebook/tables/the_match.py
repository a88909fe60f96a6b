"""The Match!: in the shoot-out, a notebook shows two lines of cards in place of the field."""

from __future__ import annotations

from typing import Any


def lines(shootout: dict[str, Any]) -> list[list[str | None]]:
    """Return the row of cards of each seat with the sixth card at its end; None represents a face-down card.

    >>> lines({"lines": [["Y1", None], ["B2", "R3"]], "goals": [1, 0]})
    [['Y1', None], ['B2', 'R3']]
    """
    found: list[list[str | None]] = shootout["lines"]
    return found


DRAWN = {"shootout": lines}
