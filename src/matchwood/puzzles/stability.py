"""Check that more simulations find the same best move of a puzzle."""

from __future__ import annotations

from matchwood.puzzles.comparing import MoveComparison, compare_moves
from matchwood.puzzles.criteria import STABILITY_FACTOR
from matchwood.puzzles.puzzle import Puzzle


def compare_again(puzzle: Puzzle, seed: object, factor: int = STABILITY_FACTOR) -> MoveComparison:
    """Compare the moves of a puzzle with ``factor`` times as many simulations, and with other random numbers."""
    return compare_moves(puzzle.position.view(), factor * puzzle.simulations, f"again {seed}")
