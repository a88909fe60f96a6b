"""Files of puzzles, with one JSON object on each line (docs/reference/puzzles.md)."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec

from matchwood.errors import BadRecord, MatchwoodError
from matchwood.puzzles.puzzle import Puzzle

_LINES = msgspec.json.Decoder(Puzzle)


def line_of(puzzle: Puzzle) -> bytes:
    """Return the puzzle as one line of a file."""
    return msgspec.json.encode(puzzle) + b"\n"


def puzzles_from(lines: Iterable[bytes], name: str) -> list[Puzzle]:
    """Return the puzzles in the lines of a file with the given name. Raises BadRecord for an invalid line."""
    puzzles = []
    for number, line in enumerate(lines, 1):
        try:
            puzzles.append(_LINES.decode(line))
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadRecord(f"{name}, line {number} is not a puzzle: {error}") from None
    return puzzles


def resumed(path: Path, game: str, seed: int) -> list[Puzzle]:
    """Return the puzzles of an unfinished file, and remove an incomplete last line. The file may be missing.

    Raises BadRecord if the file contains anything else, and MatchwoodError if the puzzles belong to another game or seed.
    """
    if not path.exists():
        return []
    content = path.read_bytes()
    complete = content[: content.rfind(b"\n") + 1]
    puzzles = puzzles_from(complete.splitlines(), str(path))
    for puzzle in puzzles:
        if (puzzle.game, puzzle.seed) != (game, seed):
            raise MatchwoodError(f"{path} contains puzzles of {puzzle.game} with the seed {puzzle.seed}; choose another file")
    if complete != content:
        path.write_bytes(complete)
    return puzzles
