"""Hilo as a game spec."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from matchwood.cardgames.contract import Contract, Happening, Over, Part, Rethink
from matchwood.cardgames.spec import GameSpec, Json, Option, Value
from matchwood.engine import states
from matchwood.engine.bits import members
from matchwood.engine.states import Observation, State
from matchwood.engine.verbs import DEAL_DUE, OVER
from matchwood.errors import BadDeal, IllegalMove, shown
from tests.testing import hilo
from tests.testing.hilo import BET, CARDS, HAND, NO_CARD, NOBODY, PASS, PLAYING

SEATS = "ABC"


class Table(Part, frozen=True):
    """The table of Hilo."""

    leader: int
    target: int | None
    hand: list[str] | None
    played: str | None
    decided: list[bool]
    shown: list[list[str]]
    points: list[int]


class Dealt(Happening, frozen=True, tag="deal"):
    """Cards were dealt."""

    leader: int


class Bet(Happening, frozen=True, tag="bet"):
    """The leader bet on a seat, or passed."""

    target: int | None
    amount: int


class Chosen(Happening, frozen=True, tag="chosen"):
    """A seat has chosen its card."""

    seat: int


class Shown(Happening, frozen=True, tag="shown"):
    """All cards are open."""

    cards: list[str]


def name(card: int) -> str:
    return f"c{card}"


class Hilo(GameSpec):
    """Highest card wins."""

    key = "hilo"
    title = "Hilo"
    players = (2, 3)
    options = (Option("rounds", (1, 2, 3), None), Option("low_wins", (False, True), False))
    record = hilo.TABLE
    contract = Contract(Table, Dealt | Bet | Chosen | Shown | Rethink | Over)
    worth_in = "points above the mean"

    def default_of(self, option: Option, players: int) -> Value:
        return players - 1 if option.key == "rounds" else super().default_of(option, players)

    def moves(self, state: State, seat: int) -> list[str]:
        possible = members(states.legal(state, seat))
        if state["phase"][0] == PLAYING:
            return [name(card) for card in possible]
        return [text for choice in possible for text in (["pass"] if choice == PASS else self._bets(choice))]

    def _bets(self, choice: int) -> list[str]:
        return [f"bet {SEATS[choice - 1]} {amount}" for amount in (1, 2)]

    def decisions(self, state: State, seat: int, move: str) -> tuple[int, ...]:
        moves = self.moves(state, seat)
        if move not in moves:
            raise IllegalMove(f"{shown(move)} is not possible for seat {seat}; possible is {', '.join(moves)}", moves)
        if state["phase"][0] == PLAYING:
            return (int(move[1:]),)
        return (PASS,) if move == "pass" else (SEATS.index(move[4]) + 1, int(move[6]))

    def move_of(self, state: State, seat: int, run: Sequence[int]) -> str:
        if state["phase"][0] == PLAYING:
            return name(run[0])
        return "pass" if run[0] == PASS else f"bet {SEATS[run[0] - 1]} {run[1]}"

    def begun(self, state: State, seat: int) -> tuple[State, Sequence[int]]:
        before = states.copy_of(state)
        before["midway"], before["target"] = 0, NOBODY
        return before, (int(state["target"][0]) + 1,)

    def deal_given(self, state: State, deal: Mapping[str, Any]) -> None:
        if not isinstance(deal, Mapping) or set(deal) != {"leader", "hands"}:
            raise BadDeal("a deal of Hilo has the keys 'leader' and 'hands'")
        leader, hands, players = deal["leader"], deal["hands"], int(state["players"][0])
        if type(leader) is not int or leader not in range(players):
            raise BadDeal(f"the leader is a seat, not {shown(leader)}")
        known = [name(card) for card in range(CARDS)]
        if not isinstance(hands, list) or [len(hand) for hand in hands if isinstance(hand, list)] != [HAND] * players:
            raise BadDeal(f"'hands' is a list of {players} lists of two cards")
        cards = [card for hand in hands for card in hand]
        if any(cards.count(card) != 1 or card not in known for card in cards):
            raise BadDeal("a card is dealt once, and is one of " + " ".join(known))
        table: Any = state.view(np.recarray)[0]
        hilo.lay_out(table, leader, [[known.index(card) for card in hand] for hand in hands])

    def deal_made(self, state: State) -> Json:
        players, hands = int(state["players"][0]), state["hands"][0].tolist()
        return {"leader": int(state["leader"][0]), "hands": [list(map(name, hilo.cards_in(hand))) for hand in hands[:players]]}

    def table(self, observation: Observation) -> Table:
        seen = observation.fields
        shown_cards = [[name(card) for card in row[: seen.players] if card != NO_CARD] for row in seen.shown]
        return Table(
            leader=seen.leader,
            target=None if seen.target == NOBODY else seen.target,
            decided=[card != NO_CARD for card in seen.played[: seen.players]],
            shown=[row for row in shown_cards if row],
            points=seen.points[: seen.players],
            hand=None if seen.eyes < 0 else [name(held) for held in hilo.cards_in(seen.hands[seen.eyes])],
            played=None if seen.eyes < 0 or seen.played[seen.eyes] == NO_CARD else name(seen.played[seen.eyes]),
        )

    def story(self, before: Observation, after: Observation) -> Sequence[Happening]:
        old, new = before.fields, after.fields
        if old.phase == DEAL_DUE:
            return [Dealt(new.leader)]
        if old.phase == BET:
            return [Bet(None if new.target == NOBODY else new.target, new.amount)]
        if new.trick == old.trick:
            return [Chosen(seat) for seat in range(new.players) if old.played[seat] != new.played[seat]]
        told: list[Happening] = [Shown([name(card) for card in new.shown[old.trick][: new.players]])]
        if new.phase == OVER:
            points = new.points[: new.players]
            told.append(Over([1 + sum(other > own for other in points) for own in points], points))
        return told
