"""The lessons of a game: positions with decisions for a learner, and what follows right and wrong decisions.

Each lesson is a file ``lessons/<name>.toml`` in the game's folder. Its sentences are messages of the game (docs/add_a_game.md).
"""

from __future__ import annotations

from typing import Any

import msgspec


class Wrong(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The consequence of legal moves that are wrong in the lesson. Without ``moves``, it is that of all other wrong moves.

    The moves ``then`` are played, followed by ``bots`` moves of quick bots for any seats. The message ``say`` explains the
    mistake.
    """

    say: str
    moves: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    bots: int = 0


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision of the learner. The message ``say`` asks for it, and the cards and moves in ``light`` are highlighted.

    The ``moves`` are right; without a list, each legal move is right. Then the other seats make the moves ``then``, each written
    as ``seat: move``.
    """

    say: str
    moves: tuple[str, ...] = ()
    light: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    wrong: tuple[Wrong, ...] = ()

    def wrong_by(self, move: str) -> Wrong | None:
        """Return the consequence of a wrong move; None if the move is right or the lesson has no consequence for it."""
        named = (wrong for wrong in self.wrong if move in wrong.moves)
        others = (wrong for wrong in self.wrong if not wrong.moves)
        return None if self.is_right(move) else next(named, next(others, None))

    def is_right(self, move: str) -> bool:
        """Return whether the lesson continues with this move."""
        return not self.moves or move in self.moves


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson: a game with given deals, the learner's seat, and the learner's decisions. The moves ``before`` are already played.

    ``until`` is the type of a happening that ends a round. If it is set, the lesson ends with that happening, so that the next deal
    does not hide the result. ``first_game`` marks the lesson after which the learner is ready for a first game.
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
        """The messages that the lesson needs, without the prefix of its name."""
        said = {step.say for step in self.steps} | {wrong.say for step in self.steps for wrong in step.wrong}
        return frozenset(said | {"end"})


def lessons_in(files: dict[str, bytes]) -> dict[str, Lesson]:
    """Return the lessons of these files by their names, in the order of learning. Raises ValueError with the invalid file."""
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
