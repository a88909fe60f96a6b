"""Bots as people meet them: a level of play, a budget, and a move for a view."""

from __future__ import annotations

import secrets

from matchwood.api.game import checked_seed
from matchwood.api.view import View
from matchwood.bots.levels import LEVELS, checked_budget, checked_level, choose_run, seconds_of
from matchwood.errors import GameOver, NotYourTurn


class Bot:
    """A bot sees a view, never a game.

    With a number of iterations the same view, seed and number of threads give the same answer; with a number of seconds it answers
    when they are over. Where nothing is said it thinks as long as its level does, a second at most.
    """

    def __init__(
        self, level: str, seed: int | None = None, seconds: float | None = None, iterations: int | None = None, threads: int = 1
    ) -> None:
        self.level = checked_level(level)
        self._budget = checked_budget(seconds, iterations, threads)
        self._seed = secrets.token_hex(8) if checked_seed(seed) is None else str(seed)

    def __repr__(self) -> str:
        return f"<Bot {self.level}>"

    @property
    def seconds(self) -> float:
        """How long it thinks of a move at most."""
        own, given = seconds_of(self.level), self._budget.seconds
        return own if given is None else min(own, given)

    def choose(self, view: View) -> str:
        """A legal move for the seat of this view, one of its `moves`. Raises NotYourTurn or GameOver when it owes none."""
        seat = deciding_seat(view)
        before, made = view.begun()
        run = choose_run(self.level, view.state(), seat, self._seed, self._budget)
        return view.spec.move_of(before, seat, (*made, *run))


def deciding_seat(view: View) -> int:
    """The seat of this view, which owes a decision. Raises NotYourTurn or GameOver when it owes none."""
    if view.over:
        raise GameOver("the game is over")
    if view.seat is None or view.seat not in view.owing:
        waiting = ", ".join(map(str, view.owing))
        who = "a spectator" if view.seat is None else f"seat {view.seat}"
        raise NotYourTurn(f"{who} owes no decision now; the game waits for seat {waiting}", map(str, view.owing))
    return view.seat


def bot(
    level: str = "club", *, seed: int | None = None, seconds: float | None = None, iterations: int | None = None, threads: int = 1
) -> Bot:
    """A bot of this level (see :func:`levels`) with a budget for each move: seconds, or a number of trials, or both.

    Weak levels use less than they are given. There are also ``random`` (any legal move) and ``quick`` (does not think).

    >>> import matchwood
    >>> game = matchwood.new("matchmaster", players=3, deals=[{"dealer": 2, "hands": [["T13"], ["L3"], ["B9"]]}])
    >>> bot("champion", seed=1, iterations=500).choose(game.view(0))
    'bid 1'
    """
    return Bot(level, seed, seconds, iterations, threads)


def levels() -> tuple[str, ...]:
    """The levels of play, the weakest first."""
    return tuple(LEVELS)
