"""The table of Matschig: the mud that was thrown."""

from __future__ import annotations

from typing import Any

from matchwood.notebook.picture.cards import Place, Rows
from matchwood.notebook.picture.middles import Middle

DRAWN: dict[str, Any] = {}


def mud(table: dict[str, Any], seat: int) -> Rows:
    """Return the cards of the mud."""
    del seat
    return [[Place(card) for card in table["mud"] or ()]]


MIDDLE = Middle(mud, ["pools"], ["round"])
