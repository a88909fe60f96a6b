"""Card sharing: players can show their cards to spectators."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct


class Sight(NamedTuple):
    """A seat whose cards a spectator sees, and the deal during which the spectator sees them."""

    seat: int
    deal: int


class CardSharing(Struct):
    """Stores which players show cards, and whose cards each spectator sees.

    >>> sharing = CardSharing()
    >>> sharing.show(1), sharing.show(2), sharing.look("cem", 1, deal=1)
    (None, None, None)
    >>> sharing.look("cem", 2, deal=1)     # another hand in the same deal
    >>> sharing.visible_seat("cem", deal=1), sharing.visible_seat("cem", deal=2)
    (None, 2)
    """

    _shown: set[int] = set()
    _looks: dict[str, Sight] = {}
    """The chosen seat of each spectator, and the first deal in which the spectator sees the cards."""
    _seen: dict[str, Sight] = {}
    """The last deal in which each spectator saw another player's cards."""
    _lookers: set[str] = set()

    def copy(self) -> CardSharing:
        """Return an independent copy of this object."""
        return CardSharing(self._shown.copy(), self._looks.copy(), self._seen.copy(), self._lookers.copy())

    def is_shown(self, seat: int) -> bool:
        """Return whether the player at this seat shows cards to spectators."""
        return seat in self._shown

    @property
    def none_shown(self) -> bool:
        """Whether all players hide their cards from spectators."""
        return not self._shown

    def show(self, seat: int) -> None:
        """Show the cards of this seat to spectators."""
        self._shown.add(seat)

    def hide(self, seat: int, deal: int) -> None:
        """Hide the cards of this seat from spectators."""
        for person in [person for person, sight in self._looks.items() if sight.seat == seat]:
            self._stop_looking(person, deal)
        self._shown.discard(seat)

    def look(self, person: str, seat: int | None, deal: int) -> None:
        """Show the cards of this seat to a spectator. If `seat` is None, show no cards."""
        self._stop_looking(person, deal)
        if seat is not None:
            last = self._seen.get(person)  # two hands in a deal reveal more than a player agreed to
            saw_another = last is not None and last.deal == deal and last.seat != seat
            self._looks[person] = Sight(seat, deal + 1 if saw_another else deal)
            self._lookers.add(person)

    def chosen_seat(self, person: str | None) -> int | None:
        """Return the seat that this spectator chose."""
        sight = None if person is None else self._looks.get(person)
        return None if sight is None else sight.seat

    def visible_seat(self, person: str | None, deal: int) -> int | None:
        """Return the seat whose cards this spectator sees in this deal."""
        sight = None if person is None else self._looks.get(person)
        return None if sight is None or sight.deal > deal else sight.seat

    def has_looked(self, person: str | None) -> bool:
        """Return whether this person has looked at a player's cards in this game."""
        return person in self._lookers

    def _stop_looking(self, person: str, deal: int) -> None:
        seat = self.visible_seat(person, deal)
        if seat is not None:
            self._seen[person] = Sight(seat, deal)
        self._looks.pop(person, None)
