"""The game specification of The Match!"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import Any, ClassVar

import numpy as np
from msgspec import UNSET
from numpy.typing import NDArray

from matchwood.cardgames.contract import Happening, P, Reason
from matchwood.cardgames.spec import Json, Option, ReadingSpec, Value
from matchwood.cardgames.the_match import advice, knowledge, notation, reasons, refusals, rules, view
from matchwood.cardgames.the_match.contract import CONTRACT, MatchResult, Table
from matchwood.cardgames.the_match.pieces import PIECES
from matchwood.cardgames.the_match.shootout import SHOTS_EACH
from matchwood.cardgames.the_match.table import FIRST_EXTRA_HALF, FIRST_HALF, MAX_PILES, PILES, ROWS, TABLE, TEN_SHOTS
from matchwood.engine import verbs
from matchwood.engine.compiling import uncompiled
from matchwood.engine.states import Observation, State, read
from matchwood.errors import IllegalMove

_stack_size = uncompiled(rules.stack_size)
CIRCLE_SHOTS, PILE_SHOTS = 12, 32
"""The numbers of balls in the centre circle and in a shuffled pile. Shots are in pairs, so that an odd ball is not used."""
NO_SHOOTOUT: Mapping[str, Value] = {"mode": "league"}


class TheMatch(ReadingSpec):
    """The Match!, football with cards for two players."""

    key = "the_match"
    title = "The Match!"
    players = (2,)
    options = (
        Option("mode", ("cup", "league"), "cup"),
        Option("stop_when_decided", (False, True), False, idle_when=NO_SHOOTOUT),
        Option("circle", ("sudden_death", "full"), "sudden_death", idle_when=NO_SHOOTOUT),
        Option("shared_sixth", (False, True), False, idle_when=NO_SHOOTOUT),
        Option("hide_after_miss", (False, True), False),
    )
    record = TABLE
    contract = CONTRACT
    pieces = PIECES
    score_in = "goals"
    tiebreaks: ClassVar[Mapping[str, str]] = {"shootout": "shoot-outs"}
    worth_in = "the match, won 1 and lost -1; until it is decided, 0.4 for each goal ahead"
    one_screen = True

    def moves(self, state: State, seat: int) -> list[str]:
        """Return the texts of all legal moves of the seat."""
        return notation.moves(state, seat)

    @staticmethod
    def meant(state: State, move: str) -> bytes | None:
        """Parse the number of a column or a card. Return None if the text is not a move."""
        del state
        return notation.CHOICES.get(move)

    def refused(self, state: State, seat: int, move: str) -> IllegalMove:
        """Return an error that explains why a move is illegal."""
        return self.illegal(move, refusals.refusal_of(read(state), move), self.moves(state, seat))

    def move_of(self, state: State, seat: int, run: Sequence[int]) -> str:
        """Return the number of a column or a card."""
        del state, seat
        return str(run[0] + 1)

    def decisions_in(self, seats: Sequence[int], moves: Sequence[str]) -> Sequence[bytes | None]:
        """Return the decisions of all moves of a game."""
        del seats
        return [*map(notation.CHOICES.get, moves)]

    def learned(self, before: Observation, after: Observation) -> bool:
        """Return whether a move may have revealed cards."""
        return not view.only_chose(before.fields, after.fields)

    def deal_given(self, state: State, deal: Mapping[str, Any]) -> None:
        """Deal the cards of a game record. Raises BadDeal."""
        notation.deal_given(state, deal)

    def await_deal(self, state: State, number: int) -> None:
        """Prepare the state for the deal with the given number."""
        state["part"] = number - 1 if number <= TEN_SHOTS + 1 else PILES
        state["piles"] = max(0, number - 1 - (TEN_SHOTS + 1))

    def deal_made(self, state: State) -> Json:
        """Return the last deal in the format of a game record."""
        return notation.deal_made(read(state))

    def table(self, observation: Observation) -> Table:
        """Return the public state of the match."""
        return view.table(observation.fields, observation.state.tobytes(), view.odds_of(observation.state))

    def seat_table(self, spectator: P, observation: Observation) -> P:
        """Return the spectator's table, because players and spectators see the same cards."""
        del observation
        return spectator

    def reasons(self, observation: Observation, seat: int, move: str) -> Sequence[Reason]:
        """Return the reasons for a legal move."""
        del seat
        return reasons.reasons_for(self.table(observation), int(observation.fields.outside), move)

    def story(self, before: Observation, after: Observation) -> Sequence[Happening]:
        """Return the public events between two observed states."""
        return view.story(before.fields, after.fields)

    def result(self, state: State, ranks: list[int], scores: list[int]) -> MatchResult:
        """Return the result, with the goals of a shoot-out."""
        table = read(state)
        return MatchResult(ranks, scores, table.penalties if table.part >= TEN_SHOTS else UNSET)

    def outcome_in(self, options: Mapping[str, Value]) -> str:
        """Describe the unit in which outcomes are measured."""
        del options
        return "the match: won 1, drawn 0, lost -1"

    def outcomes(self, payoffs: NDArray[np.int64], options: Mapping[str, Value]) -> NDArray[np.float64]:
        """Return the outcome of each seat: 1 for a win, 0 for a draw, −1 for a loss."""
        del options
        ranks = payoffs[..., 0, :]
        return np.asarray(ranks[..., ::-1] - ranks, np.float64)

    def max_decisions(self, players: int, options: Mapping[str, Value], dealt: State | None = None) -> int:
        """Return the number of decisions in a game in which each attack reaches the last row, and only a toss decides."""
        del players
        half, extra_half = (2 * _stack_size(part) * ROWS for part in (FIRST_HALF, FIRST_EXTRA_HALF))
        if dealt is not None:
            return half
        shots = 2 * SHOTS_EACH + CIRCLE_SHOTS + MAX_PILES * PILE_SHOTS
        return 2 * half if options["mode"] == "league" else 2 * half + 2 * extra_half + shots


verbs.announce(
    TABLE,
    SimpleNamespace(
        **{name: getattr(rules, name) for name in ("setup", "deal", "legal", "apply", "payoff")},
        observe=knowledge.observe,
        determinize=knowledge.determinize,
        suggest=advice.suggest,
        worth=advice.worth,
        mistake_cost=advice.mistake_cost,
    ),
)
SPEC = TheMatch()
