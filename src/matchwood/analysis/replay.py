"""A record as the analysis goes through it: every move with what its seat could know, and with the truth.

The truth is for the keeper of a finished game only; what judges moves is handed views, as a bot is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from matchwood.cardgames.catalogue import kind_of
from matchwood.cardgames.kind import Kind, Value
from matchwood.engine import states
from matchwood.engine.bits import members
from matchwood.engine.states import State
from matchwood.face.game import Game
from matchwood.face.view import View

Run = tuple[int, ...]


@dataclass(frozen=True)
class Step:
    """A move of a record. ``event`` is its number in the record, counted from 1; ``deal`` that of the deal it belongs to."""

    event: int
    deal: int
    seat: int
    move: str
    run: Run
    view: View
    """What the seat could know when it had to decide: of decisions at the same time, before any of them was in."""

    @property
    def forced(self) -> bool:
        """Whether there was nothing else to do."""
        return len(self.view.moves) < 2


class Replay:
    """Goes through the events of a game that was loaded from a record, and with it the true state.

    >>> import matchwood
    >>> game = matchwood.new("matchmaster", players=2, seed=1, deals=[{"dealer": 0, "hands": [["T1"], ["L1"]]}])
    >>> game.play("bid 1", seat=1)
    >>> game.play("bid 0", seat=0)
    >>> [(step.event, step.seat, step.move, step.view.moves) for step in Replay(game).steps()]
    [(2, 1, 'bid 1', ['bid 0', 'bid 1']), (3, 0, 'bid 0', ['bid 0', 'bid 1'])]
    """

    def __init__(self, game: Game) -> None:
        self.kind: Kind = kind_of(game.key)
        self.players, self.options = game.players, game.options
        self.events: list[Mapping[str, Any]] = game.record()["events"]
        self.state: State = self.kind.fresh(game.players, self.options)
        """The true state, before the event that comes next."""
        self._opened = states.copy_of(self.state)

    def steps(self) -> Iterator[Step]:
        """The moves, in order. While one is handed over the state is the one before it."""
        for event in self:
            if event is not None:
                yield event

    def __iter__(self) -> Iterator[Step | None]:
        """The events, in order: a move as a step, a deal as None."""
        deals = 0
        for number, event in enumerate(self.events, 1):
            if "deal" in event:
                yield None
                deals += 1
                self.kind.deal_given(self.state, event["deal"])
                self._opened = states.copy_of(self.state)
                continue
            seat, move = event["seat"], event["move"]
            run = self.kind.decisions(self.state, seat, move)
            yield Step(number, deals, seat, move, run, self._view(seat))
            self._make(seat, run)

    def _make(self, seat: int, run: Run) -> None:
        others = {*members(states.owing(self.state))} - {seat}
        for decision in run:
            states.apply(self.state, seat, decision)
        if not others:
            self._opened = states.copy_of(self.state)

    def _view(self, seat: int) -> View:
        veiled = states.copy_of(self._opened)
        states.veil(veiled, seat)
        return View(self.kind.key, self.players, seat, dict[str, Value](self.options), veiled.tobytes())
