"""The cards of The Match! in a terminal."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

COLOURS = {
    "Y": "bold #2b2200 on #f5c518",
    "B": "bold #ffffff on #1f5fbf",
    "R": "bold #ffffff on #b92b2b",
    "G": "bold #ffffff on #5b6470",
}
BACK, BACK_STYLE = "░", "green"


@dataclass(frozen=True)
class Frame:
    """The characters and the style of a card's frame."""

    signs: str
    style: str


PLAIN = Frame("╭─╮│╰╯", "dim")
REACHABLE = Frame("┏━┓┃┗┛", "bold bright_cyan")
MATCHED = Frame("╔═╗║╚╝", "bold bright_green")
MISSED = Frame("╔═╗║╚╝", "bold bright_red")
BALL = Frame("┏━┓┃┗┛", "bold")


@dataclass(frozen=True)
class Size:
    """The size of a card with its frame."""

    width: int
    height: int


SMALL, LARGE = Size(9, 3), Size(13, 5)


def drawn(card: str | None, size: Size, frame: Frame = PLAIN, above: str = "", below: str = "") -> list[Text]:
    """Return a card as lines of text; None is a face-down card.

    >>> for line in drawn("Y10", SMALL, REACHABLE, above="2", below="7%"):
    ...     line.plain
    '┏━━ 2 ━━┓'
    '┃  Y10  ┃'
    '┗━ 7% ━━┛'
    """
    left_up, level, right_up, upright, left_down, right_down = tuple(frame.signs)
    inner, style = size.width - 2, frame.style
    lines = [Text(left_up + _within(above, level, inner) + right_up, style)]
    for line in range(1, size.height - 1):
        if card is None:
            middle = Text(BACK * inner, BACK_STYLE)
        else:
            middle = Text(f"{card if line == size.height // 2 else '':^{inner}}", COLOURS[card[0]])
        lines.append(Text.assemble((upright, style), middle, (upright, style)))
    return [*lines, Text(left_down + _within(below, level, inner) + right_down, style)]


def _within(text: str, level: str, inner: int) -> str:
    return f"{f' {text} ' if text else '':{level}^{inner}}"


def chip(card: str) -> Text:
    """Return a short text for a card."""
    return Text(card, COLOURS[card[0]])


def chips(cards: list[str]) -> Text:
    """Return a short text for several cards."""
    return Text(" ").join(chip(card) for card in cards)
