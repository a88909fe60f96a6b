"""The played cards of Matchstick Tycoon. Each card is drawn as the number that it shows."""

from __future__ import annotations

from typing import Any

from matchwood.notebook.picture.cards import Place, Rows
from matchwood.notebook.picture.middles import Middle


def played(play: dict[str, Any]) -> list[str]:
    """Return each played card as the text `NUMBER:CARD`.

    >>> played({"seat": 0, "number": "9", "sticks": 1, "cards": [{"card": "3", "turned": False, "sticks": "f"}]})
    ['9:3']
    """
    return [f"{play['number']}:{shown['card']}" for shown in play["cards"]]


DRAWN = {"play": played}


def to_beat(table: dict[str, Any], seat: int) -> Rows:
    """Return the cards to beat."""
    del seat
    return [[Place(card) for card in played(table["play"])]] if table["play"] else []


MIDDLE = Middle(to_beat, ["cards", "sticks"])
