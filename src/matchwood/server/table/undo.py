"""The undo of a move that other players have seen."""

from __future__ import annotations

from typing import NamedTuple


class UndoRequest(NamedTuple):
    """The last move of a seat, and the other players' answers if the player of this seat asked for an undo.

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
        """Return a copy of this request with event `number` as the event that asked the other players."""
        return self._replace(asked=number)

    def answer(self, by: int, agree: bool) -> UndoRequest:
        """Return a copy of this request to which the answer of the player at seat `by` is added."""
        return self._replace(agreed=(*self.agreed, by)) if agree else self._replace(refused=by)

    def missing(self, voters: list[int]) -> list[int]:
        """Return the seats of the voters who have not agreed to the undo."""
        return [seat for seat in voters if seat not in self.agreed]
