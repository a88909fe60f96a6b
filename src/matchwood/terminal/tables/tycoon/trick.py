"""What everybody did since the table was cleared last: a view shows only what lies now."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]

TURNS = ("play", "pass", "return")


class Trick:
    """Follows the happenings of one game.

    >>> trick = Trick()
    >>> trick.see({"type": "pass", "seat": 2})
    >>> list(trick.turns)
    [2]
    >>> trick.see({"type": "clear", "leader": 1})
    >>> list(trick.turns)
    []
    """

    def __init__(self) -> None:
        self.turns: dict[int, Json] = {}
        """The last turn of each seat in this trick."""

    def see(self, happening: Json) -> None:
        """One more thing has happened."""
        if happening["type"] in TURNS:
            self.turns[happening["seat"]] = happening
        elif happening["type"] in ("deal", "clear", "lead"):
            self.turns.clear()
