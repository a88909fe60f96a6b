"""What makes a position a puzzle."""

from __future__ import annotations

MIN_MOVES = 3
"""The minimum number of legal moves. A choice between two moves is guessed too often."""

MIN_STANDARD_ERRORS = 5.0
"""The minimum margin of the best move in standard errors."""

MIN_MARGIN = 1 / 4
"""The minimum margin as a share of a plain mistake (``mistake_cost``). In an analysis, a clear mistake costs at
least 1/6 of it."""

SIMULATIONS = 20_000
"""The number of simulated games in a comparison of the moves of a puzzle."""

COMPARISON_SEEDS = (1, 3, 4, 5, 6)
"""The seeds of the independent comparisons that must find the same move. The search tree of a comparison can settle on different
plans, so that two comparisons differ by more than their standard errors."""

STABILITY_FACTOR = 10
"""With this many times the simulations, the best move must be the same."""

STABILITY_SEEDS = (2, 7, 8)
"""The seeds of the independent comparisons with more simulations."""

MISSING_LEVEL = "casual"
"""The level that usually misses the best move of a puzzle."""

FINDING_LEVEL = "champion"
"""The level that usually finds the best move of a puzzle."""

SEEDS = 40
"""The number of seeds with which each level looks for the best move."""

MAX_SHARE_FOUND = 0.35
"""The maximum share of seeds with which the level `MISSING_LEVEL` finds the best move of a candidate. A level
with a true share of 50 % passes this check (at most 14 of 40 seeds) with a probability of 4 %."""

MAX_GRADE = 0.4
"""The maximum grade of the level `MISSING_LEVEL`. Grades use other seeds than the choice of candidates, so that they are not
too low by chance."""

MIN_GRADE = 0.75
"""The minimum grade of the level `FINDING_LEVEL`."""

GRADE_ITERATIONS = 20_000
"""The number of simulations of a level for one move. It limits only the champion, because weaker levels have lower limits."""
