"""Pools of mud as heaps: the more cards, the larger."""

from __future__ import annotations

from collections.abc import Sequence

from matchwood.terminal.tables.matschig.cards import total
from matchwood.terminal.tables.matschig.words import Words

HEAPS = ((1, "▄"), (3, "▟▙"), (6, "▟█▙"), (10, "▟██▙"), (15, "▟███▙"))
WIDTH = 5
DABS = 3


def heap(count: int) -> str:
    """The heap of so many cards.

    >>> [heap(count) for count in (0, 2, 5, 30)]
    ['', '▄', '▟▙', '▟███▙']
    """
    return next((shape for least, shape in reversed(HEAPS) if count >= least), "")


def pool(count: int, cards: Sequence[str] | None, words: Words) -> str:
    """A pool beside a name: its heap and how many cards, or what they weigh where they lie open."""
    if not count:
        return words.clean
    if cards is None:
        return f"{heap(count):<{WIDTH}} {count:>2}"
    weights = ((kind, total([card for card in cards if card[0] == kind])) for kind in "WS")
    return f"{heap(count):<{WIDTH}} {' '.join(f'{kind}{weight:<2}' if weight else '   ' for kind, weight in weights)}".rstrip()


def dabs_of(count: int) -> str:
    """The dabs that somebody has in a party, and those to go.

    >>> dabs_of(2)
    '●●·'
    """
    return f"{'●' * count:·<{DABS}}"


def contents(cards: Sequence[str]) -> str:
    """All cards of a pool in a line.

    >>> contents(["W1", "W4", "W4", "S7"]), contents(["S2"])
    ('W 1 4 4 · S 7', 'S 2')
    """
    kinds = ((kind, [card[1:] for card in cards if card[0] == kind]) for kind in "WS")
    return " · ".join(" ".join([kind, *values]) for kind, values in kinds if values)
