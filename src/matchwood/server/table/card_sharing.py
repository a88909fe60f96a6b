"""Card sharing: players show their hands, and each spectator chooses one of the shown hands.

A spectator sees at most one hand in each deal, because two hands reveal more than either player agreed to. A spectator who chooses
another hand during a deal sees it from the next deal on.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct


class Sight(NamedTuple):
    """The seat whose hand a spectator sees, and the number of the deal."""

    seat: int
    deal: int


class CardSharing(Struct):
    """Stores the players who show their hands to spectators, and the hand that each spectator chose. The hash of a token
    identifies a spectator.

    >>> sharing = CardSharing()
    >>> sharing.show(1), sharing.show(2), sharing.look("cem", 1, deal=1)
    (None, None, None)
    >>> sharing.look("cem", 2, deal=1)     # another hand in the same deal
    >>> sharing.visible_seat("cem", deal=1), sharing.visible_seat("cem", deal=2)
    (None, 2)
    """

    _shown: set[int] = set()
    _looks: dict[str, Sight] = {}
    """The first deal in which each spectator sees the chosen hand."""
    _seen: dict[str, Sight] = {}
    """The last deal in which each spectator saw another hand."""
    _lookers: set[str] = set()
    """All persons who chose a hand at any time in this game."""

    def copy(self) -> CardSharing:
        """Return an independent copy."""
        return CardSharing(self._shown.copy(), self._looks.copy(), self._seen.copy(), self._lookers.copy())

    def is_shown(self, seat: int) -> bool:
        """Return whether the player at this seat shows their cards to spectators."""
        return seat in self._shown

    @property
    def none_shown(self) -> bool:
        """Whether all players hide their cards from spectators."""
        return not self._shown

    def show(self, seat: int) -> None:
        """Allow spectators to see the cards of this seat."""
        self._shown.add(seat)

    def hide(self, seat: int, deal: int) -> None:
        """Hide the cards of this seat from spectators. A spectator who saw these cards cannot see another hand before the next
        deal.
        """
        for person in [person for person, sight in self._looks.items() if sight.seat == seat]:
            self._stop_looking(person, deal)
        self._shown.discard(seat)

    def look(self, person: str, seat: int | None, deal: int) -> None:
        """Store the seat whose hand this spectator wants to see. If `seat` is None, the spectator sees no hand."""
        self._stop_looking(person, deal)
        if seat is not None:
            last = self._seen.get(person)
            saw_another = last is not None and last.deal == deal and last.seat != seat
            self._looks[person] = Sight(seat, deal + 1 if saw_another else deal)
            self._lookers.add(person)

    def chosen_seat(self, person: str | None) -> int | None:
        """Return the seat whose hand this spectator chose. The spectator may have to wait for the next deal to see the hand."""
        sight = None if person is None else self._looks.get(person)
        return None if sight is None else sight.seat

    def visible_seat(self, person: str | None, deal: int) -> int | None:
        """Return the seat whose cards this spectator sees in this deal, or None if the spectator sees no cards."""
        sight = None if person is None else self._looks.get(person)
        return None if sight is None or sight.deal > deal else sight.seat

    def has_looked(self, person: str | None) -> bool:
        """Return whether this person chose to see a hand at any time in this game."""
        return person in self._lookers

    def _stop_looking(self, person: str, deal: int) -> None:
        seat = self.visible_seat(person, deal)
        if seat is not None:
            self._seen[person] = Sight(seat, deal)
        self._looks.pop(person, None)
