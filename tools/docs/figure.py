"""Draw a flowchart in mermaid syntax as HTML without scripts."""

from __future__ import annotations

import re
from html import escape
from typing import NamedTuple

_BOX = r'(\w+)(?:\["([^"]*)"\])?'
_ARROW = re.compile(rf'^ *{_BOX} +(?:-->|-\. +"([^"]*)" +\.->) +{_BOX} *$')


class Arrow(NamedTuple):
    """An arrow between two boxes, with its label."""

    start: str
    end: str
    said: str


class Chart(NamedTuple):
    """The boxes of a flowchart with their texts, and its arrows."""

    texts: dict[str, str]
    arrows: list[Arrow]


def drawn(source: str) -> str:
    """Return a flowchart as HTML. Raises ValueError for an invalid chart."""
    chart = read(source)
    return "\n".join(['<div class="chart">', *(_row(row, chart) for row in rows(chart)), "</div>"])


def read(source: str) -> Chart:
    """Parse the source of a flowchart."""
    first, *lines = source.strip().splitlines()
    if first != "flowchart TD":
        raise ValueError(f"only a 'flowchart TD' can be drawn, not {first!r}")
    chart = Chart({}, [])
    for line in lines:
        found = _ARROW.match(line)
        if not found:
            raise ValueError(f"not an arrow from one box to another: {line!r}")
        start, start_text, said, end, end_text = found.groups()
        for box, text in ((start, start_text), (end, end_text)):
            chart.texts[box] = text or chart.texts.get(box, box)
        chart.arrows.append(Arrow(start, end, said or ""))
    return chart


def rows(chart: Chart) -> list[list[str]]:
    """Arrange the boxes in rows, each box as low as possible."""
    left, found = list(chart.texts), list[list[str]]()
    while left:
        row = [box for box in left if not any(arrow.start == box and arrow.end in left for arrow in chart.arrows)]
        if not row:
            raise ValueError(f"these point at each other: {', '.join(left)}")
        found.insert(0, row)
        left = [box for box in left if box not in row]
    return found


def _row(row: list[str], chart: Chart) -> str:
    return f"<ul>{''.join(_box(box, chart) for box in row)}</ul>"


def _box(box: str, chart: Chart) -> str:
    name, _, text = chart.texts[box].partition(": ")
    needs = ", ".join(_needed(arrow, chart) for arrow in chart.arrows if arrow.start == box)
    parts = [f"<b>{escape(name)}</b>", escape(text), f"<small>↓ {needs}</small>" if needs else ""]
    return f"<li>{'<br>'.join(filter(None, parts))}</li>"


def _needed(arrow: Arrow, chart: Chart) -> str:
    name = escape(chart.texts[arrow.end].partition(": ")[0])
    return f"{name} ({escape(arrow.said)})" if arrow.said else name
