"""Hints: what a champion would do here, what else there is, and what that is worth."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from matchwood.api.bot import deciding_seat
from matchwood.api.game import checked_seed
from matchwood.api.view import View
from matchwood.bots.best_two import best_two
from matchwood.bots.levels import LEVELS, Budget, checked_budget
from matchwood.cardgames.contract import Reason
from matchwood.engine.chance import chance_from
from matchwood.engine.states import Observation

ADVISER = "champion"


@dataclass(frozen=True)
class Hint:
    """A move and why.

    ``better_by`` is in the unit in which the game's bots think, as is its standard ``error``. ``worth_in`` of the game's spec says
    which that is: points of the round above the mean, for example.
    """

    move: str
    other: str | None
    """The best other move; None where there is a single one, and then there is nothing to compare."""
    better_by: float
    error: float
    trials: int
    """The sampled worlds, all in keeping with what the seat knows, in which both moves were played out."""
    reasons: tuple[Reason, ...] = ()
    """What speaks for the move in every such world, as structs of the game's contract; none from a game that gives no reasons."""

    @property
    def alike(self) -> bool:
        """Whether the two moves are about as good: the difference is within twice its error."""
        return self.better_by <= 2 * self.error


def hint(view: View, *, seconds: float = 0.5, iterations: int | None = None, seed: int | None = None) -> Hint:
    """What a champion that sees no more than this view would do, after so many seconds or, if said, so many trials instead.

    With a number of iterations the same view and seed give the same hint. Raises NotYourTurn or GameOver when the seat owes no
    decision, UnknownBot for a budget that makes no sense.

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
    budget = checked if iterations is None else Budget(None, iterations)
    chance = secrets.token_hex(8) if checked_seed(seed) is None else str(seed)
    found = best_two(LEVELS[ADVISER], view.state(), seat, chance_from("hint", chance, view.observed), budget)
    before, made = view.begun()
    moves = [None if run is None else view.spec.move_of(before, seat, (*made, *run)) for run in (found.run, found.other)]
    assert moves[0] is not None
    reasons = tuple(view.spec.reasons(Observation(before), seat, moves[0]))
    return Hint(moves[0], moves[1], found.better_by, found.error, found.worlds, reasons)
