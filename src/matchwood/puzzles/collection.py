"""The puzzles in the package."""

from __future__ import annotations

import functools
from importlib import resources

from matchwood.cardgames.catalogue import spec_of
from matchwood.engine.plugins import own_games
from matchwood.puzzles.puzzle import Puzzle
from matchwood.puzzles.puzzle_file import puzzles_from


@functools.cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game, in the order of their file. Raises UnknownGame."""
    name = f"{spec_of(game).key}.jsonl"
    file = resources.files(__package__) / "shipped" / name
    return tuple(puzzles_from(file.read_bytes().splitlines(), name)) if file.is_file() else ()


def puzzle_games() -> tuple[str, ...]:
    """Return the keys of the games that have puzzles."""
    return tuple(game for game in own_games() if puzzles_of(game))
