"""Draw the hand of cards in docs/library.md."""

from __future__ import annotations

import matchwood
from tools.pictures import FOLDER, HAND


def hand() -> str:
    """Return an SVG picture of a hand of cards."""
    held = matchwood.new("matchmaster", players=3, seed=7).view(1).hand
    assert held is not None
    return f"{held._repr_svg_()}\n"


def draw_hand() -> None:
    """Save the picture."""
    (FOLDER / HAND).write_text(hand(), encoding="utf-8")
