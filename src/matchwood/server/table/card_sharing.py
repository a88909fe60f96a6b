"""Who shows their cards to those who watch, and who looks into whose.

Two hands together tell more than either seat has agreed to tell. So whoever watches sees one hand at a time and only one in each
deal, also if they looked away in between: another one that they choose is theirs to see from the next deal on.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct


class Sight(NamedTuple):
    """A hand and a deal: the one from which on somebody sees that hand, or the last one in which they saw it."""

    seat: int
    deal: int


class CardSharing(Struct):
    """What people agreed to show, and what others chose to see. People without a seat are known by their owner's hash.

    >>> sharing = CardSharing()
    >>> sharing.show(1), sharing.show(2), sharing.look("cem", 1, deal=1)
    (None, None, None)
    >>> sharing.look("cem", 2, deal=1)     # another hand in the same deal
    >>> sharing.visible_seat("cem", deal=1), sharing.visible_seat("cem", deal=2)
    (None, 2)
    """

    _shown: set[int] = set()
    _looks: dict[str, Sight] = {}
    _seen: dict[str, Sight] = {}
    _lookers: set[str] = set()

    def copy(self) -> CardSharing:
        """The same, to go on with by itself."""
        return CardSharing(self._shown.copy(), self._looks.copy(), self._seen.copy(), self._lookers.copy())

    def is_shown(self, seat: int) -> bool:
        """Whether whoever sits there shows their cards."""
        return seat in self._shown

    @property
    def none_shown(self) -> bool:
        """Whether nobody shows their cards."""
        return not self._shown

    def show(self, seat: int) -> None:
        """Whoever sits there shows their cards from now on."""
        self._shown.add(seat)

    def hide(self, seat: int, deal: int) -> None:
        """Whoever sits there shows nothing any more; what was seen in this deal stays seen."""
        for person in [person for person, look in self._looks.items() if look.seat == seat]:
            self._stop_looking(person, deal)
        self._shown.discard(seat)

    def look(self, person: str, seat: int | None, deal: int) -> None:
        """Somebody chooses a seat that shows its cards, or none."""
        self._stop_looking(person, deal)
        if seat is not None:
            known = self._seen.get(person)
            seen_another = known is not None and known.deal == deal and known.seat != seat
            self._looks[person] = Sight(seat, deal + 1 if seen_another else deal)
            self._lookers.add(person)

    def chosen_seat(self, person: str | None) -> int | None:
        """The seat that somebody chose, though perhaps for the next deal only."""
        look = None if person is None else self._looks.get(person)
        return None if look is None else look.seat

    def visible_seat(self, person: str | None, deal: int) -> int | None:
        """The seat whose cards somebody sees in this deal."""
        look = None if person is None else self._looks.get(person)
        return None if look is None or look.deal > deal else look.seat

    def has_looked(self, person: str | None) -> bool:
        """Whether somebody has ever looked into a hand of this game."""
        return person in self._lookers

    def _stop_looking(self, person: str, deal: int) -> None:
        seat = self.visible_seat(person, deal)
        if seat is not None:
            self._seen[person] = Sight(seat, deal)
        self._looks.pop(person, None)
