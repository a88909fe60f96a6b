"""Look for puzzles in many games of bots, in several processes."""

from __future__ import annotations

from collections.abc import Generator
from concurrent.futures import Executor
from functools import partial
from itertools import count

from matchwood.engine.ordered_results import ordered_results
from matchwood.puzzles.finder import find_puzzle
from matchwood.puzzles.puzzle import Puzzle


def puzzles_in_games(
    game: str, seed: int, first: int = 0, executor: Executor | None = None, max_pending: int = 1
) -> Generator[Puzzle | None]:
    """Yield the puzzle of each game of bots from game number ``first`` on, or None for a game without a puzzle.

    The generator never ends. The number of processes in the ``executor`` does not change the puzzles. Raises UnknownGame.
    """
    tasks = (partial(find_puzzle, game, seed, number) for number in count(first))
    return ordered_results(executor, tasks, max_pending, cancel=True)
