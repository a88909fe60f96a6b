"""The cards and the collected mud of Matschig in a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from matchwood.api.view import ViewFields
from matchwood.cardgames.matschig.contract import Table

View = ViewFields[Table]

COLOURS = {
    "W": "bold #06283d on #8ec9ee",
    "S": "bold #3a2300 on #e3bd7c",
    "U": "bold #ffffff on #8b2f5f",
}
SPECIAL = "bold #ffffff on #3d4450"
PATTERNS = {"W": "≈≈≈", "S": "·:·", "U": "/|\\", "Wind": "≡≡>", "Sun": "\\o/", "Duck": "↷↷↷", "Share": "<·>", "13": "≤13"}
NARROWEST = 5
HEIGHT = 4
HEAPS = ((1, "▄"), (3, "▟▙"), (6, "▟█▙"), (10, "▟██▙"), (15, "▟███▙"))
HEAP = 5


def kind_of(card: str) -> str:
    """Return the letter of a card's kind, or the name of a special card.

    >>> kind_of("W5"), kind_of("Wind"), kind_of("13"), kind_of("U7")
    ('W', 'Wind', '13', 'U')
    """
    return card if card in PATTERNS else card[0]


def drawn(card: str, name: str, faint: bool = False) -> list[Text]:
    """Draw a card with its pattern as lines of text."""
    kind = kind_of(card)
    title = name if kind == card else card
    inner = max(NARROWEST, len(title))
    style = "dim" if faint else COLOURS.get(kind, SPECIAL)
    middle = [Text.assemble(("│", "dim"), (f"{text:^{inner}}", style), ("│", "dim")) for text in (title, PATTERNS[kind])]
    return [Text(f"╭{'─' * inner}╮", "dim"), *middle, Text(f"╰{'─' * inner}╯", "dim")]


def row_of(pictures: Sequence[Sequence[Text]], gap: int = 0) -> Text:
    """Join drawn cards into one row."""
    return Text("\n").join(Text(" " * gap).join(picture[line] for picture in pictures) for line in range(HEIGHT))


def heap(count: int) -> str:
    """Return a drawing of a player's collected mud as a heap.

    >>> [heap(count) for count in (0, 2, 5, 30)]
    ['', '▄', '▟▙', '▟███▙']
    """
    return next((shape for least, shape in reversed(HEAPS) if count >= least), "")


def contents(cards: Sequence[str]) -> str:
    """Return one line with a player's collected mud cards.

    >>> contents(["W1", "W4", "W4", "S7"]), contents(["S2"])
    ('W 1 4 4 · S 7', 'S 2')
    """
    kinds = ((kind, [card[1:] for card in cards if card[0] == kind]) for kind in "WS")
    return " · ".join(" ".join([kind, *values]) for kind, values in kinds if values)


def dabs_of(dabs: Sequence[int] | None, last_dab: int | None) -> list[str]:
    """Return each seat's dabs (penalty marks of a party) as a row of dots.

    >>> dabs_of([0, 2], 3), dabs_of(None, None)
    (['···', '●●·'], [])
    """
    return [f"{'●' * count:·<{last_dab}}" for count in dabs or []]
