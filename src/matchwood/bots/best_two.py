"""The two best moves and what lies between them: the search that a hint is made of.

Half of the thinking goes into finding them, as the level does. What lies between them is then measured in worlds of its own, since
the worlds in which a decision turned out best flatter it; both are played out in each of them, so that the luck of the worlds
cancels out. (:mod:`matchwood.bots.comparison` judges many moves more exactly, with machine code of its own. A hint has a clock to
watch and uses the search's, so that a server has nothing else to compile before its first table.)
"""

from __future__ import annotations

import math
import time
from dataclasses import dataclass

from matchwood.bots.levels import Budget, Level, Run, candidates, goes_on, may_go_on, searched
from matchwood.bots.search import Search
from matchwood.engine import states
from matchwood.engine.chance import Source
from matchwood.engine.states import State

FEWEST_WORLDS = 16
"""Fewer say too little about how much worlds differ, however little time there is."""


@dataclass(frozen=True)
class BestTwo:
    """The better move, the other one (None where there is no other), by how much the first is better in units of ``worth``, the
    standard error of that, and in how many worlds both were played out."""

    run: Run
    other: Run | None
    better_by: float
    error: float
    worlds: int


def best_two(level: Level, observed: State, seat: int, source: Source, budget: Budget) -> BestTwo:
    """The best move and the runner-up at the first decision that leaves a choice, both completed as the level does."""
    run: list[int] = []
    while len(possible := candidates(observed, seat, source)) == 1:
        run += possible
        states.apply(observed, seat, possible[0])
        if not observed["midway"][0]:
            return BestTwo(tuple(run), None, 0.0, 0.0, 0)
    purse = _Purse(budget, 3 if may_go_on(observed, seat) else 2)
    search = Search(observed, seat, source, level.nodes)
    ranking, _ = search.try_all(possible, *purse.share())
    more, error, worlds = _difference(search, ranking[0], ranking[1], *purse.share())
    moves = [(*run, *_completed(level, states.copy_of(observed), seat, source, decision, purse.half())) for decision in ranking[:2]]
    better, other = moves if more >= 0 else reversed(moves)
    return BestTwo(better, other, abs(more), error, worlds)


def _completed(level: Level, observed: State, seat: int, source: Source, decision: int, budget: Budget) -> Run:
    """This decision and what the level goes on with."""
    return (decision, *(searched(level, observed, seat, source, budget) if goes_on(observed, seat, decision) else ()))


def _difference(search: Search, one: int, other: int, trials: int | None, deadline: float | None) -> tuple[float, float, int]:
    """How much more the one decision brings than the other, the standard error of that, and the number of worlds."""
    worlds, total, squares = 0, 0.0, 0.0
    most = math.inf if trials is None else trials // 2
    while worlds < FEWEST_WORLDS or (worlds < most and (deadline is None or time.perf_counter() < deadline)):
        more = search.in_one_world(one, other)
        worlds, total, squares = worlds + 1, total + more, squares + more * more
    mean = total / worlds
    variance = max(0.0, squares - worlds * mean * mean) / (worlds - 1)
    return mean, math.sqrt(variance / worlds), worlds


class _Purse:
    """A budget that is paid out in equal shares: so many trials, or until the clock shows a time."""

    def __init__(self, budget: Budget, shares: int) -> None:
        self._trials = None if budget.iterations is None else max(1, budget.iterations // shares)
        self._seconds = None if budget.seconds is None else budget.seconds / shares
        self._end = time.perf_counter()

    def share(self) -> tuple[int | None, float | None]:
        """The trials of the next share, and when it ends."""
        if self._seconds is None:
            return self._trials, None
        self._end += self._seconds
        return self._trials, self._end

    def half(self) -> Budget:
        """Half of a share."""
        trials = None if self._trials is None else max(1, self._trials // 2)
        return Budget(None if self._seconds is None else self._seconds / 2, trials)
