"""The order of the numbers, from weak to strong, and below each what it would cost to show it now."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from matchwood.cardgames.tycoon.digits import NUMBERS
from matchwood.terminal.tables.tycoon.ways import Ways
from matchwood.terminal.tables.tycoon.words import Words

Json = dict[str, Any]

CELL = 3
LIES, BEATS, WEAK, PRICE, NEVER = "bold reverse", "bold", "dim", "green", "dim"


def order_of(view: Json) -> str:
    """The numbers of this game from the weakest to the strongest.

    >>> order_of({"options": {"expansion": "none"}, "table": {"order": "reversed"}})
    'FEdCbA9876543210'
    """
    numbers = NUMBERS if view["options"]["expansion"] != "none" else NUMBERS.rstrip("GH")
    return numbers if view["table"]["order"] == "normal" else numbers[::-1]


def beating(view: Json) -> str:
    """The numbers that beat what lies, the weakest first; all of them if nothing lies."""
    play, order = view["table"]["play"], order_of(view)
    return order if play is None else order[order.index(play["number"]) + 1 :]


def strip(view: Json, ways: Ways, words: Words) -> Text:
    """The order, and a line of prices for each number of cards that could be played."""
    labels = [words.order, *(words.cards(count) for count in ways.counts)]
    width = max(map(len, labels)) + 1
    lines = [Text(labels[0].ljust(width)).append_text(_numbers(view))]
    for count, label in zip(ways.counts, labels[1:], strict=True):
        lines.append(Text(label.ljust(width)).append_text(_prices(view, ways, count)))
    return Text("\n").join(lines)


def _numbers(view: Json) -> Text:
    play, strong, line = view["table"]["play"], beating(view), Text()
    for number in order_of(view):
        if play is not None and number == play["number"]:
            line.append(f"[{number}]", LIES)
        else:
            line.append(f" {number} ", BEATS if number in strong else WEAK)
    return line


def _prices(view: Json, ways: Ways, count: int) -> Text:
    strong, line = beating(view), Text()
    for number in order_of(view):
        if (number, count) in ways:
            line.append(f"{ways.cheapest((number, count)).sticks:^{CELL}}", PRICE)
        else:
            line.append("·".center(CELL) if number in strong else " " * CELL, NEVER)
    return line
