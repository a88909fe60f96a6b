"""The share of seeds with which a level finds the best move."""

from __future__ import annotations

from matchwood.api.bot import bot, levels
from matchwood.api.view import View
from matchwood.puzzles.criteria import FINDING_LEVEL, GRADE_ITERATIONS, MAX_GRADE, MIN_GRADE, MISSING_LEVEL, SEEDS

GRADING_SEEDS = range(SEEDS, 2 * SEEDS)
"""The seeds of grades. The choice of candidates uses the seeds below."""


def share_found(view: View, best: str, level: str, seeds: range) -> float:
    """Return the share of the seeds with which a bot of the level makes the best move."""
    found = sum(bot(level, seed=seed, iterations=GRADE_ITERATIONS).choose(view) == best for seed in seeds)
    return round(found / len(seeds), 4)


def usually_missed(view: View, best: str, seeds: range, max_share: float) -> bool:
    """Return whether at most this share of the seeds let a bot of the level `MISSING_LEVEL` find the best move."""
    left = max_share * len(seeds)
    for seed in seeds:
        left -= share_found(view, best, MISSING_LEVEL, range(seed, seed + 1))
        if left < 0:
            return False
    return True


def grades_of(view: View, best: str) -> dict[str, float] | None:
    """Return for each level the share of seeds with which it finds the best move.

    Return None if the best move is too easy for the level `MISSING_LEVEL`, or too hard for the level `FINDING_LEVEL`.
    """
    missing = share_found(view, best, MISSING_LEVEL, GRADING_SEEDS)
    finding = share_found(view, best, FINDING_LEVEL, GRADING_SEEDS) if missing <= MAX_GRADE else 0.0
    if missing > MAX_GRADE or finding < MIN_GRADE:
        return None
    known = {MISSING_LEVEL: missing, FINDING_LEVEL: finding}
    return {level: known[level] if level in known else share_found(view, best, level, GRADING_SEEDS) for level in levels()}
