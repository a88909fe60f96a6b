"""What a lesson shows after each move of the learner."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from matchwood.api.bot import bot
from matchwood.api.game import Game
from matchwood.api.view import ViewFields
from matchwood.cardgames.catalogue import spec_of
from matchwood.cardgames.contract import Happening
from matchwood.cardgames.lessons import Lesson, Step
from matchwood.cardgames.spec import GameSpec
from matchwood.errors import GameOver, UnknownLesson, shown

MAX_LESSON_ANSWERS = 200
"""The maximum number of states in a lesson tree. The largest built-in lesson has 57."""


@dataclass(frozen=True)
class Seen:
    """The public events of one move, and the learner's view after these events."""

    happenings: tuple[Happening, ...]
    view: ViewFields[Any]


@dataclass(frozen=True)
class Taught:
    """The state of a lesson after the learner has made some moves.

    The learner has made ``step`` of ``steps`` decisions. The message ``say`` asks for the next decision, explains a ``wrong``
    decision, or ends the lesson. ``light`` lists the cards and moves to highlight. ``seen`` contains the events since the learner's
    last move.
    """

    lesson: Lesson
    step: int
    say: str
    light: tuple[str, ...]
    wrong: bool
    seen: tuple[Seen, ...]

    @property
    def steps(self) -> int:
        """The number of decisions that the lesson asks for."""
        return len(self.lesson.steps)

    @property
    def over(self) -> bool:
        """Whether the learner has made all decisions of the lesson."""
        return self.step == self.steps


def teach(game: str | GameSpec, name: str, moves: Sequence[str] = ()) -> Taught:
    """Return the message and the events that a lesson shows after the given moves of the learner.

    A wrong move ends the lesson. Raises UnknownGame, UnknownLesson, IllegalMove, and GameOver for moves after the end of the
    lesson.

    >>> import matchwood
    >>> taught = matchwood.teach("matchmaster", "first")
    >>> taught.say, taught.seen[-1].view.owing
    ('lesson-first-bid', [0, 1, 2])
    >>> matchwood.teach("matchmaster", "first", ["bid 0"]).wrong
    True
    """
    spec = spec_of(game) if isinstance(game, str) else game
    lesson = _lesson(spec, name)
    course = _Course(spec, lesson)
    step, said, wrong = 0, "", False
    for move in moves:
        if wrong or step == len(lesson.steps):
            raise GameOver(f"the lesson is over before the move {shown(move)}: omit it and the moves after it")
        course.seen.clear()
        said, wrong = course.decide(lesson.steps[step], move)
        step += not wrong
    if wrong or step == len(lesson.steps):
        course.end_with(lesson.until)
    following = None if wrong or step == len(lesson.steps) else lesson.steps[step]
    said = said if wrong else "end" if following is None else following.say
    return Taught(lesson, step, f"lesson-{name}-{said}", following.light if following else (), wrong, tuple(course.seen))


def lesson_tree(game: str | GameSpec, name: str) -> dict[tuple[str, ...], Taught]:
    """Return all states of a lesson that the learner can reach.

    The keys are sequences of legal moves. A sequence ends at a wrong move. Short sequences come first. The tree contains at most
    MAX_LESSON_ANSWERS states. Raises UnknownGame and UnknownLesson.

    >>> import matchwood
    >>> tree = matchwood.lesson_tree("matchmaster", "first")
    >>> list(tree)[:3]
    [(), ('bid 0',), ('bid 1',)]
    >>> tree[("bid 2",)].wrong, tree[("bid 2",)].say
    (False, 'lesson-first-follow')
    """
    spec = spec_of(game) if isinstance(game, str) else game
    tree: dict[tuple[str, ...], Taught] = {(): teach(spec, name)}
    to_visit = deque(tree)
    while to_visit:
        made = to_visit.popleft()
        taught = tree[made]
        for move in () if taught.wrong or taught.over else taught.seen[-1].view.moves:
            if len(tree) == MAX_LESSON_ANSWERS:
                return tree
            after = (*made, move)
            tree[after] = teach(spec, name, after)
            to_visit.append(after)
    return tree


def _lesson(spec: GameSpec, name: str) -> Lesson:
    if name not in spec.lessons:
        listed = ", ".join(spec.lessons) or "none"
        raise UnknownLesson(f"{spec.title} has no lesson {shown(name)}; there is {listed}", spec.lessons)
    return spec.lessons[name]


class _Course:
    """Makes the moves of a lesson: the learner's moves, and the moves that the lesson prescribes. The learner does not see the
    moves before the first decision.
    """

    def __init__(self, spec: GameSpec, lesson: Lesson) -> None:
        players = spec.checked_players(lesson.players)
        self.game = Game(spec, players, spec.checked_options(lesson.options, players), 0, lesson.deals)
        self._seat = lesson.seat
        self._known = self.game.happened
        self.seen = [self._look(tuple(self.game.happenings))]
        if lesson.before:
            self.play(lesson.before)
            self.seen = [self._look(())]

    def decide(self, step: Step, move: str) -> tuple[str, bool]:
        """Make the learner's move, then the moves that follow it in the lesson. Return a message for the learner, and whether the
        move was wrong.
        """
        self._make(self._seat, move)
        if step.is_right(move):
            self.play(step.then)
            return "", False
        wrong = step.wrong_by(move)
        if wrong is None:
            return step.say, True
        self.play(wrong.then)
        quick = bot("quick", seed=0)
        for _ in range(wrong.bots):
            seat = self.game.owing[0]
            self._make(seat, quick.choose(self.game.view(seat)))
        return wrong.say, True

    def end_with(self, kind: str) -> None:
        """Hide the latest deal if the event before it has the type `kind`."""
        view, dealt = self.game.before_deals(self._seat)
        happenings = self.seen[-1].happenings
        shown = happenings[: len(happenings) - dealt]
        if shown and shown[-1].__struct_config__.tag == kind:
            self.seen[-1] = Seen(shown, view)

    def play(self, moves: Sequence[str]) -> None:
        """Make moves from texts of the form ``seat: move``."""
        for text in moves:
            seat, _, move = text.partition(": ")
            self._make(int(seat), move)

    def _make(self, seat: int, move: str) -> None:
        self.game.play(move, seat=seat)
        happenings = self.game.happenings_after(self._known)
        self._known += len(happenings)
        self.seen.append(self._look(tuple(happenings)))

    def _look(self, happenings: tuple[Happening, ...]) -> Seen:
        return Seen(happenings, self.game.views([self._seat])[0])
