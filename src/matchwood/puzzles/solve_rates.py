"""Solve rates: the share of attempts in which the bots of a level find the best move."""

from __future__ import annotations

from matchwood.api.bot import bot, levels
from matchwood.api.view import View
from matchwood.puzzles.criteria import (
    MAX_WEAK_SOLVE_RATE,
    MIN_STRONG_SOLVE_RATE,
    SEEDS_PER_LEVEL,
    SOLVE_ITERATIONS,
    STRONG_LEVEL,
    WEAK_LEVEL,
)

SOLVE_RATE_SEEDS = range(SEEDS_PER_LEVEL, 2 * SEEDS_PER_LEVEL)
"""The seeds of solve rates. Lower seeds are used for the choice of candidates."""


def solve_rate(view: View, best: str, level: str, seeds: range) -> float:
    """Return the share of attempts, one for each seed, in which a bot of the level chooses the best move."""
    solved = sum(bot(level, seed=seed, iterations=SOLVE_ITERATIONS).choose(view) == best for seed in seeds)
    return round(solved / len(seeds), 4)


def is_usually_missed(view: View, best: str, seeds: range, max_solve_rate: float) -> bool:
    """Return whether the solve rate of `WEAK_LEVEL` is at most ``max_solve_rate``. Stop when the answer is certain."""
    left = max_solve_rate * len(seeds)
    for seed in seeds:
        left -= solve_rate(view, best, WEAK_LEVEL, range(seed, seed + 1))
        if left < 0:
            return False
    return True


def solve_rates_of(view: View, best: str) -> dict[str, float] | None:
    """Return the solve rate of each level.

    Return None if the best move is too easy for `WEAK_LEVEL`, or too hard for `STRONG_LEVEL`.
    """
    weak = solve_rate(view, best, WEAK_LEVEL, SOLVE_RATE_SEEDS)
    if weak > MAX_WEAK_SOLVE_RATE:
        return None
    strong = solve_rate(view, best, STRONG_LEVEL, SOLVE_RATE_SEEDS)
    if strong < MIN_STRONG_SOLVE_RATE:
        return None
    known = {WEAK_LEVEL: weak, STRONG_LEVEL: strong}
    return {level: known[level] if level in known else solve_rate(view, best, level, SOLVE_RATE_SEEDS) for level in levels()}
