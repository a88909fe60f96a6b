"""Check that more simulations do not change the answer of a puzzle."""

from __future__ import annotations

from matchwood.puzzles.comparing import Finding, compare_moves
from matchwood.puzzles.criteria import STABILITY_FACTOR
from matchwood.puzzles.puzzle import Puzzle


def compared_again(puzzle: Puzzle, seed: object, factor: int = STABILITY_FACTOR) -> Finding:
    """Return a comparison of the moves of a puzzle with ``factor`` times as many simulations, and with other random numbers."""
    return compare_moves(puzzle.position.view(), factor * puzzle.simulations, f"again {seed}")
