"""The Match!: in the shoot-out two lines lie in place of the field."""

from __future__ import annotations

from typing import Any


def lines(shootout: dict[str, Any]) -> list[list[str | None]]:
    """The lines of both seats, each with its sixth card; None where one lies face down.

    >>> lines({"lines": [["Y1", None], ["B2", "R3"]], "goals": [1, 0]})
    [['Y1', None], ['B2', 'R3']]
    """
    found: list[list[str | None]] = shootout["lines"]
    return found


DRAWN = {"shootout": lines}
