"""Texts for a terminal: quotations, wrapped paragraphs, pages."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Mapping

from matchwood.cardgames.words import Words

WIDTH = 79
PAGE_LINES = 22
"""The number of lines of a page. Two of 24 lines are for the question."""
BULLET = "· "
LONGEST_QUOTE = 20


def quoted(text: str, nothing: str) -> str:
    """Quote and shorten a typed text. For an empty text, return the text ``nothing``.

    >>> quoted("x" * 99, "Nothing"), quoted("", "Nothing")
    ("'xxxxxxxxxxxxxxxxxxxx…'", 'Nothing')
    """
    return repr(text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "…") if text else nothing


def paragraph(words: Words, name: str, values: Mapping[str, str | int]) -> str:
    """Return a section of the rules, or an empty text."""
    text = words.say(name, **values)
    title = f"{words.say(f'{name}.title', **values)}\n" if words.has(f"{name}.title") else ""
    return f"{title}{in_lines(text)}" if text else ""


def pages(paragraphs: Iterable[str]) -> list[list[str]]:
    """Distribute paragraphs over pages that fit into the terminal."""
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
    """Wrap a text. Bullets and empty lines start new paragraphs."""
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
