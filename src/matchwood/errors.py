"""The errors that callers of the library can cause."""

from __future__ import annotations

import reprlib
from collections.abc import Iterable
from typing import Any, ClassVar

_BRIEF = reprlib.Repr()
_BRIEF.maxstring = _BRIEF.maxother = 60
_BRIEF.maxlevel = 3


def shown(value: object) -> str:
    """Return a short description of an untrusted value for an error message."""
    try:
        return _BRIEF.repr(value)
    except (ValueError, RecursionError):  # numbers of thousands of digits, deeply nested lists
        return f"an unreadable {type(value).__name__}"


def _copied(kind: type[MatchwoodError], arguments: tuple[Any, ...]) -> MatchwoodError:
    return kind.__new__(kind, *arguments)


class MatchwoodError(ValueError):
    """The base class of all errors of the library.

    ``expected`` lists the valid values, if there are any.
    """

    code: ClassVar[str] = "malformed"
    status: ClassVar[int] = 422
    """The HTTP status with which a server reports the error."""

    def __init__(self, message: str, expected: Iterable[str] = ()) -> None:
        super().__init__(message)
        self.expected = tuple(expected)

    def __reduce__(self) -> Any:
        """Let `copy` and `pickle` recreate an error without its constructor. The constructors of the error classes take different
        arguments.
        """
        return _copied, (type(self), self.args), vars(self)


class UnknownGame(MatchwoodError):
    """The catalogue has no game with this key."""

    code = "unknown_game"


class BrokenGame(UnknownGame):
    """The package of a game cannot be loaded, or its rules cannot be compiled."""


class UnknownLesson(MatchwoodError):
    """The game has no lesson with this name."""

    code = "unknown_lesson"


class UnknownBot(MatchwoodError):
    """The level of a bot is unknown, or its budget is invalid."""

    code = "unknown_bot"


class BadPlayers(MatchwoodError):
    """The game does not allow this number of players."""

    code = "bad_players"


class BadOption(MatchwoodError):
    """The house rule or its value is unknown."""

    code = "bad_option"


class BadSeed(MatchwoodError):
    """The seed or secret is invalid."""

    code = "bad_seed"


class BadBatch(MatchwoodError):
    """A batch has an invalid size, setting or array."""

    code = "bad_batch"


class BadDeal(MatchwoodError):
    """A deal that the caller gave is impossible in this game."""

    code = "bad_deal"


class BadRecord(MatchwoodError):
    """A game record cannot be read or replayed.

    ``event`` is the number of the first invalid event, counted from 1, or None.
    """

    code = "bad_record"

    def __init__(self, message: str, expected: Iterable[str] = (), event: int | None = None) -> None:
        super().__init__(message if event is None else f"event {event}: {message}", expected)
        self.event = event


class IllegalMove(MatchwoodError):
    """The rules do not allow this move now, or the text is not a move.

    ``refusal`` is the reason as a :class:`~matchwood.cardgames.contract.Refusal` of the game's contract, or None.
    """

    code = "illegal_move"

    def __init__(self, message: str, expected: Iterable[str] = (), refusal: Any = None) -> None:
        super().__init__(message, expected)
        self.refusal = refusal


class NotYourTurn(MatchwoodError):
    """The seat has no decision to make now."""

    code, status = "not_your_turn", 409


class CannotTakeBack(MatchwoodError):
    """The player cannot undo the decision, because another decision followed or other players learned something from it."""

    code, status = "cannot_take_back", 409


class GameOver(MatchwoodError):
    """The game is over, so no seat can move."""

    code, status = "game_over", 409
