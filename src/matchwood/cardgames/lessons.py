"""The lessons of a game: positions with decisions for a learner, and what follows right and wrong decisions.

Each lesson is a file ``lessons/<name>.toml`` in the game's folder. Its sentences are messages of the game (docs/add_a_game.md).
"""

from __future__ import annotations

from typing import Any

import msgspec


class Wrong(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Describes what follows a wrong move of the learner. If ``moves`` is empty, the consequence applies to every wrong move
    that no other consequence names.

    The moves ``then`` are played, followed by ``bots`` moves of quick bots for any seats. The message ``say`` explains the
    mistake.
    """

    say: str
    moves: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    bots: int = 0


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision that the learner has to make. The message ``say`` asks the learner for the decision. The page highlights the
    cards and moves that ``light`` lists.

    The ``moves`` are right; without a list, each legal move is right. Then the other seats make the moves ``then``, each written
    as ``seat: move``.
    """

    say: str
    moves: tuple[str, ...] = ()
    light: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    wrong: tuple[Wrong, ...] = ()

    def wrong_by(self, move: str) -> Wrong | None:
        """Return the consequence of a wrong move, or None if the move is right or the lesson defines no consequence."""
        named = (wrong for wrong in self.wrong if move in wrong.moves)
        others = (wrong for wrong in self.wrong if not wrong.moves)
        return None if self.is_right(move) else next(named, next(others, None))

    def is_right(self, move: str) -> bool:
        """Return whether the lesson continues after the move."""
        return not self.moves or move in self.moves


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson in which a learner plays one seat of a game with given deals. The moves in ``before`` are made before the
    learner's first decision.

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
        """The names of the messages that the lesson uses, each without the prefix of the lesson."""
        said = {step.say for step in self.steps} | {wrong.say for step in self.steps for wrong in step.wrong}
        return frozenset(said | {"end"})


def lessons_in(files: dict[str, bytes]) -> dict[str, Lesson]:
    """Return a dictionary from the name of each file to the lesson in the file, in the order of learning. Raise ValueError if
    a file is invalid, and name the file.
    """
    found: dict[str, Lesson] = {}
    for name, text in files.items():
        try:
            found[name] = msgspec.toml.decode(text, type=Lesson)
        except (msgspec.MsgspecError, ValueError) as error:
            raise ValueError(f"the lesson {name}.toml cannot be read: {error}") from error
    return dict(sorted(found.items(), key=lambda entry: entry[1].place))


def first_game_after(lessons: dict[str, Lesson]) -> str | None:
    """Return the name of the lesson after which the page offers a first game, or None if the page offers a game after each
    lesson.
    """
    return next((name for name, lesson in lessons.items() if lesson.first_game), None)
