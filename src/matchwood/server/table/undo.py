"""The last move of a person, as long as it may be taken back: who was asked for that, and what they say."""

from __future__ import annotations

from typing import NamedTuple


class Slip(NamedTuple):
    """A move of this seat after which nothing was decided. `asked` is the event by which it asked to take it back.

    >>> slip = Slip(0).asking(17).answered(1, True)
    >>> slip.agreed, slip.missing([1, 2])
    ((1,), [2])
    >>> slip.answered(2, False).refused
    2
    """

    seat: int
    asked: int | None = None
    agreed: tuple[int, ...] = ()
    refused: int | None = None

    def asking(self, number: int) -> Slip:
        """The others are asked, by this event."""
        return self._replace(asked=number)

    def answered(self, by: int, agree: bool) -> Slip:
        """Somebody agrees or does not."""
        return self._replace(agreed=(*self.agreed, by)) if agree else self._replace(refused=by)

    def missing(self, voters: list[int]) -> list[int]:
        """Who of these has to agree yet."""
        return [seat for seat in voters if seat not in self.agreed]
