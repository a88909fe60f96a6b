"""The shapes of lessons, as docs/protocol.md describes them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from matchwood.server.protocol.messages import Happening, MoveText, View


class LessonMoves(Struct, frozen=True, forbid_unknown_fields=True):
    """The moves that the learner has made; the last one may be wrong."""

    moves: Annotated[tuple[MoveText, ...], Meta(max_length=100)]


class LessonSeen(Struct, frozen=True):
    """What the learner saw happen by a move, and the table after it."""

    happenings: tuple[Happening, ...]
    view: View


class Lesson(Struct, frozen=True):
    """Where a lesson stands: `step` of `steps` decisions are made.

    `say` is a message among the words of the game: it asks for the next decision, tells why the last one was `wrong`, or ends the
    lesson, which is `over` then. What `light` names is lit. `seen` begins with what the learner saw from the last own move on, or
    with the first table.
    """

    step: int
    steps: int
    say: str
    light: tuple[str, ...]
    wrong: bool
    over: bool
    seen: tuple[LessonSeen, ...]


class LessonTree(Lesson, frozen=True):
    """Where a lesson stands, and `after` each move that the learner can make there; empty after a wrong move and at the end.

    A very large lesson is not complete: the server answers to the moves that are missing.
    """

    after: dict[MoveText, LessonTree]
