"""Find the two best moves, and estimate how much better the best one is."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass

from matchwood.bots.levels import Budget, Level, Run, candidates, continues_move, may_continue_move, searched
from matchwood.bots.search import Search
from matchwood.engine import states
from matchwood.engine.chance import Source
from matchwood.engine.states import State

MIN_WORLDS = 16
"""The minimum number of worlds for a standard error. They are sampled even if the deadline has passed."""


@dataclass(frozen=True)
class BestTwo:
    """The two best moves of a seat, and the difference between their values.

    ``other`` is None if there is only one legal move. ``better_by`` and its standard ``error`` are in units of ``worth``.
    """

    run: Run
    other: Run | None
    better_by: float
    error: float
    worlds: int


def best_two(level: Level, observed: State, seat: int, source: Source, budget: Budget) -> BestTwo:
    """Return the two best moves of a seat that differ in the first decision for which the seat has a choice."""
    run: list[int] = []
    while len(possible := candidates(observed, seat, source)) == 1:
        run += possible
        states.apply(observed, seat, possible[0])
        if not observed["midway"][0]:
            return BestTwo(tuple(run), None, 0.0, 0.0, 0)
    shares = _Shares(budget, 3 if may_continue_move(observed, seat) else 2)
    search = Search(observed, seat, source, level.nodes)
    ranking, _ = search.try_all(possible, *shares.next())
    more, error, worlds = _difference(search, ranking[0], ranking[1], *shares.next())
    moves = [
        (*run, *_completed(level, states.copy_of(observed), seat, source, decision, shares.half())) for decision in ranking[:2]
    ]
    better, other = moves if more >= 0 else reversed(moves)
    return BestTwo(better, other, abs(more), error, worlds)


def _completed(level: Level, observed: State, seat: int, source: Source, decision: int, budget: Budget) -> Run:
    return (decision, *(searched(level, observed, seat, source, budget) if continues_move(observed, seat, decision) else ()))


def _difference(search: Search, one: int, other: int, iterations: int | None, deadline: float | None) -> tuple[float, float, int]:
    worlds, total, squares = 0, 0.0, 0.0
    most = math.inf if iterations is None else iterations // 2
    while worlds < MIN_WORLDS or (worlds < most and (deadline is None or time.perf_counter() < deadline)):
        more = search.in_one_world(one, other)
        worlds, total, squares = worlds + 1, total + more, squares + more * more
    mean = total / worlds
    variance = max(0.0, squares - worlds * mean * mean) / (worlds - 1)
    return mean, math.sqrt(variance / worlds), worlds


class _Shares:
    def __init__(self, budget: Budget, count: int) -> None:
        self._iterations = None if budget.iterations is None else max(1, budget.iterations // count)
        self._seconds = None if budget.seconds is None else budget.seconds / count
        self._end = time.perf_counter()

    def next(self) -> tuple[int | None, float | None]:
        """Return the limits for the next part of the search: the number of iterations, and the deadline."""
        if self._seconds is None:
            return self._iterations, None
        self._end += self._seconds
        return self._iterations, self._end

    def half(self) -> Budget:
        iterations = None if self._iterations is None else max(1, self._iterations // 2)
        return Budget(None if self._seconds is None else self._seconds / 2, iterations)
