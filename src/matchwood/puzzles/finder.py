"""Look for a puzzle in a game of bots."""

from __future__ import annotations

import math
import random
import statistics
from collections.abc import Iterable, Sequence

from matchwood.api.judgement import rounded
from matchwood.api.view import View
from matchwood.puzzles.bot_games import BotGame, Decision, play_bots
from matchwood.puzzles.comparing import compare_moves
from matchwood.puzzles.criteria import (
    COMPARISON_SEEDS,
    MAX_SHARE_FOUND,
    MIN_STANDARD_ERRORS,
    SEEDS,
    SIMULATIONS,
    STABILITY_FACTOR,
    STABILITY_SEEDS,
)
from matchwood.puzzles.exact import exact_best
from matchwood.puzzles.grading import grades_of, usually_missed
from matchwood.puzzles.puzzle import Puzzle

FILTER_SIMULATIONS = 1200
FILTER_STANDARD_ERRORS = 2.0
"""The first, cheap comparison drops most positions. It may not drop positions with a small but clear margin."""

FILTER_SEEDS = 8
MAX_FILTER_FOUND = 0.5


def find_puzzle(game: str, seed: int, number: int) -> Puzzle | None:
    """Play game number ``number`` of a seed between bots, and return a puzzle from it. Return None if the game has no puzzle.

    Equal arguments give equal puzzles. Raises UnknownGame.
    """
    played, chance = play_bots(game, seed, number)
    for decision in _nearest_first(played.decisions, chance):
        if (puzzle := _puzzle_at(played, decision, seed, number)) is not None:
            return puzzle
    return None


def _nearest_first(decisions: Sequence[Decision], chance: random.Random) -> list[Decision]:
    """Return the decisions by their distance from a random moment, so that puzzles are spread over the game."""
    moment = chance.random() * (decisions[-1].event if decisions else 0)
    return sorted(decisions, key=lambda decision: abs(decision.event - moment))


def _puzzle_at(played: BotGame, decision: Decision, seed: int, number: int) -> Puzzle | None:
    view, best = decision.view, _candidate(decision.view)
    if best is None:
        return None
    if not usually_missed(view, best, range(SEEDS), MAX_SHARE_FOUND):
        return None
    found = agreed_margin(view, best, SIMULATIONS, COMPARISON_SEEDS)
    if found is None or agreed_margin(view, best, STABILITY_FACTOR * SIMULATIONS, STABILITY_SEEDS) is None:
        return None
    grades = grades_of(view, best)
    if grades is None:
        return None
    record = {name: value for name, value in played.position(decision).record.items() if name != "seed"}
    return Puzzle(
        record=record,
        seat=decision.seat,
        best=best,
        moves=len(view.moves),
        margin=rounded(found[0]),
        error=rounded(found[1]),
        simulations=SIMULATIONS,
        exact=exact_best(view) == (best,),
        grades=grades,
        seed=seed,
        number=number,
    )


def _candidate(view: View) -> str | None:
    """Return the best move if few simulations promise a puzzle, or None."""
    found = compare_moves(view, FILTER_SIMULATIONS, 0, FILTER_STANDARD_ERRORS)
    exact = exact_best(view)
    if not found.clear or (exact is not None and exact != (found.best,)):
        return None
    return found.best if usually_missed(view, found.best, range(FILTER_SEEDS), MAX_FILTER_FOUND) else None


def agreed_margin(view: View, best: str, simulations: int, seeds: Iterable[int]) -> tuple[float, float] | None:
    """Return the mean margin of the best move in independent comparisons, and its standard error.

    Return None if a comparison finds another move, or if a margin or the mean margin is not clear.
    """
    findings = []
    for seed in seeds:
        findings.append(compare_moves(view, simulations, seed))
        if findings[-1].best != best or not findings[-1].clear:
            return None
    margins = [finding.margin for finding in findings]
    within = math.sqrt(sum(finding.error**2 for finding in findings)) / len(findings)
    between = statistics.stdev(margins) / math.sqrt(len(margins)) if len(margins) > 1 else 0.0
    margin, error = statistics.fmean(margins), max(within, between)
    return (margin, error) if margin > MIN_STANDARD_ERRORS * error else None
