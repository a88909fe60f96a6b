"""Puzzle files, with one JSON object on each line (docs/reference/puzzles.md)."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec

from matchwood.errors import BadRecord, MatchwoodError
from matchwood.puzzles.puzzle import Puzzle

_decoder = msgspec.json.Decoder(Puzzle)


def encode_puzzle(puzzle: Puzzle) -> bytes:
    """Return a puzzle as one line of a puzzle file."""
    return msgspec.json.encode(puzzle) + b"\n"


def decode_puzzles(lines: Iterable[bytes], name: str) -> list[Puzzle]:
    """Return the puzzles in the lines of a puzzle file. Raises BadRecord, with the name of the file, for an invalid line."""
    puzzles = []
    for number, line in enumerate(lines, 1):
        try:
            puzzles.append(_decoder.decode(line))
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadRecord(f"{name}, line {number} is not a puzzle: {error}") from None
    return puzzles


def load_unfinished(path: Path, game: str, seed: int) -> list[Puzzle]:
    """Read the puzzles in a file of an interrupted run, or return none if the file does not exist. Remove an incomplete last line.
    Raises BadRecord if the file contains anything else, and MatchwoodError if the puzzles belong to another game or seed.
    """
    if not path.exists():
        return []
    content = path.read_bytes()
    complete = content[: content.rfind(b"\n") + 1]
    puzzles = decode_puzzles(complete.splitlines(), str(path))
    for puzzle in puzzles:
        if (puzzle.game, puzzle.seed) != (game, seed):
            raise MatchwoodError(f"{path} contains puzzles of {puzzle.game} with the seed {puzzle.seed}; choose another file")
    if complete != content:
        path.write_bytes(complete)
    return puzzles
