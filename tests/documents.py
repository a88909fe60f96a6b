"""The pages that people read, and what they say."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted(
    path.relative_to(ROOT).as_posix()
    for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob(".github/**/*.md"), ROOT / "bench/README.md"]
)

BLOCK = re.compile(r"^ *```(\w*)\n(.*?)^ *```", re.DOTALL | re.MULTILINE)
INLINE = re.compile(r"`((?:make|pytest|python|matchwood) [^`…]+)`")
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def text_of(page: str) -> str:
    """The whole page."""
    return (ROOT / page).read_text(encoding="utf-8")


def prose_of(page: str) -> str:
    """The page without what is shown as code."""
    return BLOCK.sub("", text_of(page))


def commands_of(page: str) -> Iterator[list[str]]:
    """What the page tells people to type, word by word: in blocks, and in the middle of a sentence."""
    for language, block in BLOCK.findall(text_of(page)):
        if language == "sh":
            yield from filter(None, (shlex.split(line, comments=True) for line in block.splitlines()))
    yield from map(shlex.split, INLINE.findall(prose_of(page)))


def links_of(page: str) -> list[str]:
    """Where the page leads to in this repository."""
    return [link for link in LINK.findall(prose_of(page)) if "://" not in link]


def anchors_of(page: Path) -> set[str]:
    """The names that GitHub gives to the headings."""
    headings = HEADING.findall(BLOCK.sub("", page.read_text(encoding="utf-8")))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
