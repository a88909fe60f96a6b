"""MatchMaster as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from matchwood.cardgames.contract import Happening, P, Reason
from matchwood.cardgames.matchmaster import advice, knowledge, notation, reasons, refusals, rules, view, worlds
from matchwood.cardgames.matchmaster.contract import CONTRACT, Table
from matchwood.cardgames.matchmaster.pieces import PIECES
from matchwood.cardgames.matchmaster.table import MAX_PLAYERS, TABLE
from matchwood.cardgames.spec import FirstGame, Json, Option, ReadingSpec, Value, above_the_others
from matchwood.engine import states, verbs
from matchwood.engine.compiling import uncompiled
from matchwood.engine.states import Observation, State, phase, read
from matchwood.errors import IllegalMove

_hand_size = uncompiled(rules.hand_size)


class MatchMaster(ReadingSpec):
    """Predict your tricks: two to seven players, thirteen rounds."""

    key = "matchmaster"
    title = "MatchMaster"
    players = tuple(range(2, MAX_PLAYERS + 1))
    options = (
        Option("overtrump", ("highest", "previous"), "highest"),
        Option("undertrump", ("forced", "free"), "forced"),
        Option("rounds", ("full", "short"), "full"),
        Option("direction", ("clockwise", "counterclockwise"), "clockwise"),
    )
    first_game = FirstGame(4, {"rounds": "short"})
    record = TABLE
    contract = CONTRACT
    pieces = PIECES
    worth_in = "points of the round above the others' mean"

    def moves(self, state: State, seat: int) -> list[str]:
        """Every legal move of a seat, as text."""
        return notation.moves(state, seat)

    meant = staticmethod(notation.decisions)

    def refused(self, state: State, seat: int, move: str) -> IllegalMove:
        """With the rule that forbids it."""
        refusal = refusals.refusal_of(read(state), seat, move, states.legal(state, seat))
        return self.illegal(move, refusal, self.moves(state, seat))

    def move_of(self, state: State, seat: int, run: Sequence[int]) -> str:
        """The one decision as text."""
        del seat
        return notation.move_of(phase(state), run[0])

    def order(self, state: State) -> Sequence[int]:
        """Bids stand clockwise from the dealer's left."""
        dealer, players = int(state["dealer"][0]), int(state["players"][0])
        return [(dealer + 1 + place) % players for place in range(players)]

    def deal_given(self, state: State, deal: Mapping[str, Any]) -> None:
        """Make a deal given by hand."""
        notation.deal_given(state, deal)

    def deal_made(self, state: State) -> Json:
        """The deal that has just been made."""
        return notation.deal_made(state)

    def table(self, observation: Observation) -> Table:
        """The table."""
        return view.table(observation)

    def seat_table(self, spectator: P, observation: Observation) -> P:
        """The hand, what the trick asks of it, and the bid before the others' are shown."""
        return view.seat_table(spectator, observation)

    def story(self, before: Observation, after: Observation) -> Sequence[Happening]:
        """What everybody saw happen."""
        return view.story(before.fields, after.fields)

    def reasons(self, observation: Observation, seat: int, move: str) -> Sequence[Reason]:
        """What is certain and speaks for the move."""
        return reasons.reasons_for(observation.fields, seat, move)

    def outcome_in(self, options: Mapping[str, Value]) -> str:
        """Points, relative to the others."""
        del options
        return "points above the others' mean"

    def outcomes(self, payoffs: NDArray[np.int64], options: Mapping[str, Value]) -> NDArray[np.float64]:
        """By how much the total is above the mean of the others'."""
        del options
        return above_the_others(payoffs[..., 1, :])

    def widest_outcome(self, players: int, options: Mapping[str, Value]) -> float:
        """One player takes every trick and has said so, the others have said the same."""
        del players
        rounds = 7 if options["rounds"] == "short" else 13
        return float(sum(10 + 2 * _hand_size(number) for number in range(1, rounds + 1)))

    def sums_over_deals(self, options: Mapping[str, Value]) -> bool:
        """Totals are sums over the rounds."""
        del options
        return True


verbs.announce(
    TABLE,
    SimpleNamespace(
        **{name: getattr(rules, name) for name in ("setup", "deal", "legal", "apply", "payoff")},
        observe=knowledge.observe,
        determinize=worlds.determinize,
        suggest=advice.suggest,
        worth=advice.worth,
        mistake_cost=advice.mistake_cost,
    ),
)
SPEC = MatchMaster()
