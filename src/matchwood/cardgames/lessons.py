"""The lessons of a game."""

from __future__ import annotations

from typing import Any

import msgspec


class Wrong(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The reaction of a lesson to a wrong move of the learner. If ``moves`` is empty, this is the reaction to each wrong move that
    no other `Wrong` object lists. The moves ``then`` follow, and then ``bots`` moves of quick bots. The message ``say`` explains
    the mistake.
    """

    say: str
    moves: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    bots: int = 0


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision for the learner. The field ``say`` names the message that asks for the decision. The page highlights the cards
    and moves in the list ``light``.

    Without ``moves``, each legal move is right. Then the other seats make the moves ``then``, each written as ``seat: move``.
    """

    say: str
    moves: tuple[str, ...] = ()
    light: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    wrong: tuple[Wrong, ...] = ()

    def wrong_by(self, move: str) -> Wrong | None:
        """Return the lesson's reaction to a wrong move. Return None if the move is right or if the lesson has no reaction."""
        named = (wrong for wrong in self.wrong if move in wrong.moves)
        others = (wrong for wrong in self.wrong if not wrong.moves)
        return None if self.is_right(move) else next(named, next(others, None))

    def is_right(self, move: str) -> bool:
        """Return whether the lesson continues after the move."""
        return not self.moves or move in self.moves


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson in which a learner plays one seat of a game with given deals. The game starts with the moves in the field
    ``before``.

    An event of the type ``until`` ends the lesson. ``first_game`` marks the lesson that prepares for a first game.
    """

    place: int
    players: int
    deals: tuple[dict[str, Any], ...]
    steps: tuple[Step, ...]
    seat: int = 0
    options: dict[str, str | int | bool] = {}
    before: tuple[str, ...] = ()
    until: str = ""
    first_game: bool = False

    @property
    def messages(self) -> frozenset[str]:
        """The short names of the lesson's messages, without the common prefix."""
        said = {step.say for step in self.steps} | {wrong.say for step in self.steps for wrong in step.wrong}
        return frozenset(said | {"end"})


def lessons_in(files: dict[str, bytes]) -> dict[str, Lesson]:
    """Read lessons, in the order of learning. Raises ValueError for an invalid file."""
    found: dict[str, Lesson] = {}
    for name, text in files.items():
        try:
            found[name] = msgspec.toml.decode(text, type=Lesson)
        except (msgspec.MsgspecError, ValueError) as error:
            raise ValueError(f"the lesson {name}.toml cannot be read: {error}") from error
    return dict(sorted(found.items(), key=lambda entry: entry[1].place))


def first_game_after(lessons: dict[str, Lesson]) -> str | None:
    """Return the name of the lesson after which the page offers a first game. If this is the last lesson, return None."""
    return next((name for name, lesson in lessons.items() if lesson.first_game), None)
