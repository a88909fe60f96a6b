"""Replay a record with the true state, and with what each player could know."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from matchwood.api.game import Game
from matchwood.api.view import View
from matchwood.cardgames.catalogue import spec_of
from matchwood.cardgames.spec import GameSpec, Value
from matchwood.engine import states
from matchwood.engine.states import State
from matchwood.engine.verbs import MAX_PLAYERS

Run = tuple[int, ...]


@dataclass(frozen=True)
class Situation:
    """A game state, with the number of ``deals`` before it. ``moves`` contains the number of moves of each seat since the last
    deal.
    """

    state: bytes
    deals: int
    moves: tuple[int, ...]


@dataclass(frozen=True)
class Step:
    """A move of a game record. The numbers ``event`` and ``deal`` start at 1."""

    event: int
    deal: int
    seat: int
    move: str
    run: Run
    view: View
    """The seat's view before its decision. If several seats decided at the same time, the view before the first of these decisions.
    """
    known: Situation
    """The game state as the seat saw it."""

    @property
    def forced(self) -> bool:
        """Whether the move was the only legal move."""
        return len(self.view.moves) < 2


class Replay:
    """Iterates over the events of a game record, with the true game state before each event.

    >>> import matchwood
    >>> game = matchwood.new("matchmaster", players=2, seed=1, deals=[{"dealer": 0, "hands": [["T1"], ["L1"]]}])
    >>> game.play("bid 1", seat=1)
    >>> game.play("bid 0", seat=0)
    >>> replay = Replay(game, game.record()["events"])
    >>> [(step.event, step.seat, step.move, step.view.moves) for step in replay if step]
    [(2, 1, 'bid 1', ['bid 0', 'bid 1']), (3, 0, 'bid 0', ['bid 0', 'bid 1'])]
    """

    def __init__(self, game: Game, events: Sequence[Mapping[str, Any]]) -> None:
        self.spec: GameSpec = spec_of(game.key)
        self.players, self.options = game.players, game.options
        self.events = events
        self._state: State = self.spec.fresh(game.players, self.options)
        self._deals = 0
        self._moves = [0] * MAX_PLAYERS
        self._open()

    @property
    def truth(self) -> Situation:
        """The game state, with all hidden cards, before the last yielded event. After the iteration, the final state."""
        return Situation(self._state.tobytes(), self._deals, tuple(self._moves))

    def __iter__(self) -> Iterator[Step | None]:
        """Yield a :class:`Step` for each move of the game record, and None for each deal."""
        for number, event in enumerate(self.events, 1):
            if "deal" in event:
                yield None
                self._deal(event["deal"])
            else:
                seat, move = event["seat"], event["move"]
                run = self.spec.decisions(self._state, seat, move)
                view = self._view(seat)
                yield Step(number, self._deals, seat, move, run, view, Situation(view.observed, self._deals, self._opened_moves))
                self._make(seat, run)

    def _deal(self, deal: Mapping[str, Any]) -> None:
        self.spec.deal_given(self._state, deal)
        self._deals += 1
        self._moves = [0] * MAX_PLAYERS
        self._open()

    def _make(self, seat: int, run: Run) -> None:
        others = {*states.seats_owing(self._state)} - {seat}
        for decision in run:
            states.apply(self._state, seat, decision)
        self._moves[seat] += 1
        if not others:
            self._open()

    def _open(self) -> None:
        self._opened = states.copy_of(self._state)
        self._opened_moves = tuple(self._moves)

    def _view(self, seat: int) -> View:
        observed = states.observed(self._opened, seat)
        return View(self.spec.key, self.players, seat, dict[str, Value](self.options), observed.tobytes())
