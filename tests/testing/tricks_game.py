"""Tricks as a game spec."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from matchwood.cardgames.contract import Contract, Happening, Over, Part, Rethink
from matchwood.cardgames.spec import GameSpec, Json
from matchwood.engine.states import Observation, State
from matchwood.engine.verbs import DEAL_DUE, OVER
from matchwood.errors import BadDeal, shown
from tests.testing import tricks
from tests.testing.tricks import CARDS, HAND, NO_CARD, PLAYERS


class Table(Part, frozen=True):
    """The table of Tricks."""

    leader: int
    hand: list[str] | None
    passed: list[bool]
    laid: list[list[str]]
    points: list[int]


class Dealt(Happening, frozen=True, tag="deal"):
    """Cards were dealt."""

    leader: int


class Passed(Happening, frozen=True, tag="passed"):
    """A seat has chosen the card to pass on."""

    seat: int


class Played(Happening, frozen=True, tag="played"):
    """A seat played a card."""

    seat: int
    card: str


def name(card: int) -> str:
    return f"c{card}"


class Tricks(GameSpec):
    """Most tricks win."""

    key = "tricks"
    title = "Tricks"
    players = (PLAYERS,)
    options = ()
    record = tricks.TABLE
    contract = Contract(Table, Dealt | Passed | Played | Rethink | Over)
    worth_in = "tricks"

    def move_of(self, state: State, seat: int, run: Sequence[int]) -> str:
        return name(run[0])

    def deal_given(self, state: State, deal: Mapping[str, Any]) -> None:
        if not isinstance(deal, Mapping) or set(deal) != {"leader", "hands"}:
            raise BadDeal("a deal of Tricks has the keys 'leader' and 'hands'")
        leader, hands = deal["leader"], deal["hands"]
        if type(leader) is not int or leader not in range(PLAYERS):
            raise BadDeal(f"the leader is a seat, not {shown(leader)}")
        known = [name(card) for card in range(CARDS)]
        if not isinstance(hands, list) or [len(hand) for hand in hands if isinstance(hand, list)] != [HAND] * PLAYERS:
            raise BadDeal(f"'hands' is a list of {PLAYERS} lists of {HAND} cards")
        cards = [card for hand in hands for card in hand]
        if any(cards.count(card) != 1 or card not in known for card in cards):
            raise BadDeal("a card is dealt once, and is one of " + " ".join(known))
        if state["phase"][0] != DEAL_DUE:
            raise BadDeal("Tricks has one deal only")
        tricks.lay_out(state.view(np.recarray)[0], leader, [[known.index(card) for card in hand] for hand in hands])

    def deal_made(self, state: State) -> Json:
        return {"leader": int(state["leader"][0]), "hands": [[*map(name, tricks.cards_in(hand))] for hand in state["hands"][0]]}

    def table(self, observation: Observation) -> Table:
        seen = observation.fields
        return Table(
            leader=seen.leader,
            hand=None if seen.eyes < 0 else [name(card) for card in tricks.cards_in(seen.hands[seen.eyes])],
            passed=[card != NO_CARD for card in seen.passed],
            laid=[[name(card) for card in tricks.cards_in(cards)] for cards in seen.laid],
            points=seen.points,
        )

    def story(self, before: Observation, after: Observation) -> Sequence[Happening]:
        old, new = before.fields, after.fields
        if old.phase == DEAL_DUE:
            return [Dealt(new.leader)]
        told: list[Happening] = [
            Passed(seat) for seat in range(PLAYERS) if (old.passed[seat] == NO_CARD) != (new.passed[seat] == NO_CARD)
        ]
        for seat in range(PLAYERS):
            told += [Played(seat, name(card)) for card in tricks.cards_in(new.laid[seat] & ~old.laid[seat])]
        if new.phase == OVER:
            told.append(Over([1 + sum(other > own for other in new.points) for own in new.points], new.points))
        return told
