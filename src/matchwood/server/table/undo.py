"""Requests to undo a move that other players have seen."""

from __future__ import annotations

from typing import NamedTuple


class UndoRequest(NamedTuple):
    """The last move that a player may ask to undo, and the other players' answers.

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
        """Return a copy that records the player's undo request."""
        return self._replace(asked=number)

    def answer(self, by: int, agree: bool) -> UndoRequest:
        """Return a copy of the undo request that also contains the answer from seat `by`."""
        return self._replace(agreed=(*self.agreed, by)) if agree else self._replace(refused=by)

    def missing(self, voters: list[int]) -> list[int]:
        """Return the voters who have not agreed to the undo."""
        return [seat for seat in voters if seat not in self.agreed]
