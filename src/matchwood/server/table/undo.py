"""The last move of a person, as long as it may be taken back: who was asked for that, and what they say."""

from __future__ import annotations

from typing import NamedTuple


class UndoRequest(NamedTuple):
    """A move of this seat after which nothing was decided. `asked` is the event by which it asked to take it back.

    >>> request = UndoRequest(0).ask(17).answer(1, True)
    >>> request.agreed, request.missing([1, 2])
    ((1,), [2])
    >>> request.answer(2, False).refused
    2
    """

    seat: int
    asked: int | None = None
    agreed: tuple[int, ...] = ()
    refused: int | None = None

    def ask(self, number: int) -> UndoRequest:
        """The others are asked, by this event."""
        return self._replace(asked=number)

    def answer(self, by: int, agree: bool) -> UndoRequest:
        """Somebody agrees or does not."""
        return self._replace(agreed=(*self.agreed, by)) if agree else self._replace(refused=by)

    def missing(self, voters: list[int]) -> list[int]:
        """Who of these has to agree yet."""
        return [seat for seat in voters if seat not in self.agreed]
