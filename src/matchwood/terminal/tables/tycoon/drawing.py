"""Digits of seven segments in three lines of characters."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from matchwood.cardgames.tycoon.digits import turned
from matchwood.cardgames.tycoon.facts import FACTS
from matchwood.terminal.tables.pieces import side_by_side

WIDTH = 4
PRINTED, LAID, FAINT = "bold", "bold #f08a24", "dim"
UPSIDE_DOWN = "↻"

SHAPES = FACTS.shapes
_LINES = (" aa ", "fggb", "eddc")
_LYING = "agd"


@dataclass(frozen=True)
class Figure:
    """A drawing of a card with a short text below it."""

    lines: tuple[Text, Text, Text]
    caption: Text


def drawn(printed: str, sticks: str = "", style: str = PRINTED) -> tuple[Text, Text, Text]:
    """Return a digit as three lines of text, with thick matchsticks.

    >>> for line in drawn("bcfg", "ad"):
    ...     line.plain
    ' ▂▂ '
    '|__|'
    ' ▂▂|'
    """
    one, two, three = (Text.assemble(*(_cell(segment, printed, sticks, style) for segment in line)) for line in _LINES)
    return one, two, three


def _cell(segment: str, printed: str, sticks: str, style: str) -> tuple[str, str]:
    lying = segment in _LYING
    if segment in printed:
        return "_" if lying else "|", style
    if segment in sticks:
        return "▂" if lying else "┃", LAID
    return " ", ""


def held(kind: str, count: int, useful: bool) -> Figure:
    """Draw the picture of a card, with the number of equal cards in the hand."""
    style = PRINTED if useful else FAINT
    return Figure(drawn(SHAPES[kind], style=style), Text(f"{kind}×{count}" if count > 1 else f" {kind}", style))


def played(card: str, upside_down: bool, sticks: str) -> Figure:
    """Return a drawing of a played card and its matchsticks."""
    printed = turned(SHAPES[card]) if upside_down else SHAPES[card]
    caption = Text(card + UPSIDE_DOWN * upside_down)
    if sticks:
        caption.append(f"+{len(sticks)}", LAID)
    return Figure(drawn(printed, sticks), caption)


def row_of(figures: Sequence[Figure], pitch: int) -> Text:
    """Join drawings into one row. Pad each drawing to a width of `pitch` columns."""
    rows = [[figure.lines[row] for figure in figures] for row in range(3)] + [[figure.caption for figure in figures]]
    return Text("\n").join(side_by_side(row, pitch) for row in rows)
