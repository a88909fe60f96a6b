"""What a move costs: the moves that are possible, compared from what the seat can know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from matchwood.api.bot import deciding_seat
from matchwood.api.view import View
from matchwood.bots.comparison import Comparison, Measured
from matchwood.engine import states
from matchwood.engine.chance import chance_from
from matchwood.errors import UnknownBot, shown

ITERATIONS = 2000
MOST_ITERATIONS = 10_000_000

SHOWN = 4
"""How many moves are measured besides the one that was made: those that looked best in the search."""

CLEAR = 3.0
"""A loss of so many standard errors is no chance finding: where nothing was lost, one measurement in some 700 shows as much."""

SLIGHT = 1 / 6
"""Of what a plain mistake costs in the game (the verb ``mistake_cost``): nobody is blamed for less, however sure it is."""

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


def check_effort(iterations: object, seed: object) -> None:
    """See that a judge can think so long, with that chance. Raises UnknownBot."""
    if isinstance(iterations, bool) or not isinstance(iterations, int) or not 1 <= iterations <= MOST_ITERATIONS:
        raise UnknownBot(f"the number of iterations is a whole number from 1 to {MOST_ITERATIONS:,}, not {shown(iterations)}")
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise UnknownBot(f"the seed is a whole number, not {shown(seed)}")


def judge(view: View, move: str, iterations: int, seed: int, *, event: int, deal: int) -> Judgement:
    """Judge a legal move of the seat of this view. The figures depend on the view, the move, the iterations and the seed alone.

    So many iterations seek the best moves; then the move and the best few others are played out in half as many fresh worlds, the
    same ones for each of them. ``event`` and ``deal`` say where the move stands in its record.
    """
    state, seat, moves = view.state(), deciding_seat(view), view.moves
    runs = [view.spec.decisions(state, seat, possible) for possible in moves]
    comparison = Comparison(state, seat, runs, chance_from("judgement", seed, view.observed))
    ranking = comparison.ranking(iterations)
    made, best = moves.index(move), ranking[0]
    places = [made, *(place for place in ranking[: SHOWN + 1] if place != made)][: SHOWN + 1]
    found = dict(zip(places, comparison.measured(places, max(2, iterations // 2)), strict=True))
    loss, error = max(0.0, found[best].lead), found[best].lead_error
    ordered = sorted(places, key=lambda place: -found[place].value)
    return Judgement(
        event=event,
        deal=deal,
        seat=seat,
        move=move,
        best=moves[best],
        loss=loss,
        error=error,
        mistake=loss > CLEAR * error and loss > SLIGHT * states.mistake_cost(state),
        possible=len(moves),
        alternatives=tuple(_alternative(moves[place], found[place]) for place in ordered),
    )


def _alternative(move: str, found: Measured) -> Alternative:
    return Alternative(move, found.value, found.value_error)
