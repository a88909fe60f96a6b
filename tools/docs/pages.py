"""Read and change the links and anchors of pages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

_FENCE = re.compile(r"^ *(`{3,}|~{3,}).*?^ *\1[`~]* *$", re.MULTILINE | re.DOTALL)
_CODE = re.compile(r"(`+).+?\1", re.DOTALL)
_LINK = re.compile(r"(?<=\]\()([^()\s]+)(?=\))")
_HEADING = re.compile(r"^#{1,6} +(.+?) *$", re.MULTILINE)
_ID = re.compile(r"""\bid=["']([^"']+)["']""")
_PARAGRAPH = re.compile(r"^(?:(?P<number>\d+)\. |    - (?P<letter>[a-z])\. )", re.MULTILINE)


def prose(text: str) -> str:
    """Return a page with spaces in place of its code."""
    return _CODE.sub(_blank, _FENCE.sub(_blank, text))


def _blank(found: re.Match[str]) -> str:
    return re.sub(r"[^\n]", " ", found[0])


def links(text: str) -> Iterator[tuple[int, str]]:
    """Yield the line number and text of each link."""
    for found in _LINK.finditer(prose(text)):
        yield text.count("\n", 0, found.start()) + 1, found[0]


def relinked(text: str, renamed: Callable[[str], str]) -> str:
    """Return a page with renamed links."""
    parts, end = [], 0
    for found in _LINK.finditer(prose(text)):
        parts += [text[end : found.start()], renamed(found[0])]
        end = found.end()
    return "".join([*parts, text[end:]])


def is_elsewhere(link: str) -> bool:
    """Return whether a link leads to another host."""
    return re.match(r"[a-z]+:", link) is not None


def anchors(text: str) -> set[str]:
    """Return the anchors of a page."""
    headings = _HEADING.findall(_FENCE.sub(_blank, text))
    return {slug(heading) for heading in headings} | set(_ID.findall(prose(text))) | set(paragraphs(text))


def slug(heading: str) -> str:
    """Return the anchor of a heading."""
    return re.sub(r"[^\w\- ]", "", re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading)).lower().replace(" ", "-")


def paragraphs(text: str) -> list[str]:
    """Return the paragraph numbers of a rules page."""
    return [name for _, name in _named(text)]


def with_paragraphs(text: str) -> str:
    """Return a rules page with an anchor at each paragraph."""
    parts, end = [], 0
    for place, name in _named(text):
        link = f'<a class="paragraph" id="{name}" href="#{name}" title="{name}">§</a> '
        parts += [text[end:place], link]
        end = place
    return "".join([*parts, text[end:]])


def _named(text: str) -> Iterator[tuple[int, str]]:
    number = ""
    for found in _PARAGRAPH.finditer(prose(text)):
        number = found["number"] or number
        yield found.end(), number + (found["letter"] or "")
