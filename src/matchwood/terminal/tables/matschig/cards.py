"""Cards of Matschig in a terminal: each kind has a letter and a pattern, so that its colour is not needed."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from matchwood.terminal.tables.matschig.words import Words

LETTERS = "ABCDEF"
COLOURS = {
    "W": "bold #06283d on #8ec9ee",
    "S": "bold #3a2300 on #e3bd7c",
    "U": "bold #ffffff on #8b2f5f",
}
SPECIAL = "bold #ffffff on #3d4450"
PATTERNS = {"W": "≈≈≈", "S": "·:·", "U": "/|\\", "Wind": "≡≡>", "Sun": "\\o/", "Duck": "↷↷↷", "Share": "<·>", "13": "≤13"}
NARROWEST = 5
HEIGHT = 4


def kind_of(card: str) -> str:
    """Its letter, or the name of a special card.

    >>> kind_of("W5"), kind_of("Wind"), kind_of("13"), kind_of("U7")
    ('W', 'Wind', '13', 'U')
    """
    return card[0] if is_mud(card) or is_umbrella(card) else card


def is_mud(card: str) -> bool:
    """Water or sand."""
    return card[0] in "WS" and card[1:].isdigit()


def is_umbrella(card: str) -> bool:
    """An umbrella."""
    return card[0] == "U"


def worth(card: str) -> int:
    """The value of mud or of an umbrella."""
    return int(card[1:])


def total(cards: Sequence[str]) -> int:
    """The values of mud or umbrellas together.

    >>> total(["W5", "S3"])
    8
    """
    return sum(map(worth, cards))


def spoken(card: str, words: Words) -> str:
    """A card in a sentence."""
    kind = kind_of(card)
    return words.kinds[kind] if kind == card else f"{words.kinds[kind]} {worth(card)}"


def all_spoken(cards: Sequence[str], words: Words) -> str:
    """Cards in a sentence."""
    if len(cards) > 1 and all(map(is_umbrella, cards)):
        return words.several_umbrellas.format(values=" + ".join(card[1:] for card in cards))
    return words.listed([spoken(card, words) for card in cards])


def drawn(card: str, words: Words, faint: bool = False) -> list[Text]:
    """The lines of a card: its name, and the pattern of its kind."""
    kind = kind_of(card)
    name = words.kinds[kind] if kind == card else card
    inner = max(NARROWEST, len(name))
    style = "dim" if faint else COLOURS.get(kind, SPECIAL)
    middle = [Text.assemble(("│", "dim"), (f"{text:^{inner}}", style), ("│", "dim")) for text in (name, PATTERNS[kind])]
    return [Text(f"╭{'─' * inner}╮", "dim"), *middle, Text(f"╰{'─' * inner}╯", "dim")]


def row_of(pictures: Sequence[Sequence[Text]], gap: int = 0) -> Text:
    """Cards beside each other."""
    lines = (Text(" " * gap).join(parts) for parts in zip(*pictures, strict=True))
    return Text("\n").join(lines)
