"""Parts of pictures for several games."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

TURN = "▸"
STARS = "★ ★ ★"
BANNER = 60
GAP = 3


def striking(text: str, style: str, shifted: bool = False) -> Text:
    """Return a text with a row of stars above and below."""
    star, gap = STARS[0], " "
    stars = (star + gap) * (BANNER // 2)
    stars = gap + stars[:-1] if shifted else stars
    return Text("\n").join(Text(row, style) for row in (stars, text.center(BANNER), stars))


def in_columns(cells: Sequence[Text], width: int, rows: int, and_more: str, heading: Text | None = None) -> Text:
    """Arrange cells in columns. If there is no room for all cells, the last line shows the number of omitted cells."""
    widest = max(map(len, cells), default=0) + GAP
    across = max(1, (width + GAP) // widest)
    if len(cells) > across * rows:
        rows -= 1
    shown = cells[: across * max(rows, 0)]
    if not shown:
        return Text()
    lines = [] if heading is None else [heading]
    down = -(-len(shown) // across)
    for row in range(down):
        line = side_by_side(shown[row::down], widest)
        line.rstrip()
        lines.append(line)
    if len(shown) < len(cells):
        lines.append(Text(and_more.format(count=len(cells) - len(shown)), "dim"))
    return Text("\n").join(lines)


def side_by_side(cells: Sequence[Text], pitch: int) -> Text:
    """Join texts into one line. Pad each text to a width of `pitch` columns."""
    line = Text()
    for cell in cells:
        line.append_text(cell).append(" " * (pitch - len(cell)))
    return line
