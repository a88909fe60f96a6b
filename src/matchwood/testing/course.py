"""A test game, played only with the functions of the rules."""

from __future__ import annotations

import random

from matchwood.api.dealing import deal_from
from matchwood.cardgames.spec import Json
from matchwood.engine import states, verbs
from matchwood.engine.bits import members
from matchwood.engine.chance import chance_from
from matchwood.engine.states import State
from matchwood.testing.probe import Move, Probe, Run, run_of
from matchwood.testing.setting import Setting


class Course:
    """A test game with the given setting."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.state = setting.fresh()
        self.deals: list[Json] = []
        self.moves: list[Move] = []
        self.in_order: list[Move] = []
        """All moves except hidden decisions, in the order of a game record."""
        self.undisclosed: frozenset[int] = frozenset()
        self._stops: list[tuple[State, int, frozenset[int]]] = []
        self._luck = random.Random(f"{setting} course")
        self._chance = chance_from(str(setting), "advice")

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return states.phase(self.state) == verbs.OVER

    @property
    def deal_due(self) -> bool:
        """Whether the game waits for a deal."""
        return states.phase(self.state) == verbs.DEAL_DUE

    def probe(self) -> Probe:
        """Return a `Probe` with the current state and all earlier moves."""
        return self._probe(len(self.moves), self.state, len(self.deals), self.undisclosed)

    def probe_before(self, number: int) -> Probe:
        """Return the state before a move. The first move has number 0."""
        return self._probe(number, *self._stops[number])

    def _probe(self, moves: int, state: State, deals: int, undisclosed: frozenset[int]) -> Probe:
        luck = random.Random(f"{self.setting} {deals} {moves}")
        return Probe(self.setting, states.copy_of(state), deals, tuple(self.moves[:moves]), undisclosed, luck)

    def points(self, most: int) -> list[int]:
        """Choose the points of the game at which the test samples many worlds.

        The result includes the first move of each phase.
        """
        phases = [int(state["phase"][0]) for state, _, _ in self._stops]
        if not phases:
            return []
        found = {0, *(phases.index(phase) for phase in set(phases))}
        more = max(0, most - len(found))
        return sorted(found | {round((len(phases) - 1) * part / (more + 1)) for part in range(1, more + 1)})

    def deal(self) -> None:
        """Deal the cards with the seed of the setting."""
        deal_from(str(self.setting.seed), len(self.deals) + 1, self.state)
        self.deals.append(self.setting.spec.deal_made(self.state))

    def decide(self) -> Move | None:
        """Choose a random move or the move that the game suggests. Return None if no move is possible."""
        seat = self._luck.choice(list(members(states.owing(self.state))))
        advised = self._luck.random() < 0.5

        def choose(state: State, possible: list[int]) -> int:
            choice = states.suggest(state, seat, self._chance) if advised else -1
            return choice if choice in possible else self._luck.choice(possible)

        run = run_of(self.state, seat, choose)
        return Move(seat, run, self.setting.spec.move_of(self.state, seat, run)) if run else None

    def make(self, move: Move) -> None:
        """Play a move that the method `decide` has chosen."""
        others = set(members(states.owing(self.state))) - {move.seat}
        order = list(self.setting.spec.order(self.state)) if self.undisclosed else []
        self._stops.append((states.copy_of(self.state), len(self.deals), self.undisclosed))
        self._apply(move.seat, move.run)
        self.moves.append(move)
        self.undisclosed = self.undisclosed | {move.seat} if others else frozenset()
        if not others:
            shown = self.moves[len(self.in_order) :]
            self.in_order += sorted(shown, key=lambda made: order.index(made.seat)) if order else shown

    def _apply(self, seat: int, run: Run) -> None:
        for decision in run:
            states.apply(self.state, seat, decision)


def again(course: Course) -> State:
    """Repeat all deals and moves of a test game, and return the last state."""
    state, deals = course.setting.fresh(), 0
    for move in course.moves:
        deals = _deal(course, state, deals)
        for decision in move.run:
            states.apply(state, move.seat, decision)
    _deal(course, state, deals)
    return state


def _deal(course: Course, state: State, deals: int) -> int:
    while states.phase(state) == verbs.DEAL_DUE and deals < len(course.deals):
        deals += 1
        deal_from(str(course.setting.seed), deals, state)
    return deals
