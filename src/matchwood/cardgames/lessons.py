"""Lessons of a game: positions in which somebody learns it, with what is to be done there and what follows.

A game brings them as files ``lessons/<name>.toml`` in its folder, and says their sentences among its words (docs/add_a_game.md).
"""

from __future__ import annotations

from typing import Any

import msgspec


class Wrong(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What follows moves that the game allows, but the lesson does not mean; without ``moves`` it is for all others.

    ``then`` is played out, and ``bots`` further moves of quick bots in all seats; then the message ``say`` tells why.
    """

    say: str
    moves: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    bots: int = 0


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision of the learner: the message ``say`` asks for it, what is named in ``light`` is lit.

    One of ``moves`` is right, any move if there are none. Then the others move as ``then`` says, each as ``seat: move``.
    """

    say: str
    moves: tuple[str, ...] = ()
    light: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    wrong: tuple[Wrong, ...] = ()

    def wrong_by(self, move: str) -> Wrong | None:
        """What follows this move; None if it is right, or if the lesson has nothing to say of it."""
        named = (wrong for wrong in self.wrong if move in wrong.moves)
        others = (wrong for wrong in self.wrong if not wrong.moves)
        return None if self.is_right(move) else next(named, next(others, None))

    def is_right(self, move: str) -> bool:
        """Whether the lesson goes on with this move."""
        return not self.moves or move in self.moves


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game from given deals, the learner's seat in it, and the decisions there. What is in ``before`` was played already.

    If ``until`` names the last happening of a round, the lesson ends with it, and no new deal hides what it came to.
    ``first_game`` marks the lesson after which the learner knows enough for a first game; the lessons before it lead up to it.
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
        """The messages that it needs, after its name."""
        said = {step.say for step in self.steps} | {wrong.say for step in self.steps for wrong in step.wrong}
        return frozenset(said | {"end"})


def lessons_in(files: dict[str, bytes]) -> dict[str, Lesson]:
    """The lessons of these files by their names, in their order. Raises ValueError, which names the file at fault."""
    found: dict[str, Lesson] = {}
    for name, text in files.items():
        try:
            found[name] = msgspec.toml.decode(text, type=Lesson)
        except (msgspec.MsgspecError, ValueError) as error:
            raise ValueError(f"the lesson {name}.toml cannot be read: {error}") from error
    return dict(sorted(found.items(), key=lambda entry: entry[1].place))


def first_game_after(lessons: dict[str, Lesson]) -> str | None:
    """Return the name of the lesson after which a first game is offered; None if a game is offered after each."""
    return next((name for name, lesson in lessons.items() if lesson.first_game), None)
