"""The conditions that a position must meet to become a puzzle (docs/puzzles.md)."""

from __future__ import annotations

MIN_MOVES = 3
"""The minimum number of legal moves. If there were two moves, people would guess the best one too often."""

MIN_STANDARD_ERRORS = 5.0
"""The minimum margin of the best move over the next one, in standard errors."""

MIN_MARGIN = 1 / 4
"""The minimum margin of the best move over the next one, as a share of ``mistake_cost``. For a clear mistake in an analysis, the
share is 1/6.
"""

SIMULATIONS = 20_000
"""The number of simulated games in one comparison of moves."""

COMPARISON_SEEDS = (1, 3, 4, 5, 6)
"""The seeds of the independent comparisons. All must find the same best move. Two comparisons can differ by more than their
standard errors, because their search trees can prefer different plans.
"""

STABILITY_FACTOR = 10
"""With this number of times more simulations, the best move must be the same."""

STABILITY_SEEDS = (2, 7, 8)
"""The seeds of the comparisons with more simulations."""

WEAK_LEVEL = "casual"
"""The level that must usually miss the best move of a puzzle."""

STRONG_LEVEL = "champion"
"""The level that must usually find the best move of a puzzle."""

SEEDS_PER_LEVEL = 40
"""The number of attempts of each level, each with its own seed."""

MAX_CANDIDATE_SOLVE_RATE = 0.35
"""A candidate is a position that `WEAK_LEVEL` solves at most this often: in 14 of 40 attempts. If the true rate is 50 %, this
happens with a probability of 4 %.
"""

MAX_WEAK_SOLVE_RATE = 0.4
"""The maximum solve rate of `WEAK_LEVEL` at a puzzle. Solve rates use new seeds, because candidates are often positions that had a
low rate only by chance.
"""

MIN_STRONG_SOLVE_RATE = 0.75
"""The minimum solve rate of `STRONG_LEVEL` at a puzzle."""

SOLVE_ITERATIONS = 20_000
"""The maximum number of simulations for one move. Only the champion needs this limit, because weaker levels have lower limits."""
