"""Rules in words that follow a table's house rules."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from typing import TypeAlias

WIDTH = 79
BULLET = "· "

Sentences: TypeAlias = Mapping[str, Mapping[str | int | bool, str]]
"""For options, by their names, what a text says with each value."""


def told(text: str, sentences: Sentences, options: Mapping[str, str | int | bool]) -> str:
    """A text with the sentences of these options in the places that are named after them.

    >>> told("· Play {how}.", {"how": {"fast": "as fast as you can", "slow": "slowly"}}, {"how": "slow"})
    '· Play slowly.'
    """
    return in_lines(text.format_map({option: values[options[option]] for option, values in sentences.items()}))


def in_lines(text: str) -> str:
    """The paragraphs of a text, broken into lines anew. A paragraph begins with a bullet or after an empty line."""
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
