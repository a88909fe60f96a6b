"""The cost of a move, compared with the other legal moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from matchwood.api.view import View, deciding_seat
from matchwood.bots.comparison import Comparison, Measured
from matchwood.engine import states
from matchwood.engine.chance import chance_from
from matchwood.engine.whole_numbers import whole_number
from matchwood.errors import UnknownBot, shown

ITERATIONS = 2000
MAX_ITERATIONS = 10_000_000

MAX_ALTERNATIVES = 4
"""The maximum number of other moves whose values are estimated."""

MIN_STANDARD_ERRORS = 3.0
"""The minimum loss of a clear mistake, in standard errors. If two moves are equal, one in 700 measurements shows such a loss by
chance.
"""

MIN_MISTAKE = 1 / 6
"""The minimum loss of a clear mistake, as a share of ``mistake_cost``."""

DECIMALS = 4
"""The number of decimal places in JSON."""


def rounded(number: float) -> float:
    """Round a number for JSON, and replace negative zero by 0."""
    return round(number, DECIMALS) + 0.0


@dataclass(frozen=True)
class Alternative:
    """A legal move, its estimated value, and the standard error of this value. The game spec's field ``worth_in`` names the
    unit.
    """

    move: str
    value: float
    error: float

    def to_dict(self) -> dict[str, Any]:
        """Return the alternative move as plain JSON values."""
        return {"move": self.move, "value": rounded(self.value), "error": rounded(self.error)}


@dataclass(frozen=True)
class Judgement:
    """A comparison of a player's move with the best other moves.

    ``event`` and ``deal`` are the numbers of the move and of its deal in the record, counted from 1. ``loss`` is the advantage of
    the move ``best``, at least 0, with the standard ``error``. ``possible`` is the number of legal moves. ``alternatives`` contains
    the best legal moves and the move that was made.
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
        """Return this comparison of moves as a dictionary of JSON values."""
        about = {"event": self.event, "deal": self.deal, "seat": self.seat, "move": self.move, "best": self.best}
        cost = {"loss": rounded(self.loss), "error": rounded(self.error), "mistake": self.mistake}
        others = [alternative.to_dict() for alternative in self.alternatives]
        return {**about, **cost, "possible": self.possible, "alternatives": others}


def checked_effort(iterations: object, seed: object) -> tuple[int, int]:
    """Check and return the number of iterations and the seed. Raises UnknownBot if one of them is invalid."""
    count, number = whole_number(iterations), whole_number(seed)
    if count is None or not 1 <= count <= MAX_ITERATIONS:
        raise UnknownBot(f"the number of iterations is a whole number from 1 to {MAX_ITERATIONS:,}, not {shown(iterations)}")
    if number is None:
        raise UnknownBot(f"the seed is a whole number, not {shown(seed)}")
    return count, number


def judge(view: View, move: str, iterations: int, seed: int, *, event: int, deal: int) -> Judgement:
    """Compare a legal move with the best other moves.

    ``event`` and ``deal`` are the numbers of the move and of its deal in the record.
    """
    state, seat, moves = view.state(), deciding_seat(view), view.moves
    runs = [view.spec.decisions(state, seat, possible) for possible in moves]
    comparison = Comparison(state, seat, runs, chance_from("judgement", seed, view.observed))
    ranking = comparison.ranking(iterations)
    made, best = moves.index(move), ranking[0]
    places = [made, *(place for place in ranking[: MAX_ALTERNATIVES + 1] if place != made)][: MAX_ALTERNATIVES + 1]
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
        mistake=loss > MIN_STANDARD_ERRORS * error and loss > MIN_MISTAKE * states.mistake_cost(state),
        possible=len(moves),
        alternatives=tuple(_alternative(moves[place], found[place]) for place in ordered),
    )


def _alternative(move: str, found: Measured) -> Alternative:
    return Alternative(move, found.value, found.value_error)
