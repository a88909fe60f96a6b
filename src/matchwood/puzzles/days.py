"""The ten puzzles of each day."""

from __future__ import annotations

import random
from collections.abc import Sequence
from datetime import date
from functools import lru_cache

from matchwood.puzzles.collection import puzzle_games, puzzles_of
from matchwood.puzzles.puzzle import Puzzle

PUZZLES_PER_DAY = 10
MAX_KEPT_DAYS = 64
BANDS = 5
"""The number of difficulty groups. Each five successive puzzles of a game contain one from each group."""


def difficulty_of(puzzle: Puzzle) -> float:
    """Return the share of attempts of all levels that miss the best move."""
    return 1 - sum(puzzle.grades.values()) / len(puzzle.grades)


@lru_cache(MAX_KEPT_DAYS)
def puzzles_on(day: date) -> tuple[Puzzle, ...]:
    """Return the puzzles of a day, from the easiest to the hardest.

    They depend only on the day and on the puzzles in the package. The games take turns. In two days, the numbers of puzzles of
    any two games differ by at most one. Two days together contain easy and hard puzzles of each game. A puzzle returns when
    every other puzzle of its game has been used.
    """
    games = puzzle_games()
    if not games:
        return ()
    number = day.toordinal()
    chosen = [puzzle for place, game in enumerate(games) for puzzle in _share(game, number, place, len(games))]
    return tuple(sorted(chosen, key=difficulty_of))


def _share(game: str, number: int, place: int, games: int) -> Sequence[Puzzle]:
    """Return the puzzles of one game on day number ``number``. ``place`` is the game's place among all games."""
    first, last = (_handed_out(game_day, place, games) for game_day in (number, number + 1))
    return [_puzzle(game, turn) for turn in range(first, last)]


def _handed_out(number: int, place: int, games: int) -> int:
    """Return how many puzzles of a game all days before day number ``number`` have used."""
    return (number * PUZZLES_PER_DAY + place) // games


def _puzzle(game: str, turn: int) -> Puzzle:
    puzzles = puzzles_of(game)
    cycle, place = divmod(turn, len(puzzles))
    return puzzles[_order(game, cycle)[place]]


@lru_cache(MAX_KEPT_DAYS)
def _order(game: str, cycle: int) -> Sequence[int]:
    """Return the order of a game's puzzles in a cycle. Of each five successive puzzles, one is from each fifth by difficulty."""
    puzzles = puzzles_of(game)
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
