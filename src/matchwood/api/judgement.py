"""The cost of a move, compared with the other legal moves by a search that knows only what the seat may know."""

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
MAX_ITERATIONS = 10_000_000

MAX_ALTERNATIVES = 4
"""The number of other moves that are measured besides the move that was made. They are the best moves of the search."""

MIN_STANDARD_ERRORS = 3.0
"""The minimum cost of a mistake in standard errors. By chance, one in about 700 measurements of equal moves shows such a cost."""

MIN_MISTAKE = 1 / 6
"""The minimum cost of a mistake as a share of a plain mistake (the verb ``mistake_cost``), so that trifles do not count."""

DECIMALS = 4
"""The number of decimal places of figures in JSON."""


def rounded(number: float) -> float:
    """Round a number for JSON, and replace negative zero by 0."""
    return round(number, DECIMALS) + 0.0


@dataclass(frozen=True)
class Alternative:
    """Contains a legal move, the value of the move in the unit of the analysis, and the standard error of this value."""

    move: str
    value: float
    error: float

    def to_dict(self) -> dict[str, Any]:
        """Return the move, the move's value and the standard error as plain JSON values."""
        return {"move": self.move, "value": rounded(self.value), "error": rounded(self.error)}


@dataclass(frozen=True)
class Judgement:
    """Contains what a player's move cost, and the best other moves.

    ``event`` is the move's number in the record and ``deal`` the number of its deal, both counted from 1. ``best`` is the best
    move of the search. ``loss`` is its advantage over the move that was made (0 if it has none), with the standard ``error``.
    ``possible`` is the number of legal moves. ``alternatives`` contains the best of them and the move that was made.
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
        """Return the judgement as plain JSON values."""
        about = {"event": self.event, "deal": self.deal, "seat": self.seat, "move": self.move, "best": self.best}
        cost = {"loss": rounded(self.loss), "error": rounded(self.error), "mistake": self.mistake}
        others = [alternative.to_dict() for alternative in self.alternatives]
        return {**about, **cost, "possible": self.possible, "alternatives": others}


def check_effort(iterations: object, seed: object) -> None:
    """Check that a number of iterations and a seed are valid. Raises UnknownBot if the number or the seed is invalid."""
    if isinstance(iterations, bool) or not isinstance(iterations, int) or not 1 <= iterations <= MAX_ITERATIONS:
        raise UnknownBot(f"the number of iterations is a whole number from 1 to {MAX_ITERATIONS:,}, not {shown(iterations)}")
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise UnknownBot(f"the seed is a whole number, not {shown(seed)}")


def judge(view: View, move: str, iterations: int, seed: int, *, event: int, deal: int) -> Judgement:
    """Compute what a legal move of the view's seat would cost, compared with the best other moves. Equal views, moves,
    iterations and seeds give equal results.

    First a search of `iterations` finds the best moves. Then the move and the best others are played out in half as many new
    worlds, the same worlds for each move. ``event`` and ``deal`` are the numbers of the move and of its deal in the record.
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
