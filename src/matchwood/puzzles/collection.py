"""The puzzles that Matchwood ships."""

from __future__ import annotations

import functools
from importlib import resources

from matchwood.cardgames.catalogue import spec_of
from matchwood.engine.plugins import own_games
from matchwood.puzzles.puzzle import Puzzle
from matchwood.puzzles.puzzle_file import decode_puzzles


@functools.cache
def shipped_puzzles(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles that Matchwood ships for a game, in the order of their file. Raises UnknownGame."""
    name = f"{spec_of(game).key}.jsonl"
    file = resources.files(__package__) / "shipped" / name
    return tuple(decode_puzzles(file.read_bytes().splitlines(), name)) if file.is_file() else ()


def games_with_puzzles() -> tuple[str, ...]:
    """Return the keys of the games for which Matchwood ships puzzles."""
    return tuple(game for game in own_games() if shipped_puzzles(game))
