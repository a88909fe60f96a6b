"""The spec of Hearts: moves and deals as text, the visible table and the happenings."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hearts import advice, knowledge, rules
from hearts.contract import (
    CONTRACT,
    ChooseThree,
    Chose,
    Deal,
    FollowSuit,
    NoCard,
    NoPointsYet,
    NotBroken,
    Played,
    Scored,
    Started,
    Table,
    Trick,
    TwoOfClubs,
)
from hearts.rules import ALL_POINTS, DISTANCES, HAND, NO_CARD, PASSED, PASSING, PLAYING, RANKS, SEATS
from matchwood.cardgames.contract import Happening, Over, Refusal
from matchwood.cardgames.spec import FirstGame, GameSpec, Json, Option, Value, above_the_others
from matchwood.engine import states, verbs
from matchwood.engine.bits import members
from matchwood.engine.states import Observation, State, phase, read
from matchwood.errors import BadDeal, shown

NAMES = [suit + rank for suit in "CDSH" for rank in (*"23456789", "10", *"JQKA")]
"""The notation of each card, in the order of the card numbers."""
DIRECTIONS = {1: "left", 3: "right", 2: "across", 0: "nowhere"}
PHASES = {verbs.DEAL_DUE: "dealing", verbs.OVER: "over", PASSING: "passing", PLAYING: "playing"}


class Hearts(GameSpec):
    """Avoid hearts and the queen of spades."""

    key, title, players = "hearts", "Hearts", (SEATS,)
    options = (Option("limit", (25, 50, 100), 100),)
    first_game = FirstGame(SEATS, {"limit": 25})
    record = rules.TABLE
    contract = CONTRACT
    worth_in = "points fewer than the others' mean"

    def moves(self, state: State, seat: int) -> list[str]:
        """Return the legal moves: each choice of three cards, or each card that can be played."""
        if phase(state) != PASSING:
            return super().moves(state, seat)
        return [self.move_of(state, seat, cards) for cards in combinations(members(state["hands"][0, seat]), PASSED)]

    def move_of(self, state: State, seat: int, run: Sequence[int]) -> str:
        """Return the text of a move, such as `pass C5 CK D3` or `C5`."""
        return " ".join(["pass"] * (phase(state) == PASSING) + _names(run))

    def decisions(self, state: State, seat: int, move: str) -> tuple[int, ...]:
        """Return the cards of a move, or refuse the move with a reason."""
        legal = self.moves(state, seat)
        if move not in legal:
            raise self.illegal(move, self._refusal(state, seat, move), legal)
        return tuple(NAMES.index(word) for word in move.removeprefix("pass ").split())

    def _refusal(self, state: State, seat: int, move: str) -> Refusal:
        """Return the reason why the seat cannot make the move."""
        now = read(state)
        if now.phase == PASSING:
            return ChooseThree()
        if move not in _names(members(now.hands[seat])):
            return NoCard()
        if now.played < SEATS:
            led = now.trick[now.leader]
            follows = any(card // RANKS == led // RANKS for card in members(now.hands[seat]))
            return FollowSuit(NAMES[led]) if follows else NoPointsYet()
        return NotBroken() if now.tricks else TwoOfClubs()

    def begun(self, state: State, seat: int) -> tuple[State, Sequence[int]]:
        """Return the state before an unfinished choice of three cards, and the cards that are already chosen."""
        before = states.copy_of(state)
        before["midway"], before["passed"][0, seat] = 0, 0
        return before, tuple(members(state["passed"][0, seat]))

    def forced(self, public: Observation) -> str | None:
        """Return the two of clubs if a seat has to lead it."""
        now = public.fields
        return NAMES[rules.TWO_OF_CLUBS] if now.phase == PLAYING and now.tricks == 0 and now.played == SEATS else None

    def deal_given(self, state: State, deal: Mapping[str, Any]) -> None:
        """Deal the hands of a record, such as {"hands": [["C2", …], …]}."""
        match deal:
            case {"hands": [*hands], **more} if not more and _are_dealt(hands):
                state["hands"][0] = [sum(1 << NAMES.index(card) for card in hand) for hand in hands]
                rules.begin_deal(state[0])
            case _:
                raise BadDeal(f"a deal of Hearts is {{'hands': [{HAND} cards for each seat]}}, not {shown(deal)}", ("hands",))

    def deal_made(self, state: State) -> Json:
        """Return the deal for the record."""
        return {"hands": [_names(members(hand)) for hand in read(state).hands]}

    def table(self, observation: Observation) -> Table:
        """Return the table as a seat or a spectator sees it."""
        now = observation.fields
        playing, own = now.phase == PLAYING, now.eyes if now.eyes >= 0 else None
        hand, receiver, received = None, None, None
        if own is not None and now.phase in (PASSING, PLAYING):
            distance = int(DISTANCES[(now.number - 1) % SEATS])
            hand = _names(members(now.hands[own]))
            receiver = (own + distance) % SEATS if now.phase == PASSING else None
            received = _names(members(now.passed[own - distance])) if playing and distance else None
        return Table(
            PHASES[now.phase],
            next(members(now.due)) if playing else None,
            now.number,
            now.limit,
            hand,
            receiver,
            received,
            [None if card == NO_CARD else NAMES[card] for card in now.trick],
            now.taken,
            now.scores,
        )

    def story(self, before: Observation, after: Observation) -> Sequence[Happening]:
        """Return what all players saw."""
        was, now = before.fields, after.fields
        if was.phase == verbs.DEAL_DUE:
            started = [Started(now.leader)] if now.phase == PLAYING else []
            return [Deal(now.number, DIRECTIONS[int(DISTANCES[(now.number - 1) % SEATS])]), *started]
        if was.phase == PASSING:
            chosen = members(was.due & ~(now.due if now.phase == PASSING else 0))
            return [*map(Chose, chosen), *([Started(now.leader)] if now.phase == PLAYING else [])]
        seat = next(members(was.due))
        happened: list[Happening] = [Played(seat, NAMES[now.trick[seat]])]
        if now.played == SEATS:
            happened.append(Trick(now.leader, now.taken[now.leader] - was.taken[now.leader]))
        if now.phase != PLAYING:
            points = [new - old for new, old in zip(now.scores, was.scores, strict=True)]
            happened.append(Scored(points, now.taken.index(ALL_POINTS) if ALL_POINTS in now.taken else None))
        if now.phase == verbs.OVER:
            happened.append(Over([1 + sum(other < own for other in now.scores) for own in now.scores], now.scores))
        return happened

    def outcome_in(self, options: Mapping[str, Value]) -> str:
        """Return the unit of an outcome."""
        return self.worth_in

    def outcomes(self, payoffs: NDArray[np.int64], options: Mapping[str, Value]) -> NDArray[np.float64]:
        """Return for each seat the mean points of the other seats minus its own points."""
        return -above_the_others(payoffs[..., 1, :])

    def widest_outcome(self, players: int, options: Mapping[str, Value]) -> float:
        """Return the highest possible score: the last deal can add 26 points to a score just below the limit."""
        return float(int(options["limit"]) - 1 + ALL_POINTS)


def _names(cards: Iterable[int]) -> list[str]:
    return [NAMES[card] for card in cards]


def _are_dealt(hands: list[Any]) -> bool:
    cards = [card for hand in hands if isinstance(hand, list) and len(hand) == HAND for card in hand]
    return len(hands) == SEATS and len(cards) == len(NAMES) and all(cards.count(card) == 1 for card in NAMES)


verbs.announce(
    rules.TABLE,
    SimpleNamespace(
        **{name: getattr(rules, name) for name in ("setup", "deal", "legal", "apply", "payoff")},
        **{name: getattr(knowledge, name) for name in ("observe", "determinize")},
        **{name: getattr(advice, name) for name in ("suggest", "worth", "mistake_cost")},
    ),
)
SPEC = Hearts()
