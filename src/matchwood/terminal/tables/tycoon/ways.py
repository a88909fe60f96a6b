"""The legal moves of a view as people look at them: ways to show a number with so many cards, the cheapest first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from matchwood.cardgames.tycoon.digits import KINDS, NUMBERS, cost

PRICES = {(kind, number): cost(kind, number) for kind in KINDS for number in NUMBERS}
"""Sticks for each card and number."""

Group = tuple[str, int]
"""A number, and with how many cards."""


@dataclass(frozen=True)
class Way:
    """One play."""

    move: str
    number: str
    cards: tuple[str, ...]

    @property
    def sticks(self) -> int:
        """What it takes."""
        return price(self.cards, self.number)

    @property
    def group(self) -> Group:
        """What the others see of it first."""
        return self.number, len(self.cards)


def price(cards: Iterable[str], number: str) -> int:
    """The sticks that turn these cards into the number.

    >>> price("448", "8")
    6
    """
    return sum(PRICES[card, number] for card in cards)


class Ways:
    """All plays among the moves of a view.

    >>> ways = Ways(["8: 8", "8: 0 8", "8: 6 8", "A: 1", "pass"])
    >>> [(group, len(ways.of(group))) for group in ways.groups]
    [(('8', 1), 1), (('8', 2), 2), (('A', 1), 1)]
    >>> ways.cheapest(("8", 2)).move, [way.number for way in ways.with_cards("80")]
    ('8: 0 8', ['8'])
    """

    def __init__(self, moves: Sequence[str]) -> None:
        self._groups: dict[Group, list[Way]] = {}
        for move in moves:
            number, colon, cards = move.partition(": ")
            if colon:
                way = Way(move, number, tuple(cards.split()))
                self._groups.setdefault(way.group, []).append(way)

    @property
    def groups(self) -> list[Group]:
        """All groups, by number and count."""
        return list(self._groups)

    @property
    def by_price(self) -> list[Group]:
        """All groups, those first of which something is cheapest."""
        return sorted(self._groups, key=lambda group: self.cheapest(group).sticks)

    @property
    def counts(self) -> list[int]:
        """With how many cards something can be shown."""
        return sorted({count for _, count in self._groups})

    @property
    def kinds(self) -> set[str]:
        """The cards that some play uses."""
        return {card for ways in self._groups.values() for way in ways for card in way.cards}

    def __contains__(self, group: object) -> bool:
        return group in self._groups

    def of(self, group: Group) -> list[Way]:
        """The ways of a group, the cheapest first."""
        return self._groups[group]

    def cheapest(self, group: Group) -> Way:
        """The cheapest way of a group."""
        return self._groups[group][0]

    def with_cards(self, cards: Iterable[str]) -> list[Way]:
        """What exactly these cards can show, the cheapest first."""
        wanted = tuple(sorted(cards, key=KINDS.find))
        found = [way for ways in self._groups.values() for way in ways if way.cards == wanted]
        return sorted(found, key=lambda way: way.sticks)
