"""Building blocks of HTML for light and dark notebooks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

QUIET = "opacity:.7"
FRAME = "border:1px solid rgba(128,128,128,.45);border-radius:8px"
CELL = "padding:2px 10px;text-align:left;white-space:nowrap"
NUMBER = "padding:2px 10px;text-align:right;white-space:nowrap"
FIGURES = frozenset("0123456789−–-")
"""The first characters of cells that are aligned to the right."""


class Html(str):
    """A piece of HTML that a notebook renders.

    >>> Html("<b>Ada</b>")._repr_html_()
    '<b>Ada</b>'
    """

    __slots__ = ()

    def _repr_html_(self) -> str:
        return str(self)


def plain(text: object) -> Html:
    """Escape the special characters of a text for HTML.

    >>> plain("<Ada>")
    '&lt;Ada&gt;'
    """
    return Html(escape(str(text)))


def framed(heading: Html, parts: Iterable[str]) -> Html:
    """Return HTML with a frame around a heading and contents."""
    below = "".join(f'<div style="margin-top:6px;overflow-x:auto">{part}</div>' for part in parts if part)
    around = f"{FRAME};display:inline-block;box-sizing:border-box;max-width:100%;padding:8px 12px"
    return Html(f'<div style="{around}"><div>{heading}</div>{below}</div>')


def table(headings: Sequence[str], rows: Iterable[Sequence[Html]]) -> Html:
    """Return an HTML table with numbers aligned to the right."""
    head = "".join(f'<th style="{CELL}">{plain(heading)}</th>' for heading in headings)
    body = "".join(f"<tr>{''.join(map(_cell, row))}</tr>" for row in rows)
    return Html(f'<table style="border-collapse:collapse;margin:0"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>')


def labelled(label: str, value: Html) -> Html:
    """Return HTML with a label and a value."""
    return Html(f'<span style="{QUIET}">{plain(label)}</span> {value}')


def quiet(text: object) -> Html:
    """Return HTML with a muted text."""
    return Html(f'<span style="{QUIET}">{plain(text)}</span>')


def _cell(value: Html) -> str:
    return f'<td style="{NUMBER if value[:1] in FIGURES else CELL}">{value}</td>'
