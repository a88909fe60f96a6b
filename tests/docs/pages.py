"""Functions that read the documents for their tests."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    path.relative_to(ROOT).as_posix()
    for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob(".github/**/*.md"), ROOT / "bench/README.md"]
)
"""All documents for people."""
BLOCK = re.compile(r"^ *```.*?^ *```", re.DOTALL | re.MULTILINE)
TYPED = re.compile(r"^ *```sh\n(.*?)^ *```", re.DOTALL | re.MULTILINE)
INLINE = re.compile(r"`((?:make|pip|pytest|python|matchwood) [^`…]+)`")
QUOTED = re.compile(r"`([^`]+)`")
"""Code inside a line of a document."""


def text_of(page: str) -> str:
    """Return the text of the page with this name in docs/."""
    return (ROOT / "docs" / page).read_text(encoding="utf-8")


def commands_of(page: str) -> Iterator[list[str]]:
    """Return the words of each command on a page, from blocks and from sentences."""
    yield from blocks_of(page)
    yield from map(shlex.split, INLINE.findall(sentences_of(page)))


def blocks_of(page: str) -> Iterator[list[str]]:
    """Return the words of each command in the blocks of a page."""
    yield from filter(None, (shlex.split(line, comments=True) for line in lines_of(page)))


def lines_of(page: str, section: str = "") -> list[str]:
    """Return the lines of the shell blocks of a page, or of the section with this heading."""
    return [line for block in scripts_of(page, section) for line in block.splitlines() if line]


def scripts_of(page: str, section: str = "") -> list[str]:
    """Return the shell blocks of a page, or of the section with this heading."""
    text = (ROOT / page).read_text(encoding="utf-8")
    if section:
        text = re.split(r"^## ", text.partition(f"\n## {section}\n")[2], maxsplit=1, flags=re.MULTILINE)[0]
    return TYPED.findall(text)


def sentences_of(page: str) -> str:
    """Return the page without its blocks of code."""
    return BLOCK.sub("", (ROOT / page).read_text(encoding="utf-8"))


def rows_of(page: str, first: str, last: str) -> list[list[str]]:
    """Return the rows of all tables of this page whose first and last columns have these headings.

    >>> [row[0] for row in rows_of("architecture.md", "you want to", "look at")][:2]
    ['add a game', 'fix a rule']
    """
    return [row for table in _tables(text_of(page)) for row in table[2:] if (table[0][0], table[0][-1]) == (first, last)]


def _tables(text: str) -> Iterator[list[list[str]]]:
    for lines in re.findall(r"(?:^ *\|.*\|\n)+", text, re.MULTILINE):
        yield [[cell.strip() for cell in line.strip()[1:-1].split("|")] for line in lines.splitlines()]
