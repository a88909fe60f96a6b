"""The table of MatchMaster: the cards of the current trick."""

from __future__ import annotations

from typing import Any

from matchwood.notebook.picture.cards import Place, Rows
from matchwood.notebook.picture.middles import Middle

DRAWN: dict[str, Any] = {}


def trick(table: dict[str, Any], seat: int) -> Rows:
    """Return the cards of the current trick in the order of play."""
    del seat
    return [[Place(laid["card"]) for laid in table["trick"]]]


MIDDLE = Middle(trick, ["tricks", "bids"], ["round"])
