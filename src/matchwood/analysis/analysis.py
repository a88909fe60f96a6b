"""Analyse a game in separate tasks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import replace
from functools import partial
from itertools import chain
from typing import Any

import numpy as np

from matchwood.analysis.luck import Change, Luck, Share, Weighed, changes_in, weigh
from matchwood.analysis.prospects import Prospects, prospects_of
from matchwood.analysis.replay import Replay
from matchwood.analysis.report import Analysis, Moment, Part, Player
from matchwood.api.game import Game
from matchwood.api.judgement import ITERATIONS, Judgement, checked_effort, judge
from matchwood.api.record import load
from matchwood.engine.ordered_results import ordered_results

ITERATIONS_PER_ROLLOUT = 5
"""One simulated game takes as long as this number of iterations of a search."""

EVENTS_PER_TASK = 8
MAX_PENDING_TASKS = 64

Found = tuple[Judgement | None, Weighed]


def analyse(
    record: Mapping[str, Any],
    *,
    iterations: int = ITERATIONS,
    seed: int = 0,
    executor: Executor | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Analysis:
    """Judge the unforced moves of a recorded game. The analysis also separates luck from skill (docs/analysis.md).

    Equal records, iterations and seeds give equal analyses. An ``executor`` shares the work among processes. ``progress`` is
    called with the number of judged events and the number of all events. Raises BadRecord, and UnknownBot for an invalid number
    of iterations.

    >>> import matchwood
    >>> deal = {"dealer": 2, "hands": [["T13"], ["L3"], ["B9"]]}
    >>> game = matchwood.new("matchmaster", players=3, seed=1, deals=[deal])
    >>> for seat in (0, 1, 2):
    ...     game.play("bid 0", seat=seat)
    >>> [(found.move, found.best, found.loss) for found in analyse(game.record(), iterations=200).mistakes()]
    [('bid 0', 'bid 1', 12.0)]
    """
    iterations, seed = checked_effort(iterations, seed)
    game = load(record)
    replay = Replay(game, record["events"])
    prospects = prospects_of(game, record["events"], max(2, iterations // ITERATIONS_PER_ROLLOUT), seed)
    changes = list(changes_in(replay))
    luck, judgements = Luck(game.players), []
    if executor:
        _compile_once(changes, prospects)
    size = EVENTS_PER_TASK if executor else 1
    parts = (changes[first : first + size] for first in range(0, len(changes), size))
    tasks = (partial(judge_changes, part, prospects, iterations, seed) for part in parts)
    judged = ordered_results(executor, tasks, MAX_PENDING_TASKS)
    for number, (judgement, weighed) in enumerate(chain.from_iterable(judged), 1):
        luck.add(changes[number - 1], weighed)
        if judgement:
            judgements.append(judgement)
        if progress:
            progress(number, len(changes))
    return Analysis(
        game=game.key,
        finished=game.over,
        iterations=iterations,
        seed=seed,
        worth_in=replay.spec.worth_in,
        outcome_in=replay.spec.outcome_in(game.options),
        players=tuple(_players(game, luck, judgements)),
        judgements=tuple(judgements),
        course=tuple(_course(changes, luck)),
    )


# --- the tasks -----------------------------------------------------------------------------------------------------------------


def judge_changes(changes: Sequence[Change], prospects: Prospects, iterations: int, seed: int) -> list[Found]:
    """Judge deals and moves of a game, and return one result for each."""
    return [_found(change, prospects, iterations, seed) for change in changes]


def _found(change: Change, prospects: Prospects, iterations: int, seed: int) -> Found:
    step, weighed = change.step, weigh(change, prospects)
    if step is None:
        return None, weighed
    return judge(step.view, step.move, iterations, seed, event=step.event, deal=step.deal), weighed


def _compile_once(changes: Sequence[Change], prospects: Prospects) -> None:
    """Analyse one deal and one move in this process first, so that the worker processes find compiled code."""
    minimal = replace(prospects, rollouts=2)
    for is_deal in (True, False):
        for change in [change for change in changes if (change.step is None) == is_deal][:1]:
            _found(change, minimal, 1, 0)


# --- the findings --------------------------------------------------------------------------------------------------------------


def _players(game: Game, luck: Luck, judgements: Sequence[Judgement]) -> Iterator[Player]:
    hidden = luck.hidden
    play = luck.expected.variance + luck.own.variance + luck.others.variance
    together = Share(luck.deals.value + hidden.value, play)  # the errors in the values of deals cancel out
    for seat in range(game.players):
        own = [judgement for judgement in judgements if judgement.seat == seat]
        wrong = [judgement.loss for judgement in own if judgement.mistake]
        yield Player(
            seat=seat,
            result=float(luck.now.value[seat]),
            expected=_part(luck.expected, seat),
            deals=_part(luck.deals, seat),
            hidden=_part(hidden, seat),
            luck=_part(together, seat),
            own=_part(luck.own, seat),
            others=_part(luck.others, seat),
            decisions=len(own),
            mistakes=len(wrong),
            lost=sum(wrong, 0.0),
        )


def _part(share: Share, seat: int) -> Part:
    return Part(float(share.value[seat]), float(share.error[seat]))


def _course(changes: Sequence[Change], luck: Luck) -> Iterator[Moment]:
    before = np.zeros_like(luck.now.value)
    for change, after, fortune in zip(changes, luck.course, luck.fortunes, strict=True):
        seat = change.step.seat if change.step else None
        figures = (tuple(values.tolist()) for values in (after, after - before, fortune))
        yield Moment(change.event, change.deal, seat, *figures)
        before = after
