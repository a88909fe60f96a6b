"""The game specification of MatchMaster."""

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

_RUNS = {text: bytes((number,)) for texts in (notation.BIDS, notation.CARD_NAMES) for number, text in enumerate(texts)}
_hand_size = uncompiled(rules.hand_size)


class MatchMaster(ReadingSpec):
    """The game MatchMaster for two to seven players."""

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
        """Return all legal moves of the seat."""
        return notation.moves(state, seat)

    meant = staticmethod(notation.decisions)

    def refused(self, state: State, seat: int, move: str) -> IllegalMove:
        """Return an error that explains why a move is illegal."""
        refusal = refusals.refusal_of(read(state), seat, move, states.legal(state, seat))
        return self.illegal(move, refusal, self.moves(state, seat))

    def move_of(self, state: State, seat: int, run: Sequence[int]) -> str:
        """Return the text of a bid or a card."""
        del seat
        return notation.move_of(phase(state), run[0])

    def decisions_in(self, seats: Sequence[int], moves: Sequence[str]) -> Sequence[bytes | None]:
        """Return the decisions of all moves of a game."""
        del seats
        return [*map(_RUNS.get, moves)]

    def order(self, state: State) -> Sequence[int]:
        """Return all seats clockwise, starting at the dealer's left."""
        dealer, players = int(state["dealer"][0]), int(state["players"][0])
        return [(dealer + 1 + place) % players for place in range(players)]

    def deal_given(self, state: State, deal: Mapping[str, Any]) -> None:
        """Deal the hands of a game record. Raises BadDeal."""
        notation.deal_given(state, deal)

    def deal_made(self, state: State) -> Json:
        """Return the last deal in the format of a game record."""
        return notation.deal_made(state)

    def table(self, observation: Observation) -> Table:
        """Return the part of the table that the observer sees."""
        return view.table(observation)

    def seat_table(self, spectator: P, observation: Observation) -> P:
        """Add the seat's hand, bid and restrictions to the spectator's table."""
        return view.seat_table(spectator, observation)

    def story(self, before: Observation, after: Observation) -> Sequence[Happening]:
        """Return the events that a spectator saw between two observations."""
        return view.story(before.fields, after.fields)

    def reasons(self, observation: Observation, seat: int, move: str) -> Sequence[Reason]:
        """Return the reasons for a legal move."""
        return reasons.reasons_for(observation.fields, int(states.legal(observation.state, seat)), seat, move)

    def outcome_in(self, options: Mapping[str, Value]) -> str:
        """Return the unit of measurement for outcomes."""
        del options
        return "points above the others' mean"

    def outcomes(self, payoffs: NDArray[np.int64], options: Mapping[str, Value]) -> NDArray[np.float64]:
        """Return each seat's total score minus the mean total of the other seats."""
        del options
        return above_the_others(payoffs[..., 1, :])

    def outcome_range(self, players: int, options: Mapping[str, Value], dealt: State | None = None) -> tuple[float, float]:
        """Return the lowest and the highest possible outcome. The mean outcome of a game is 0.

        The outcome of a round is highest for a seat that wins all tricks if all seats bid all tricks: 10 + hand for the seat,
        and -hand for all others. It is lowest for a seat that bids all tricks and wins none if all others bid correctly: -hand
        for the seat, and 10 for each of the others, who share the tricks as well.
        """
        sizes = _hand_sizes(options, dealt)
        lowest = -sum(10 + size + size / (players - 1) for size in sizes)
        return lowest, float(sum(10 + 2 * size for size in sizes))

    def max_decisions(self, players: int, options: Mapping[str, Value], dealt: State | None = None) -> int:
        """Return the number of decisions in each game: in each round, each seat bids and plays all cards of its hand."""
        return sum(players * (1 + size) for size in _hand_sizes(options, dealt))

    def sums_over_deals(self, options: Mapping[str, Value]) -> bool:
        """Return True, because the outcome is the sum of the rounds' outcomes."""
        del options
        return True


def _hand_sizes(options: Mapping[str, Value], dealt: State | None) -> list[int]:
    """Return the hand size of each round. If `dealt` is given, return only the hand size of its round."""
    if dealt is not None:
        return [int(dealt["cards"][0])]
    return [_hand_size(number) for number in range(1, (7 if options["rounds"] == "short" else 13) + 1)]


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
