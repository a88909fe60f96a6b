"""The levels of play that one can ask for, and what each does with an observed record.

Weaker levels think as the stronger ones do, but of fewer worlds and less far ahead, and they err as people do: the more often, the
less an error costs (quantal response: McKelvey and Palfrey, "Quantal response equilibria for normal form games", Games and Economic
Behavior 1995).
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from matchwood.bots.search import Search, Trials
from matchwood.engine import states
from matchwood.engine.bits import members
from matchwood.engine.chance import Source, chance_from, fraction
from matchwood.engine.states import State, random_decision, suggest
from matchwood.errors import UnknownBot, shown

LONGEST_SECONDS = 3600.0
TRIALS_PER_SECOND = 300_000
"""About as many as there are in a second; the tree need not remember more."""
MOST_THREADS = 64

Run: TypeAlias = tuple[int, ...]
"""The decisions that make up one move."""


@dataclass(frozen=True)
class Budget:
    """How much thinking one move may take: seconds of the wall clock, a number of trials, or what the level takes by itself."""

    seconds: float | None
    iterations: int | None
    threads: int = 1


@dataclass(frozen=True)
class Level:
    """How a level thinks: at most so many trials and seconds for a move, with a tree of so many nodes at most; and how large its
    errors are, in plain mistakes of the game."""

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
"""For people to choose from, the weakest first."""

YARDSTICKS: dict[str, Callable[[State, int, Source], int]] = {"random": random_decision, "quick": suggest}
"""Bots that do not think: any legal decision, and the game's advice at a glance."""


def seconds_of(level: str) -> float:
    """How long the level thinks of a move at most if nothing else is said."""
    return LEVELS[level].seconds if level in LEVELS else 0.0


def choose_run(level: str, observed: State, seat: int, seed: object, budget: Budget) -> Run:
    """The decisions of the move that this level makes here."""
    source = chance_from(str(seed), observed.tobytes())
    if level in YARDSTICKS:
        return decided_one_by_one(YARDSTICKS[level], observed, seat, source)
    return searched(LEVELS[level], observed, seat, source, budget)


def decided_one_by_one(decide: Callable[[State, int, Source], int], observed: State, seat: int, source: Source) -> Run:
    """The decisions of one move, none of them looking ahead to the next."""
    run = [int(decide(observed, seat, source))]
    while goes_on(observed, seat, run[-1]):
        run.append(int(decide(observed, seat, source)))
    return tuple(run)


def goes_on(state: State, seat: int, decision: int) -> bool:
    """Make a decision; whether the move wants another one."""
    states.apply(state, seat, decision)
    return bool(state["midway"][0])


def may_go_on(state: State, seat: int) -> bool:
    """Whether a legal decision of the seat is but the beginning of a move."""
    return any(goes_on(states.copy_of(state), seat, decision) for decision in members(states.legal(state, seat)))


def searched(level: Level, observed: State, seat: int, source: Source, budget: Budget) -> Run:
    """The move that the level finds. A decision that others may follow gets half of what is left to think, the last one all."""
    iterations, end = budget.iterations, None
    if iterations is None or (level.iterations is not None and level.iterations < iterations):
        iterations = level.iterations
    if budget.iterations is None or budget.seconds is not None:
        end = time.perf_counter() + min(level.seconds, budget.seconds or level.seconds)
    nodes = room_for(level, math.inf if end is None else end - time.perf_counter(), iterations)
    search: Search | None = None
    run: list[int] = []
    while not run or observed["midway"][0]:
        possible = candidates(observed, seat, source)
        if len(possible) > 1:
            if search is None:
                search = Search(observed, seat, source, nodes, budget.threads)
            else:
                search.decided(observed)
            share = 2 if may_go_on(observed, seat) else 1
            now = time.perf_counter()
            trials = None if iterations is None else iterations // share
            ranking, found = search.try_all(possible, trials, None if end is None else now + (end - now) / share)
            iterations = None if iterations is None or trials is None else iterations - trials
            run.append(with_errors(level.error * states.mistake_cost(observed), ranking, found, source))
        else:
            run += possible
        states.apply(observed, seat, run[-1])
    return tuple(run)


def room_for(level: Level, seconds: float, iterations: int | None) -> int:
    """How many nodes the tree may have: no more than trials can fill, since fresh memory takes time as well."""
    expected = max(1.0, min(seconds * TRIALS_PER_SECOND, iterations or math.inf))  # on a busy machine the time may be up already
    return min(level.nodes, 1 << max(10, math.ceil(math.log2(2 * expected))))


def candidates(observed: State, seat: int, source: Source) -> list[int]:
    """The legal decisions, the game's advice first."""
    possible = list(members(states.legal(observed, seat)))
    if len(possible) > 1:
        sensible = states.suggest(observed, seat, source)
        possible.sort(key=lambda decision: decision != sensible)
    return possible


def with_errors(scale: float, ranking: list[int], found: Trials, source: Source) -> int:
    """The best decision, or by mistake another: one that costs ``scale`` more is chosen e times less often. Where nothing is at
    stake any more there are no mistakes, and nobody plays nonsense."""
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
    """The name of a level. Raises UnknownBot."""
    if not isinstance(level, str) or (level not in LEVELS and level not in YARDSTICKS):
        known = [*YARDSTICKS, *LEVELS]
        raise UnknownBot(f"there is no bot {shown(level)}; there is {', '.join(known)}", known)
    return level


def checked_budget(seconds: object, iterations: object, threads: object = 1) -> Budget:
    """A budget that makes sense; what the level takes by itself if nothing is said. Raises UnknownBot."""
    if iterations is not None and (isinstance(iterations, bool) or not isinstance(iterations, int) or iterations < 1):
        raise UnknownBot(f"the number of iterations is a whole number from 1 on, not {shown(iterations)}")
    if seconds is not None and (
        isinstance(seconds, bool) or not isinstance(seconds, int | float) or not 0 < seconds <= LONGEST_SECONDS
    ):
        raise UnknownBot(
            f"the seconds a decision may take are a number above 0 (up to {LONGEST_SECONDS:.0f}), not {shown(seconds)}"
        )
    if isinstance(threads, bool) or not isinstance(threads, int) or not 1 <= threads <= MOST_THREADS:
        raise UnknownBot(f"the number of threads is a whole number from 1 to {MOST_THREADS}, not {shown(threads)}")
    return Budget(seconds, iterations, threads)
