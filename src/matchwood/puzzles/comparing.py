"""Compare all moves at a position: find the best move, and its margin over the next one."""

from __future__ import annotations

from dataclasses import dataclass

from matchwood.api.view import View, deciding_seat
from matchwood.bots.comparison import Comparison
from matchwood.engine import states
from matchwood.engine.chance import chance_from
from matchwood.puzzles.criteria import MIN_MARGIN, MIN_STANDARD_ERRORS

MAX_RIVALS = 7
"""The second step of a comparison compares this number of moves with the best move."""


@dataclass(frozen=True)
class MoveComparison:
    """The best move of a seat, its margin over the next move, and the standard error of the margin.

    ``is_clear`` is whether every margin is large enough for a puzzle.
    """

    best: str
    margin: float
    error: float
    is_clear: bool


def compare_moves(view: View, simulations: int, seed: object, standard_errors: float = MIN_STANDARD_ERRORS) -> MoveComparison:
    """Compare all legal moves of the deciding seat in about ``simulations`` simulated games.

    Equal views and arguments give equal results. Raises NotYourTurn or GameOver.

    >>> import matchwood
    >>> game = matchwood.new("matchmaster", players=3, deals=[{"dealer": 2, "hands": [["T13"], ["L3"], ["B9"]]}])
    >>> found = compare_moves(game.view(0), 400, seed=1)
    >>> found.best, found.margin, found.is_clear
    ('bid 1', 12.0, True)
    """
    seat, state, moves = deciding_seat(view), view.state(), view.moves
    least = MIN_MARGIN * states.mistake_cost(state)
    runs = [view.spec.decisions(state, seat, move) for move in moves]
    comparison = Comparison(state, seat, runs, chance_from("puzzle", str(seed), view.observed))
    ranking = comparison.ranking(max(simulations // 2, 2 * len(moves)))[: MAX_RIVALS + 1]
    measured = comparison.measured(ranking, max(16, simulations // 2 // len(ranking)))
    rivals = [(-rival.lead, rival.lead_error) for rival in measured[1:]]
    margin, error = min(rivals)
    clear = all(lead > max(least, standard_errors * spread) for lead, spread in rivals)
    return MoveComparison(moves[ranking[0]], margin, error, clear)
