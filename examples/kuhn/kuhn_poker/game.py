"""The spec and the contract of Kuhn poker."""

from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kuhn_poker import rules
from matchwood.cardgames.contract import CardName, Contract, Happening, Over, Part, PerSeat, Refusal, Rethink, Seat
from matchwood.cardgames.spec import GameSpec, Json, Option, Value
from matchwood.engine import verbs
from matchwood.engine.states import Observation, State, read
from matchwood.errors import BadDeal, shown

CARDS, MOVES = ("J", "Q", "K"), ("pass", "bet")


class Table(Part, frozen=True):
    """The table as one seat or a spectator sees it. `hand` is the seat's own card. `paid` lists each seat's chips in the pot."""

    phase: str
    turn: Seat | None
    number: int
    hands: int
    hand: list[CardName] | None
    paid: PerSeat[int]
    scores: PerSeat[int]


class Deal(Happening, frozen=True, tag="deal"):
    """A hand starts: each seat has a card, and has paid one chip."""

    number: int
    first: Seat


class Acted(Happening, frozen=True, tag="acted"):
    """The seat passed, or bet a chip."""

    seat: Seat
    move: str


class Won(Happening, frozen=True, tag="won"):
    """The seat won this number of chips. `cards` are the cards of both seats, or null if they were not shown."""

    seat: Seat
    amount: int
    cards: PerSeat[CardName] | None


class PassOrBet(Refusal, frozen=True, tag="pass_or_bet"):
    """The seat can only pass or bet. The seat lacks `missing` chips to meet the other seat's bet."""

    missing: int
    rule: str = "2"


class KuhnPoker(GameSpec):
    """Bluff with three cards."""

    key, title, players = "kuhn", "Kuhn poker", (2,)
    options = (Option("hands", (1, 10, 50), 10),)
    record = rules.TABLE
    contract = Contract(Table, Deal | Acted | Rethink | Won | Over, PassOrBet)
    worth_in = "chips won in this hand"

    def move_of(self, state: State, seat: int, run: Sequence[int]) -> str:
        """Return the move of a decision."""
        return MOVES[run[0]]

    def decisions(self, state: State, seat: int, move: str) -> tuple[int, ...]:
        """Return the decision of a move, or refuse the move."""
        if move not in MOVES:
            paid = read(state).paid
            raise self.illegal(move, PassOrBet(paid[1 - seat] - paid[seat]), self.moves(state, seat))
        return (MOVES.index(move),)

    def deal_given(self, state: State, deal: Mapping[str, Any]) -> None:
        """Deal the cards of a record, such as {"cards": ["K", "J"]}."""
        match deal:
            case {"cards": [one, other], **more} if not more and one in CARDS and other in CARDS and one != other:
                rules.begin_hand(state[0], CARDS.index(one), CARDS.index(other))
            case _:
                raise BadDeal(f"a deal of Kuhn poker is {{'cards': [two of J, Q, K]}}, not {shown(deal)}", ("cards",))

    def deal_made(self, state: State) -> Json:
        """Return the deal for the record."""
        return {"cards": [CARDS[card] for card in read(state).cards]}

    def table(self, observation: Observation) -> Table:
        """Return the table as a seat sees it."""
        now = observation.fields
        hand = [CARDS[now.cards[now.eyes]]] if now.eyes >= 0 and now.due else None
        phase = "over" if now.phase == verbs.OVER else "betting" if now.due else "dealing"
        return Table(phase, now.due - 1 if now.due else None, now.hand, now.hands, hand, now.paid, now.scores)

    def story(self, before: Observation, after: Observation) -> Sequence[Happening]:
        """Return what all players saw."""
        was, now = before.fields, after.fields
        if now.hand != was.hand:
            return [Deal(now.hand, now.due - 1)]
        seat = was.due - 1
        happened: list[Happening] = [Acted(seat, MOVES[now.paid[seat] - was.paid[seat]])]
        if not now.due:
            cards = [CARDS[card] for card in now.cards] if now.shown else None
            happened.append(Won(now.winner, now.paid[1 - now.winner], cards))
        if now.phase == verbs.OVER:
            happened.append(Over([1 + (now.scores[1 - seat] > now.scores[seat]) for seat in range(2)], now.scores))
        return happened

    def outcome_in(self, options: Mapping[str, Value]) -> str:
        """Return the unit of an outcome."""
        return "chips won"

    def outcomes(self, payoffs: NDArray[np.int64], options: Mapping[str, Value]) -> NDArray[np.float64]:
        """Return the won chips of each seat."""
        return payoffs[..., 1, :].astype(np.float64)

    def widest_outcome(self, players: int, options: Mapping[str, Value]) -> float:
        """Return the largest possible outcome of a seat."""
        return 2.0 * int(options["hands"])


VERBS = ["setup", "deal", "legal", "apply", "payoff", "observe", "determinize", "suggest", "worth"]
verbs.announce(rules.TABLE, SimpleNamespace(**{name: getattr(rules, name) for name in VERBS}))
SPEC = KuhnPoker()
