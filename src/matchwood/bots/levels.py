"""The levels of the bots, and their choice of a move."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from matchwood.bots.search import Outcomes, Search
from matchwood.engine import states
from matchwood.engine.bits import members
from matchwood.engine.chance import Source, chance_from, fraction
from matchwood.engine.states import State, random_decision, suggest
from matchwood.engine.whole_numbers import whole_number
from matchwood.errors import UnknownBot, shown

MAX_SECONDS = 3600.0
ITERATIONS_PER_SECOND = 300_000
"""An upper estimate of the speed of the search. It limits the size of the search tree."""
MAX_THREADS = 64

Run: TypeAlias = tuple[int, ...]
"""The decisions that make up one move."""


@dataclass(frozen=True)
class Budget:
    """The time limit and the iteration limit of a search for one move. If both limits are None, the bot level's limits apply."""

    seconds: float | None
    iterations: int | None
    threads: int = 1


@dataclass(frozen=True)
class Level:
    """The strength of a bot level: the search limits for one move, and the size of mistakes.

    The unit of ``error`` is the cost of a typical mistake in the game (the verb ``mistake_cost``).
    """

    seconds: float
    iterations: int | None
    nodes: int = 0
    error: float = 0.0


LEVELS: dict[str, Level] = {
    "beginner": Level(0.1, 500, error=1.2),
    "casual": Level(0.2, 1000, error=0.6),
    "club": Level(0.3, 2000, error=0.3),
    "expert": Level(0.5, 4000, error=0.13),
    "champion": Level(1.0, None, nodes=1 << 16),
}
"""The levels that people choose from, from the weakest to the strongest."""

YARDSTICKS: dict[str, Callable[[State, int, Source], int]] = {"random": random_decision, "quick": suggest}
"""Bots without search: one decides at random, the other follows the advice of the game's rules."""


def seconds_of(level: str) -> float:
    """Return the time limit of a bot level for one move in seconds."""
    return LEVELS[level].seconds if level in LEVELS else 0.0


def choose_run(level: str, observed: State, seat: int, seed: object, budget: Budget) -> Run:
    """Choose a bot's move, and return the decisions of the move."""
    source = chance_from(str(seed), observed.tobytes())
    if level in YARDSTICKS:
        return decided_one_by_one(YARDSTICKS[level], observed, seat, source)
    return searched(LEVELS[level], observed, seat, source, budget)


def decided_one_by_one(decide: Callable[[State, int, Source], int], observed: State, seat: int, source: Source) -> Run:
    """Choose all decisions of one move in order, without a search."""
    run = [int(decide(observed, seat, source))]
    while continues_move(observed, seat, run[-1]):
        run.append(int(decide(observed, seat, source)))
    return tuple(run)


def continues_move(state: State, seat: int, decision: int) -> bool:
    """Make a decision for the seat. Return whether the seat's move is still unfinished."""
    states.apply(state, seat, decision)
    return bool(state["midway"][0])


def may_continue_move(state: State, seat: int) -> bool:
    """Return whether the seat's move can need more than one further decision."""
    return any(continues_move(states.copy_of(state), seat, decision) for decision in members(states.legal(state, seat)))


def searched(level: Level, observed: State, seat: int, source: Source, budget: Budget) -> Run:
    """Search for the best move within the limits of a bot level.

    If another decision of the same move may follow, a decision may use half of the remaining budget.
    """
    iterations, end = budget.iterations, None
    if iterations is None or (level.iterations is not None and level.iterations < iterations):
        iterations = level.iterations
    if budget.iterations is None or budget.seconds is not None:
        end = time.perf_counter() + min(level.seconds, budget.seconds or level.seconds)
    nodes = tree_size(level, math.inf if end is None else end - time.perf_counter(), iterations)
    search: Search | None = None
    run: list[int] = []
    while not run or observed["midway"][0]:
        possible = candidates(observed, seat, source)
        if len(possible) > 1:
            if search is None:
                search = Search(observed, seat, source, nodes, budget.threads)
            else:
                search.move_to(observed)
            share = 2 if may_continue_move(observed, seat) else 1
            now = time.perf_counter()
            used = None if iterations is None else iterations // share
            ranking, found = search.try_all(possible, used, None if end is None else now + (end - now) / share)
            iterations = None if iterations is None or used is None else iterations - used
            run.append(with_mistakes(level.error * states.mistake_cost(observed), ranking, found, source))
        else:
            run += possible
        states.apply(observed, seat, run[-1])
    return tuple(run)


def tree_size(level: Level, seconds: float, iterations: int | None) -> int:
    """Return the number of tree nodes to allocate for a search."""
    expected = max(1.0, min(seconds * ITERATIONS_PER_SECOND, iterations or math.inf))  # may be negative after the deadline
    return min(level.nodes, 1 << max(10, math.ceil(math.log2(2 * expected))))


def candidates(observed: State, seat: int, source: Source) -> list[int]:
    """Return the legal decisions of the seat. The first one is the decision that the function `states.suggest` recommends."""
    possible = list(members(states.legal(observed, seat)))
    if len(possible) > 1:
        sensible = states.suggest(observed, seat, source)
        possible.sort(key=lambda decision: decision != sensible)
    return possible


def with_mistakes(scale: float, ranking: list[int], found: Outcomes, source: Source) -> int:
    """Choose the best decision, or sometimes a worse decision on purpose.

    If a decision costs ``scale`` more than another one, its probability is lower by the factor e (quantal response: McKelvey and
    Palfrey, Games and Economic Behavior 1995).
    """
    if scale == 0.0:
        return ranking[0]
    best = found.mean(ranking[0])
    weights = [math.exp(min(0.0, found.mean(decision) - best) / scale) for decision in ranking]
    drawn = fraction(source) * sum(weights)
    for decision, weight in zip(ranking, weights, strict=True):
        drawn -= weight
        if drawn < 0:
            return decision if found.mean(decision) < best else ranking[0]
    return ranking[0]


def checked_level(level: object) -> str:
    """Check that a bot level exists, and return the level. Raises `UnknownBot` if the level does not exist."""
    if not isinstance(level, str) or (level not in LEVELS and level not in YARDSTICKS):
        known = [*YARDSTICKS, *LEVELS]
        raise UnknownBot(f"there is no bot {shown(level)}; choose one of {', '.join(known)}", known)
    return level


def checked_budget(seconds: object, iterations: object, threads: object = 1) -> Budget:
    """Return a search budget with these limits. Raises `UnknownBot` if a value is invalid."""
    count, number = whole_number(iterations), whole_number(threads)
    if iterations is not None and (count is None or count < 1):
        raise UnknownBot(f"the number of iterations is a whole number of at least 1, not {shown(iterations)}")
    if seconds is not None and (
        isinstance(seconds, bool) or not isinstance(seconds, int | float) or not 0 < seconds <= MAX_SECONDS
    ):
        raise UnknownBot(f"the seconds for a decision are a number above 0, at most {MAX_SECONDS:.0f}, not {shown(seconds)}")
    if number is None or not 1 <= number <= MAX_THREADS:
        raise UnknownBot(f"the number of threads is a whole number from 1 to {MAX_THREADS}, not {shown(threads)}")
    return Budget(seconds, count, number)
