"""Search for puzzles in games between bots."""

from __future__ import annotations

import math
import random
import statistics
from collections.abc import Generator, Iterable, Sequence
from concurrent.futures import Executor
from functools import partial
from itertools import count

from matchwood.api.judgement import rounded
from matchwood.api.view import View
from matchwood.engine.ordered_results import ordered_results
from matchwood.puzzles.bot_games import BotGame, Decision, play_bot_game
from matchwood.puzzles.comparing import compare_moves
from matchwood.puzzles.criteria import (
    COMPARISON_SEEDS,
    MAX_CANDIDATE_SOLVE_RATE,
    MIN_STANDARD_ERRORS,
    SEEDS_PER_LEVEL,
    SIMULATIONS,
    STABILITY_FACTOR,
    STABILITY_SEEDS,
)
from matchwood.puzzles.exact import exact_best_moves
from matchwood.puzzles.puzzle import Puzzle
from matchwood.puzzles.solve_rates import is_usually_missed, solve_rates_of

FILTER_SIMULATIONS = 1200
FILTER_STANDARD_ERRORS = 2.0
"""The first comparison is quick and rejects most positions. It requires fewer standard errors, so that it keeps positions with
small but clear margins.
"""

FILTER_SEEDS = 8
MAX_FILTER_SOLVE_RATE = 0.5


def find_puzzle(game: str, seed: int, number: int) -> Puzzle | None:
    """Play game number ``number`` of a seed between bots, and return a puzzle from it. Return None if the game has no puzzle.

    Equal arguments give equal puzzles. Raises UnknownGame.
    """
    played, chance = play_bot_game(game, seed, number)
    for decision in _nearest_first(played.decisions, chance):
        if (puzzle := _puzzle_at(played, decision, seed, number)) is not None:
            return puzzle
    return None


def find_puzzles(
    game: str, seed: int, first: int = 0, executor: Executor | None = None, max_pending: int = 1
) -> Generator[Puzzle | None]:
    """Yield the result of `find_puzzle` for each game number from ``first`` on.

    The generator never ends. An ``executor`` runs several searches in parallel, with the same result. Raises UnknownGame.
    """
    tasks = (partial(find_puzzle, game, seed, number) for number in count(first))
    return ordered_results(executor, tasks, max_pending, cancel=True)


def _nearest_first(decisions: Sequence[Decision], chance: random.Random) -> list[Decision]:
    """Sort the decisions by their distance from a random event, so that puzzles come from all parts of a game."""
    event = chance.random() * (decisions[-1].event if decisions else 0)
    return sorted(decisions, key=lambda decision: abs(decision.event - event))


def _puzzle_at(played: BotGame, decision: Decision, seed: int, number: int) -> Puzzle | None:
    view, best = decision.view, _candidate(decision.view)
    if best is None:
        return None
    if not is_usually_missed(view, best, range(SEEDS_PER_LEVEL), MAX_CANDIDATE_SOLVE_RATE):
        return None
    found = agreed_margin(view, best, SIMULATIONS, COMPARISON_SEEDS)
    if found is None or agreed_margin(view, best, STABILITY_FACTOR * SIMULATIONS, STABILITY_SEEDS) is None:
        return None
    solve_rates = solve_rates_of(view, best)
    if solve_rates is None:
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
        exact=exact_best_moves(view) == (best,),
        solve_rates=solve_rates,
        seed=seed,
        number=number,
    )


def _candidate(view: View) -> str | None:
    """Return the best move if a few simulations show that the position may be a puzzle, or None."""
    found = compare_moves(view, FILTER_SIMULATIONS, 0, FILTER_STANDARD_ERRORS)
    exact = exact_best_moves(view)
    if not found.is_clear or (exact is not None and exact != (found.best,)):
        return None
    return found.best if is_usually_missed(view, found.best, range(FILTER_SEEDS), MAX_FILTER_SOLVE_RATE) else None


def agreed_margin(view: View, best: str, simulations: int, seeds: Iterable[int]) -> tuple[float, float] | None:
    """Return the mean margin of the best move in independent comparisons, and its standard error.

    Return None if a comparison finds another move, or if a margin or the mean margin is not clear.
    """
    comparisons = []
    for seed in seeds:
        comparisons.append(compare_moves(view, simulations, seed))
        if comparisons[-1].best != best or not comparisons[-1].is_clear:
            return None
    margins = [each.margin for each in comparisons]
    within = math.sqrt(sum(each.error**2 for each in comparisons)) / len(comparisons)
    between = statistics.stdev(margins) / math.sqrt(len(margins)) if len(margins) > 1 else 0.0
    margin, error = statistics.fmean(margins), max(within, between)
    return (margin, error) if margin > MIN_STANDARD_ERRORS * error else None
