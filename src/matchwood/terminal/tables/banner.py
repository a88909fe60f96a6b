"""What nobody is to miss, in three lines."""

from __future__ import annotations

from rich.text import Text

STARS = "★ ★ ★"
WIDTH = 60


def striking(text: str, style: str, shifted: bool = False) -> Text:
    """The text between two lines of stars; shifted ones beside others twinkle."""
    star, gap = STARS[0], " "
    stars = (star + gap) * (WIDTH // 2)
    stars = gap + stars[:-1] if shifted else stars
    return Text("\n").join(Text(row, style) for row in (stars, text.center(WIDTH), stars))
