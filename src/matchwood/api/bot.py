"""Bots, which choose moves from views."""

from __future__ import annotations

import secrets

from matchwood.api.game import checked_seed
from matchwood.api.view import View, deciding_seat
from matchwood.bots.levels import LEVELS, checked_budget, checked_level, choose_run, seconds_of


class Bot:
    """A program that chooses moves from the views of a seat.

    If the number of iterations is given, equal views, seeds and numbers of threads give equal moves. By default, a move takes at
    most one second.
    """

    def __init__(
        self, level: str, seed: int | None = None, seconds: float | None = None, iterations: int | None = None, threads: int = 1
    ) -> None:
        self.level = checked_level(level)
        self._budget = checked_budget(seconds, iterations, threads)
        self._seed = secrets.token_hex(8) if (number := checked_seed(seed)) is None else str(number)

    def __repr__(self) -> str:
        return f"<Bot {self.level}>"

    @property
    def seconds(self) -> float:
        """The maximum time for a move in seconds."""
        own, given = seconds_of(self.level), self._budget.seconds
        return own if given is None else min(own, given)

    def choose(self, view: View) -> str:
        """Return a legal move for the seat of a view. Raises NotYourTurn or GameOver."""
        seat = deciding_seat(view)
        before, made = view.begun()
        run = choose_run(self.level, view.state(), seat, self._seed, self._budget)
        return view.spec.move_of(before, seat, (*made, *run))


def bot(
    level: str = "club", *, seed: int | None = None, seconds: float | None = None, iterations: int | None = None, threads: int = 1
) -> Bot:
    """Return a bot of the given level (see :func:`levels`). Raises UnknownBot.

    The budget of a move is a number of seconds, of iterations, or both. Two more levels are ``random`` (any legal move) and
    ``quick`` (a move without search).

    >>> import matchwood
    >>> game = matchwood.new("matchmaster", players=3, deals=[{"dealer": 2, "hands": [["T13"], ["L3"], ["B9"]]}])
    >>> bot("champion", seed=1, iterations=500).choose(game.view(0))
    'bid 1'
    """
    return Bot(level, seed, seconds, iterations, threads)


def levels() -> tuple[str, ...]:
    """Return the names of all levels, from the weakest to the strongest."""
    return tuple(LEVELS)
