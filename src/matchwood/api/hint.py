"""Hints: the champion's move for a view, and the best other move."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from matchwood.api.game import checked_seed
from matchwood.api.view import View, deciding_seat
from matchwood.bots.best_two import best_two
from matchwood.bots.levels import LEVELS, Budget, checked_budget
from matchwood.cardgames.contract import Reason
from matchwood.engine.chance import chance_from
from matchwood.engine.states import Observation

ADVISER = "champion"


@dataclass(frozen=True)
class Hint:
    """A recommended move, and its advantage over the second-best move.

    ``better_by`` and its standard ``error`` have the unit ``worth_in`` of the game spec.
    """

    move: str
    other: str | None
    """The best other move; None if there is only one legal move."""
    better_by: float
    error: float
    trials: int
    """The number of sampled worlds in which both moves were played out."""
    reasons: tuple[Reason, ...] = ()
    """The reasons for the move that are true in all worlds, as structs of the game's contract."""

    @property
    def alike(self) -> bool:
        """Whether the values of the two moves differ by at most two standard errors."""
        return self.better_by <= 2 * self.error


def hint(view: View, *, seconds: float = 0.5, iterations: int | None = None, seed: int | None = None) -> Hint:
    """Return the move that the strongest bot recommends for a view.

    With a number of iterations, equal views and seeds give equal hints. Raises NotYourTurn or GameOver, and UnknownBot for an
    invalid budget.

    >>> import matchwood
    >>> game = matchwood.new("matchmaster", players=3, deals=[{"dealer": 2, "hands": [["T13"], ["L3"], ["B9"]]}])
    >>> tip = hint(game.view(0), iterations=400, seed=1)
    >>> tip.move, tip.other, tip.alike, tip.trials
    ('bid 1', 'bid 0', False, 100)
    >>> tip.reasons
    (SureTricks(cards=['T13']),)
    """
    seat = deciding_seat(view)
    checked = checked_budget(seconds, iterations)
    budget = checked if iterations is None else Budget(None, checked.iterations)
    chance = secrets.token_hex(8) if (number := checked_seed(seed)) is None else str(number)
    found = best_two(LEVELS[ADVISER], view.state(), seat, chance_from("hint", chance, view.observed), budget)
    before, made = view.begun()
    moves = [None if run is None else view.spec.move_of(before, seat, (*made, *run)) for run in (found.run, found.other)]
    assert moves[0] is not None
    return Hint(moves[0], moves[1], found.better_by, found.error, found.worlds, reasons_for(view, moves[0]))


def reasons_for(view: View, move: str) -> tuple[Reason, ...]:
    """Return the reasons for a legal move that are true in all worlds, as structs of the game's contract.

    Raises NotYourTurn or GameOver.
    """
    before, _ = view.begun()
    return tuple(view.spec.reasons(Observation(before), deciding_seat(view), move))
