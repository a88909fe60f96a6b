"""What a move cost: the moves that were possible, compared from what the seat could know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from matchwood.analysis.replay import Step
from matchwood.bots.comparison import Comparison, Measured
from matchwood.engine import states
from matchwood.engine.chance import chance_from

SHOWN = 4
"""How many moves are measured besides the one that was made: those that looked best in the search."""

CLEAR = 3.0
"""A loss of so many standard errors is no chance finding: where nothing was lost, one measurement in some 700 shows as much."""

SLIGHT = 1 / 6
"""Of what a plain mistake costs in the game (the verb ``stake``): nobody is blamed for less, however sure it is."""

PLACES = 4
"""Decimal places of figures in JSON."""


def brief(number: float) -> float:
    """A figure as it stands in JSON; never a negative zero."""
    return round(number, PLACES) + 0.0


@dataclass(frozen=True)
class Alternative:
    """A move that was possible, what it was worth in the units of the analysis, and the standard error of that."""

    move: str
    value: float
    error: float

    def to_dict(self) -> dict[str, Any]:
        """As plain JSON."""
        return {"move": self.move, "value": brief(self.value), "error": brief(self.error)}


@dataclass(frozen=True)
class Judgement:
    """A move that was made, and what it cost.

    ``event`` is its number in the record, counted from 1; ``deal`` that of the deal it belongs to. ``best`` is the move that the
    search found, ``loss`` by how much it is better than the one made (0 if it is the one made, or proved no better), ``error`` the
    standard error of that difference. ``possible`` counts all moves there were, of which ``alternatives`` holds the best few and
    the one made.
    """

    event: int
    deal: int
    seat: int
    move: str
    best: str
    loss: float
    error: float
    mistake: bool
    possible: int
    alternatives: tuple[Alternative, ...]

    def to_dict(self) -> dict[str, Any]:
        """As plain JSON."""
        about = {"event": self.event, "deal": self.deal, "seat": self.seat, "move": self.move, "best": self.best}
        cost = {"loss": brief(self.loss), "error": brief(self.error), "mistake": self.mistake}
        others = [alternative.to_dict() for alternative in self.alternatives]
        return {**about, **cost, "possible": self.possible, "alternatives": others}


def judged(step: Step, iterations: int, seed: int) -> Judgement:
    """Judge a move that was not forced. It depends on the view, the move, the iterations and the seed, and on nothing else.

    So many iterations seek the best moves; then the move that was made and the best few are played out in half as many fresh
    worlds, the same ones for each of them.
    """
    view, state = step.view, step.view.state()
    moves = view.moves
    runs = [view.spec.decisions(state, step.seat, move) for move in moves]
    comparison = Comparison(state, step.seat, runs, chance_from("judgement", seed, view.observed))
    ranking = comparison.ranking(iterations)
    made = moves.index(step.move)
    best = ranking[0]
    places = [made, *(place for place in ranking[: SHOWN + 1] if place != made)][: SHOWN + 1]
    found = dict(zip(places, comparison.measured(places, max(2, iterations // 2)), strict=True))
    loss, error = max(0.0, found[best].lead), found[best].lead_error
    shown = sorted(places, key=lambda place: -found[place].value)
    return Judgement(
        event=step.event,
        deal=step.deal,
        seat=step.seat,
        move=step.move,
        best=moves[best],
        loss=loss,
        error=error,
        mistake=loss > CLEAR * error and loss > SLIGHT * states.stake(state),
        possible=len(moves),
        alternatives=tuple(_alternative(moves[place], found[place]) for place in shown),
    )


def _alternative(move: str, found: Measured) -> Alternative:
    return Alternative(move, found.value, found.value_error)
