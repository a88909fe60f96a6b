"""The conformance test, which plays a game and checks it."""

from __future__ import annotations

import operator
from collections.abc import Callable

from matchwood.api.view import Result, result_of
from matchwood.cardgames.catalogue import spec_of
from matchwood.cardgames.spec import GameSpec
from matchwood.engine import states
from matchwood.testing.advice import check_advice
from matchwood.testing.catalogue import check_catalogue
from matchwood.testing.chances import check_chances
from matchwood.testing.course import Course, again
from matchwood.testing.dealing import check_deal, check_drawn
from matchwood.testing.decisions import check_apply, check_masks
from matchwood.testing.findings import Findings
from matchwood.testing.memory import check_copies
from matchwood.testing.probe import Probe, fields_that_differ
from matchwood.testing.records import check_game_of
from matchwood.testing.refusals import check_refusals
from matchwood.testing.report import Report
from matchwood.testing.results import check_end, check_worth
from matchwood.testing.secrecy import check_observations, check_worlds
from matchwood.testing.setting import Setting, settings
from matchwood.testing.simultaneous import check_simultaneous
from matchwood.testing.telling import Tale
from matchwood.testing.traces import check_traces
from matchwood.testing.views import check_tables, check_words
from matchwood.testing.writing import check_moves

MOST_MOVES = 20_000
"""A game with more moves counts as endless."""
CHECKED_POINTS = 12
"""The maximum number of moves in a game before which all checks run."""
SAMPLED = 8
"""The number of points in a game at which many worlds are sampled. If it is 0, the test also makes fewer deals."""
TRACED = 5

Check = Callable[[Probe, Findings], None]
CHECKS: tuple[tuple[str, Check], ...] = (
    ("making a decision", check_apply),
    ("reading and writing moves", check_moves),
    ("refusing a move", check_refusals),
    ("deciding at the same time", check_simultaneous),
    ("playing on copies", check_copies),
    ("observing", check_observations),
    ("sampling worlds", check_worlds),
    ("looking at tables", check_tables),
    ("asking for forced moves and silence", check_words),
    ("asking for advice", check_advice),
)


def check_game(game: str | GameSpec, *, games: int = 8, seed: int = 1) -> Report:
    """Test a game, given by its key or its specification, and return a report.

    The test plays random games with all numbers of players and all values of the options. Equal seeds give equal tests.
    :mod:`matchwood.testing.expectations` lists all expectations.

    Raises FaultyGame, which lists all faults and where they were found, and UnknownGame.

    >>> check_game("tycoon", games=1).games
    1
    """
    spec = spec_of(game) if isinstance(game, str) else game
    findings = Findings(Report(spec.title))
    check_catalogue(spec, findings)
    if not findings.names:
        for setting in settings(spec, games, operator.index(seed)):
            with findings.survived("playing", setting):
                _check_setting(setting, findings)
            findings.report.games += 1
    findings.raise_if_any()
    return findings.report


def _check_setting(setting: Setting, findings: Findings) -> None:
    course = Course(setting)
    tale = Tale(setting.spec, course.state)
    watched = 0
    while not course.over:
        if len(course.moves) + len(course.deals) >= MOST_MOVES:
            findings.add("never-ends", f"after {len(course.moves)} moves the game is not over", setting)
            return
        where = f"{setting}, move {len(course.moves) + 1}"
        if course.deal_due:
            _deal(course, findings)
        elif not _move(course, watched, findings):
            return
        else:
            watched += _is_watched(len(course.moves) - 1, watched)
        with findings.survived("telling what happened", where):
            tale.step(course.state, where, findings)
    _check_over(course, tale, findings)
    if SAMPLED:
        for number in course.points(SAMPLED):
            with findings.survived("sampling many worlds", course.probe_before(number)):
                check_chances(course, number, findings)


def _is_watched(moves: int, watched: int) -> bool:
    return watched < CHECKED_POINTS and (moves < 4 or round(moves**0.5) ** 2 == moves)


def _deal(course: Course, findings: Findings) -> None:
    before = states.copy_of(course.state)
    if not course.deals and SAMPLED and findings.report.games < TRACED:
        with findings.survived("dealing many times", course.setting):
            check_traces(course.setting, findings)
    if course.deals:
        with findings.survived("asking what a rollout is worth", course.setting):
            check_worth(before, f"{course.setting}, before deal {len(course.deals) + 1}", findings)
    check_drawn(course.setting, before, len(course.deals) + 1, findings)
    course.deal()
    check_deal(course.setting, before, course.state, len(course.deals), findings)


def _move(course: Course, watched: int, findings: Findings) -> bool:
    if _is_watched(len(course.moves), watched):
        probe = course.probe()
        with findings.survived("asking for legal decisions", probe):
            check_masks(probe, findings)
        if "legal-unfit" in findings.names or "owing-unfit" in findings.names:
            return False
        for doing, check in CHECKS:
            if probe.owing:
                with findings.survived(doing, probe):
                    check(probe, findings)
    move = course.decide() if int(states.owing(course.state)) else None
    if move is None:
        check_masks(course.probe(), findings)
        return False
    course.make(move)
    findings.report.decisions += len(move.run)
    return True


def _check_over(course: Course, tale: Tale, findings: Findings) -> None:
    setting, where = course.setting, f"{course.setting}, at the end"
    with findings.survived("asking for the result", where):
        check_end(setting.spec, course.state, setting.options, where, findings)
    with findings.survived("playing the same game again", where):
        state = again(course)
        if state.tobytes() != course.state.tobytes():
            findings.add(
                "not-repeatable", f"the same game once more ends with other {fields_that_differ(course.state, state)}", where
            )
    result: Result | None = None
    with findings.survived("telling what happened", where):
        end = result_of(setting.spec, course.state)
        tale.check_again(where, findings)
        if end is not None:
            result = Result.of(end)
            tale.check_end(end.ranks, end.scores, where, findings)
    with findings.survived("playing the game as text", where):
        check_game_of(course, tale.steps, result, findings)
