"""The cards of MatchMaster in a terminal."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.text import Text

from matchwood.cardgames.fields import number

SHAPES = {"T": "▲", "L": "●", "B": "■", "S": "✱"}
COLOURS = {
    "T": "bold #ffffff on #a63c06",
    "L": "bold #3a1c00 on #f4b26a",
    "B": "bold #ffffff on #23407f",
    "S": "bold #06283d on #9fd0f0",
}
WIDTH = 7


def name_of(card: str) -> str:
    """Return a short text for a card."""
    return f"{SHAPES[card[0]]} {card}"


def chip(card: str, allowed: bool = True) -> Text:
    """Return a card as coloured text. Cards that the player may not play are faint."""
    return Text(f"{name_of(card):^{WIDTH}}", COLOURS[card[0]] if allowed else "dim")


def fan(hand: Sequence[str], allowed: Collection[str]) -> Text:
    """Return a hand as text. Below each legal card is the number to type."""
    cards = Text(" ").join(chip(card, not allowed or card in allowed) for card in hand)
    numbers = (f"{number if card in allowed else '':^{WIDTH}}" for number, card in enumerate(hand, 1))
    return Text("\n ").join([Text(" ").append_text(cards), Text(" ".join(numbers))])


def signed(points: int) -> str:
    """Return the points of a round with a plus or minus sign.

    >>> signed(12), signed(-1)
    ('+12', '−1')
    """
    return ("+" if points >= 0 else "") + number(points)
