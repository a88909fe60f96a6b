"""Texts as outlines of the letters in the page's font, so that a picture needs no font."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from html import unescape
from pathlib import Path
from typing import Literal, NamedTuple

SHEET = Path(__file__).with_name("letters.svg")
UNITS = 1000
"""The font size of the outlines."""
SPACE = " "

_LETTER = re.compile(r'^<path id="([^"]+)" data-wide="(\d+)" d="([^"]*)"/>$', re.MULTILINE)

Anchor = Literal["start", "middle", "end"]


class Letter(NamedTuple):
    """The outline of a letter, and its width in units."""

    wide: int
    path: str


def text(said: str, x: float, y: float, size: float, colour: str, anchor: Anchor = "start") -> str:
    """Return SVG that shows a text with its baseline at `y`. Omit letters that are missing from the font.

    >>> text("Ab", 10, 50, 40, "#fff")[:60]
    '<g transform="translate(10 50) scale(0.04)" fill="#fff"><pat'
    """
    across, letters = 0, []
    for letter in _known(said):
        letters.append(f'<path transform="translate({across} 0)" d="{letter.path}"/>' if letter.path else "")
        across += letter.wide
    start = x - {"start": 0, "middle": 0.5, "end": 1}[anchor] * across * size / UNITS
    return f'<g transform="translate({start:g} {y:g}) scale({size / UNITS:g})" fill="{colour}">{"".join(letters)}</g>'


def width(said: str, size: float) -> float:
    """Return the width of a text."""
    return sum(letter.wide for letter in _known(said)) * size / UNITS


def is_drawable(said: str) -> bool:
    """Return whether the font has all letters of a text.

    >>> is_drawable("Jörg"), is_drawable("علی"), is_drawable("")
    (True, False, False)
    """
    return bool(said.strip()) and all(letter in _letters() for letter in said)


def fitted(said: str, size: float, wide: float) -> str:
    """Return the text, shortened with an ellipsis to at most this width.

    >>> fitted("Zündholz", 40, 120)
    'Zün…'
    """
    if width(said, size) <= wide:
        return said
    kept = next((said[:count] for count in range(len(said), 0, -1) if width(f"{said[:count]}…", size) <= wide), "")
    return f"{kept.rstrip()}…"


def lines(said: str, size: float, wide: float) -> list[str]:
    """Wrap a text into lines of at most this width. A word that is wider gets its own line."""
    found: list[str] = []
    for word in said.split():
        longer = f"{found[-1]} {word}" if found else word
        if found and width(longer, size) <= wide:
            found[-1] = longer
        else:
            found.append(word)
    return found


def _known(said: str) -> list[Letter]:
    letters = _letters()
    return [letters[letter] for letter in said if letter in letters]


@functools.cache
def _letters() -> Mapping[str, Letter]:
    sheet = SHEET.read_text(encoding="utf-8")
    return {unescape(name): Letter(int(wide), path) for name, wide, path in _LETTER.findall(sheet)}
