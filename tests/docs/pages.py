"""What stands in the documents, as their tests ask for it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
QUOTED = re.compile(r"`([^`]+)`")
"""What a document writes as code."""


def text_of(page: str) -> str:
    """The page of this name in docs/."""
    return (ROOT / "docs" / page).read_text(encoding="utf-8")


def rows_of(page: str, first: str, last: str) -> list[list[str]]:
    """The rows of all tables of this page whose first and last columns have these headings.

    >>> [row[0] for row in rows_of("architecture.md", "you want to", "look at")][:2]
    ['add a game', 'mend a rule']
    """
    return [row for table in _tables(text_of(page)) for row in table[2:] if (table[0][0], table[0][-1]) == (first, last)]


def _tables(text: str) -> Iterator[list[list[str]]]:
    for lines in re.findall(r"(?:^ *\|.*\|\n)+", text, re.MULTILINE):
        yield [[cell.strip() for cell in line.strip()[1:-1].split("|")] for line in lines.splitlines()]
