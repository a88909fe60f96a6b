"""Checks of lessons."""

from __future__ import annotations

from matchwood.api.lesson import teach
from matchwood.cardgames.lessons import Lesson, Step
from matchwood.cardgames.spec import GameSpec
from matchwood.errors import BrokenGame
from matchwood.testing.findings import Findings
from matchwood.testing.saying import messages


def check_lessons(spec: GameSpec, findings: Findings) -> None:
    """Check that learners can play all lessons, and that no text is missing."""
    try:
        lessons = spec.lessons
    except ValueError as error:
        findings.add("lesson-broken", str(error), spec.key)
        return
    for name, lesson in lessons.items():
        for language, text in spec.words.items():
            known, needed = messages(text), {f"lesson-{name}-{said}" for said in lesson.messages}
            for message in sorted((needed | {f"lesson-{name}", f"lesson-{name}.about"}) - known.keys()):
                findings.add("lesson-unsaid", f"{language} has no message {message}", f"{spec.key}, lesson {name}")
        _play(spec, name, lesson, findings)


def _play(spec: GameSpec, name: str, lesson: Lesson, findings: Findings) -> None:
    made: list[str] = []
    for number, step in enumerate(lesson.steps, 1):
        where = f"{spec.key}, lesson {name}, decision {number}"
        try:
            moves = teach(spec, name, made).seen[-1].view.moves
            problem = _problem(step, moves)
            if problem:
                findings.add("lesson-astray", problem, where)
                return
            for move in [*(step.moves or (moves[0], moves[-1])), *_wrong(step, moves)]:
                teach(spec, name, [*made, move])
        except BrokenGame:
            raise
        except Exception as error:  # noqa: BLE001  each error is a fault of the lesson
            findings.add("lesson-astray", f"{type(error).__name__}: {error}", where)
            return
        silent = [move for move in moves if not step.is_right(move) and step.wrong_by(move) is None]
        if silent:
            findings.add("lesson-silent", f"{silent[0]!r} is legal, but the lesson has no message for it", where)
        made.append(step.moves[0] if step.moves else moves[0])
    ending = [happening.__struct_config__.tag for happening in teach(spec, name, made).seen[-1].happenings][-1:]
    if lesson.until and ending != [lesson.until]:
        findings.add("lesson-astray", f"it must end with {lesson.until!r}, but it ends with {ending}", f"{spec.key}, lesson {name}")


def _problem(step: Step, moves: list[str]) -> str:
    if not moves:
        return "the learner owes no decision"
    named = [*step.moves, *(move for wrong in step.wrong for move in wrong.moves)]
    strange = next((move for move in named if move not in moves), None)
    if strange is not None:
        return f"{strange!r} is not allowed here; these are: {', '.join(moves[:12])}"
    twice = next((move for move in named if named.count(move) > 1), None)
    return "" if twice is None else f"{twice!r} appears twice"


def _wrong(step: Step, moves: list[str]) -> list[str]:
    found = {id(step.wrong_by(move)): move for move in moves if step.wrong_by(move) is not None}
    return list(found.values())
