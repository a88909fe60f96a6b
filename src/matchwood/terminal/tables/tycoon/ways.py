"""The legal plays of a view, grouped and sorted by cost."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from matchwood.api.view import ViewFields
from matchwood.cardgames.tycoon.contract import Table
from matchwood.cardgames.tycoon.facts import FACTS

View = ViewFields[Table]

CHANGES = FACTS.changes
KINDS = [*CHANGES]

Group = tuple[str, int]
"""A number, and the number of cards that show it."""


@dataclass(frozen=True)
class Way:
    """A legal play."""

    move: str
    number: str
    cards: tuple[str, ...]

    @property
    def sticks(self) -> int:
        """The number of matchsticks that the play uses."""
        return sum(len(CHANGES[card][self.number].sticks) for card in self.cards)

    @property
    def group(self) -> Group:
        """The number and card count of this play."""
        return self.number, len(self.cards)


def sorted_cards(cards: Iterable[str]) -> tuple[str, ...]:
    """Sort the cards as the move notation does.

    >>> sorted_cards("8E0")
    ('0', '8', 'E')
    """
    return tuple(sorted(cards, key=[*KINDS, *cards].index))


class Ways:
    """Legal plays, grouped by shown number and card count.

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
        """The numbers and card counts of all legal plays, without duplicates."""
        return list(self._groups)

    @property
    def by_price(self) -> list[Group]:
        """The numbers and card counts of all legal plays, sorted by the fewest matchsticks that a play needs."""
        return sorted(self._groups, key=lambda group: self.cheapest(group).sticks)

    @property
    def counts(self) -> list[int]:
        """The possible numbers of cards in a legal play, in ascending order."""
        return sorted({count for _, count in self._groups})

    @property
    def kinds(self) -> set[str]:
        """All cards that occur in a play."""
        return {card for ways in self._groups.values() for way in ways for card in way.cards}

    def __contains__(self, group: object) -> bool:
        return group in self._groups

    def of(self, group: Group) -> list[Way]:
        """Return the plays with this number and card count, the cheapest first."""
        return self._groups[group]

    def cheapest(self, group: Group) -> Way:
        """Return the cheapest play with this number and card count."""
        return self._groups[group][0]

    def with_cards(self, cards: Iterable[str]) -> list[Way]:
        """Return all plays with exactly these cards, the cheapest first."""
        wanted = sorted_cards(cards)
        found = [way for ways in self._groups.values() for way in ways if way.cards == wanted]
        return sorted(found, key=lambda way: way.sticks)
