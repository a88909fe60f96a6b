"""What can be wrong with what people and programs ask for. Each error says what was wrong and what was expected."""

from __future__ import annotations

import reprlib
from collections.abc import Iterable
from typing import Any, ClassVar

_BRIEF = reprlib.Repr()
_BRIEF.maxstring = _BRIEF.maxother = 60
_BRIEF.maxlevel = 3


def shown(value: object) -> str:
    """A value from outside as it can stand in a message: short, whatever it is."""
    try:
        return _BRIEF.repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, lists in lists in lists
        return f"an unreadable {type(value).__name__}"


def _copied(kind: type[MatchwoodError], arguments: tuple[Any, ...]) -> MatchwoodError:
    """Return an error without its attributes."""
    return kind.__new__(kind, *arguments)


class MatchwoodError(ValueError):
    """Any mistake that a caller can make. ``expected`` lists what would have been right, where that can be listed."""

    code: ClassVar[str] = "malformed"
    status: ClassVar[int] = 422
    """What a server calls it in HTTP: what the rules do not allow cannot be processed."""

    def __init__(self, message: str, expected: Iterable[str] = ()) -> None:
        super().__init__(message)
        self.expected = tuple(expected)

    def __reduce__(self) -> Any:
        """Let copies be made without the constructor, which may take something else than the message."""
        return _copied, (type(self), self.args), vars(self)


class UnknownGame(MatchwoodError):
    """There is no game of this name."""

    code = "unknown_game"


class BrokenGame(UnknownGame):
    """The package that brings this game cannot be loaded."""


class UnknownLesson(MatchwoodError):
    """The game has no lesson of this name."""

    code = "unknown_lesson"


class UnknownBot(MatchwoodError):
    """There is no bot of this level, or its budget makes no sense."""

    code = "unknown_bot"


class BadPlayers(MatchwoodError):
    """The game cannot be played by so many."""

    code = "bad_players"


class BadOption(MatchwoodError):
    """The game has no such house rule, or the house rule no such value."""

    code = "bad_option"


class BadSeed(MatchwoodError):
    """A seed is a whole number."""

    code = "bad_seed"


class BadBatch(MatchwoodError):
    """A batch that cannot be, or an array of another shape or type than it takes."""

    code = "bad_batch"


class BadDeal(MatchwoodError):
    """A deal given by hand that cannot be."""

    code = "bad_deal"


class BadRecord(MatchwoodError):
    """A game record that cannot be read or replayed. ``event`` is the number of the event at fault, counted from 1, or None."""

    code = "bad_record"

    def __init__(self, message: str, expected: Iterable[str] = (), event: int | None = None) -> None:
        super().__init__(message if event is None else f"event {event}: {message}", expected)
        self.event = event


class IllegalMove(MatchwoodError):
    """The rules do not allow this move now, or it is no move at all; the game stays as it was.

    ``refusal`` says why: a :class:`~matchwood.cardgames.contract.Refusal` of the game's contract. The message says the same in
    English. It is None where a game has no refusals in its contract, and for what is no text at all.
    """

    code = "illegal_move"

    def __init__(self, message: str, expected: Iterable[str] = (), refusal: Any = None) -> None:
        super().__init__(message, expected)
        self.refusal = refusal


class NotYourTurn(MatchwoodError):
    """This seat owes no decision now; the game stays as it was."""

    code, status = "not_your_turn", 409


class CannotTakeBack(MatchwoodError):
    """Only a decision by which nobody has learned anything can be taken back, and only before the next one."""

    code, status = "cannot_take_back", 409


class GameOver(MatchwoodError):
    """The game is over; nobody can move any more."""

    code, status = "game_over", 409
