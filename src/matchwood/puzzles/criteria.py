"""The criteria that a position has to fulfil as a puzzle (docs/puzzles.md)."""

from __future__ import annotations

MIN_MOVES = 3
"""The minimum number of legal moves. A choice between two moves is guessed too often."""

MIN_STANDARD_ERRORS = 5.0
"""The minimum margin of the best move in standard errors."""

MIN_MARGIN = 1 / 4
"""The minimum margin of the best move as a share of ``mistake_cost``. In an analysis, a clear mistake costs at least 1/6 of it."""

SIMULATIONS = 20_000
"""The number of simulated games in one comparison of the moves of a puzzle."""

COMPARISON_SEEDS = (1, 3, 4, 5, 6)
"""The seeds of the independent comparisons, which must all find the same move. Two comparisons can differ by more than their
standard errors, because the search tree of each one can settle on another plan."""

STABILITY_FACTOR = 10
"""The best move must be the same with this many times the simulations."""

STABILITY_SEEDS = (2, 7, 8)
"""The seeds of the comparisons with more simulations."""

WEAK_LEVEL = "casual"
"""The level that must usually miss the best move of a puzzle."""

STRONG_LEVEL = "champion"
"""The level that must usually find the best move of a puzzle."""

SEEDS_PER_LEVEL = 40
"""The number of attempts of each level, each with its own seed."""

MAX_CANDIDATE_SOLVE_RATE = 0.35
"""The maximum solve rate of `WEAK_LEVEL` at a candidate: 14 of 40 attempts. If the true rate is 50 %, a candidate passes with a
probability of 4 %."""

MAX_WEAK_SOLVE_RATE = 0.4
"""The maximum solve rate of `WEAK_LEVEL` at a puzzle. Solve rates use other seeds than the choice of candidates, which prefers
positions with a rate that is too low by chance."""

MIN_STRONG_SOLVE_RATE = 0.75
"""The minimum solve rate of `STRONG_LEVEL` at a puzzle."""

SOLVE_ITERATIONS = 20_000
"""The maximum number of simulations for one move. Only the champion needs this limit, because weaker levels have lower ones."""
