"""The messages of lessons."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from matchwood.server.protocol.messages import Happening, MoveText, View


class LessonMoves(Struct, frozen=True, forbid_unknown_fields=True):
    """Contains the moves that a learner has made in a lesson.

    - `moves`: all moves up to now. The last one may be wrong.
    """

    moves: Annotated[tuple[MoveText, ...], Meta(max_length=100)]


class LessonSeen(Struct, frozen=True):
    """Describes one move of a lesson as the learner saw the move.

    - `happenings`: what the learner saw (docs/reference/games.md).
    - `view`: the learner's view after it.
    """

    happenings: tuple[Happening, ...]
    view: View


class Lesson(Struct, frozen=True):
    """Contains the progress of a learner in a lesson.

    - `step`: the number of decisions that were made.
    - `steps`: the number of all decisions.
    - `say`: the name of a message among the texts of the game. It asks for the next decision, explains why the last one was
      wrong, or ends the lesson.
    - `light`: the names of what the page highlights.
    - `wrong`: whether the last move was wrong.
    - `over`: whether the lesson is over.
    - `seen`: what happened since the last correct move of the learner, each part with the view after it.
    """

    step: int
    steps: int
    say: str
    light: tuple[str, ...]
    wrong: bool
    over: bool
    seen: tuple[LessonSeen, ...]


class LessonTree(Lesson, frozen=True):
    """Contains the progress of a learner in a lesson, and the progress after each move that the learner can make.

    - `step`: the number of decisions that were made.
    - `steps`: the number of all decisions.
    - `say`: the name of a message among the texts of the game, as in `Lesson`.
    - `light`: the names of what the page highlights.
    - `wrong`: whether the last move was wrong.
    - `over`: whether the lesson is over.
    - `seen`: what happened since the last correct move of the learner, each part with the view after it.
    - `after`: the progress after each move that the learner can make, by the move. It is empty after a wrong move and at the
      end of the lesson.
    """

    after: dict[MoveText, LessonTree]
