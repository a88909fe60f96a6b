"""The ten puzzles of each day."""

from __future__ import annotations

import random
from collections.abc import Sequence
from datetime import date
from functools import lru_cache

from matchwood.puzzles.collection import games_with_puzzles, shipped_puzzles
from matchwood.puzzles.puzzle import Puzzle

PUZZLES_PER_DAY = 10
MAX_KEPT_DAYS = 64
BANDS = 5
"""The puzzles of a game are divided into this number of groups by difficulty. Each group gives a puzzle in turn."""


def difficulty_of(puzzle: Puzzle) -> float:
    """Return the share of the bots' attempts that miss the best move. All levels count."""
    return 1 - sum(puzzle.solve_rates.values()) / len(puzzle.solve_rates)


@lru_cache(MAX_KEPT_DAYS)
def puzzles_on(day: date) -> tuple[Puzzle, ...]:
    """Return the puzzles of a day, from the easiest to the hardest.

    The puzzles depend only on the day and on the package. The games take turns, so the numbers of puzzles of two games differ by at
    most one. A puzzle of a game returns only after all its other puzzles; then the order changes.
    """
    games = games_with_puzzles()
    if not games:
        return ()
    number = day.toordinal()
    chosen = [puzzle for index, game in enumerate(games) for puzzle in _share(game, number, index, len(games))]
    return tuple(sorted(chosen, key=difficulty_of))


def _share(game: str, number: int, index: int, games: int) -> Sequence[Puzzle]:
    """Return the puzzles of one game on day number ``number``. ``index`` is the index of the game."""
    first, last = (_used_before(game_day, index, games) for game_day in (number, number + 1))
    return [_puzzle(game, turn) for turn in range(first, last)]


def _used_before(number: int, index: int, games: int) -> int:
    """Return the number of puzzles of a game that were used before day number ``number``."""
    return (number * PUZZLES_PER_DAY + index) // games


def _puzzle(game: str, turn: int) -> Puzzle:
    puzzles = shipped_puzzles(game)
    cycle, index = divmod(turn, len(puzzles))
    return puzzles[_order(game, cycle)[index]]


@lru_cache(MAX_KEPT_DAYS)
def _order(game: str, cycle: int) -> Sequence[int]:
    """Return the order of a game's puzzles in a cycle: one random puzzle of each group by difficulty, then the next ones."""
    puzzles = shipped_puzzles(game)
    ranked = sorted(range(len(puzzles)), key=lambda index: difficulty_of(puzzles[index]))
    chance = random.Random(f"{game} {cycle}")
    bands = [ranked[len(ranked) * band // BANDS : len(ranked) * (band + 1) // BANDS] for band in range(BANDS)]
    for band in bands:
        chance.shuffle(band)
    order = []
    while any(bands):
        filled = [band for band in bands if band]
        chance.shuffle(filled)
        order += [band.pop() for band in filled]
    return order
