"""Texts for a terminal, which are quoted, wrapped, or divided into pages."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Mapping

from matchwood.cardgames.words import Words

WIDTH = 79
PAGE_LINES = 22
"""The number of lines of a page. A terminal has 24 lines, and two of them are for the question below the page."""
BULLET = "· "
LONGEST_QUOTE = 20


def quoted(text: str, nothing: str) -> str:
    """Put quotation marks around a typed text, and shorten a long text. If the text is empty, return ``nothing``.

    >>> quoted("x" * 99, "Nothing"), quoted("", "Nothing")
    ("'xxxxxxxxxxxxxxxxxxxx…'", 'Nothing')
    """
    return repr(text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "…") if text else nothing


def paragraph(words: Words, name: str, values: Mapping[str, str | int]) -> str:
    """Return one section of the rules with its title, or an empty text if the game has no such section."""
    text = words.say(name, **values)
    title = f"{words.say(f'{name}.title', **values)}\n" if words.has(f"{name}.title") else ""
    return f"{title}{in_lines(text)}" if text else ""


def pages(paragraphs: Iterable[str]) -> list[list[str]]:
    """Distribute paragraphs over pages that fit into the terminal, with empty lines between the paragraphs."""
    filled: list[list[str]] = []
    room = 0
    for text in paragraphs:
        lines = text.count("\n") + 2
        if lines > room:
            filled.append([])
            room = PAGE_LINES
        filled[-1].append(text)
        room -= lines
    return filled


def in_lines(text: str) -> str:
    """Wrap the paragraphs of a text into lines. A new paragraph begins at each bullet and after each empty line."""
    paragraphs: list[str] = []
    for line in text.split("\n"):
        if not line or line.startswith(BULLET) or not paragraphs or not paragraphs[-1]:
            paragraphs.append(line)
        else:
            paragraphs[-1] += f" {line.strip()}"
    return "\n".join(map(_broken, paragraphs))


def _broken(paragraph: str) -> str:
    hang = " " * len(BULLET) if paragraph.startswith(BULLET) else ""
    return textwrap.fill(" ".join(paragraph.split()), WIDTH, subsequent_indent=hang, break_on_hyphens=False)
