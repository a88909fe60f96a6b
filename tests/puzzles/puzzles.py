"""Puzzles for tests."""

from __future__ import annotations

import matchwood
from matchwood.puzzles.puzzle import Puzzle


def sure_trick(seed: int = 1, number: int = 0) -> Puzzle:
    """Return a position in which seat 0 has the highest trump and two low cards, and has to bid."""
    hands = [["T13", "L2", "B1"], ["L3", "L4", "B5"], ["B9", "S8", "S7"]]
    game = matchwood.new("matchmaster", players=3, deals=[{"dealer": 2, "hands": hands}])
    solve_rates = {"beginner": 0.1, "casual": 0.3, "club": 0.5, "expert": 0.75, "champion": 1.0}
    return Puzzle(game.record(), 0, "bid 1", 4, 2.5, 0.25, 2000, False, solve_rates, seed, number)
