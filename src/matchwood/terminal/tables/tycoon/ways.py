"""The legal plays of a view, grouped by number and number of cards, and sorted by cost."""

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
"""The number that plays show, and their number of cards."""


@dataclass(frozen=True)
class Way:
    """A legal play."""

    move: str
    number: str
    cards: tuple[str, ...]

    @property
    def sticks(self) -> int:
        """The number of matches that the play uses."""
        return sum(len(CHANGES[card][self.number].sticks) for card in self.cards)

    @property
    def group(self) -> Group:
        """The number that the play shows, and how many cards the play contains."""
        return self.number, len(self.cards)


def sorted_cards(cards: Iterable[str]) -> tuple[str, ...]:
    """Return the cards in the order of the move notation. Invalid cards are last.

    >>> sorted_cards("8E0")
    ('0', '8', 'E')
    """
    return tuple(sorted(cards, key=[*KINDS, *cards].index))


class Ways:
    """The plays in a list of legal moves, grouped by their number and their count of cards.

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
        """All groups of plays; the plays of a group show the same number with the same number of cards."""
        return list(self._groups)

    @property
    def by_price(self) -> list[Group]:
        """All groups of plays (the shown number and the number of cards), sorted by the cost of the cheapest play."""
        return sorted(self._groups, key=lambda group: self.cheapest(group).sticks)

    @property
    def counts(self) -> list[int]:
        """How many cards a play can contain, as a list of all possibilities."""
        return sorted({count for _, count in self._groups})

    @property
    def kinds(self) -> set[str]:
        """All cards that occur in at least one play."""
        return {card for ways in self._groups.values() for way in ways for card in way.cards}

    def __contains__(self, group: object) -> bool:
        return group in self._groups

    def of(self, group: Group) -> list[Way]:
        """Return all plays that show the given number with the given number of cards, with the cheapest first."""
        return self._groups[group]

    def cheapest(self, group: Group) -> Way:
        """Return the cheapest play that shows the given number with the given number of cards."""
        return self._groups[group][0]

    def with_cards(self, cards: Iterable[str]) -> list[Way]:
        """Return all plays that use exactly the given cards, with the cheapest first."""
        wanted = sorted_cards(cards)
        found = [way for ways in self._groups.values() for way in ways if way.cards == wanted]
        return sorted(found, key=lambda way: way.sticks)
