"""The messages of lessons."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from matchwood.server.protocol.messages import Happening, MoveText, View


class LessonMoves(Struct, frozen=True, forbid_unknown_fields=True):
    """The moves that a learner has made in a lesson.

    - `moves`: all moves. The last move may be wrong.
    """

    moves: Annotated[tuple[MoveText, ...], Meta(max_length=100)]


class LessonSeen(Struct, frozen=True):
    """A move in a lesson, from the learner's point of view.

    - `happenings`: what the learner saw (docs/reference/games.md).
    - `view`: the learner's view after the move.
    """

    happenings: tuple[Happening, ...]
    view: View


class Lesson(Struct, frozen=True):
    """The progress of a learner in a lesson.

    - `step`: the number of decisions that were made.
    - `steps`: the number of all decisions.
    - `say`: the name of a text of the game: the next question, the explanation of a mistake, or the end.
    - `light`: the names of what the page highlights.
    - `wrong`: whether the last move was wrong.
    - `over`: whether the lesson is over.
    - `seen`: what the learner saw since the last correct move, with the view after each part.
    """

    step: int
    steps: int
    say: str
    light: tuple[str, ...]
    wrong: bool
    over: bool
    seen: tuple[LessonSeen, ...]


class LessonTree(Lesson, frozen=True):
    """A learner's progress in a lesson, and the possible next moves.

    - `step`: the number of decisions that were made.
    - `steps`: the number of all decisions.
    - `say`: as in `Lesson`.
    - `light`: as in `Lesson`.
    - `wrong`: whether the last move was wrong.
    - `over`: whether the lesson is over.
    - `seen`: as in `Lesson`.
    - `after`: the progress after each possible move, by the move; empty after a wrong move and at the end.
    """

    after: dict[MoveText, LessonTree]
