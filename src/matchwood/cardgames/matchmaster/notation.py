"""The notation of MatchMaster for cards, moves and deals (docs/notation.md)."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

import numpy as np

from matchwood.cardgames.matchmaster.cards import DECK, RANKS, SUITS
from matchwood.cardgames.matchmaster.rules import deal_hands
from matchwood.cardgames.matchmaster.table import BIDDING, NO_SEAT, Table
from matchwood.engine import states
from matchwood.engine.bits import Bits, members
from matchwood.engine.states import State, phase, read
from matchwood.engine.whole_numbers import whole_number
from matchwood.errors import BadDeal, shown

CARD_NAMES = tuple(f"{SUITS[card // RANKS]}{card % RANKS + 1}" for card in range(DECK))
CARD_NUMBERS = {name: card for card, name in enumerate(CARD_NAMES)}
BIDS = tuple(f"bid {tricks}" for tricks in range(DECK // 2 + 1))
_RUNS_OF_BIDS = {name: bytes((tricks,)) for tricks, name in enumerate(BIDS)}
_RUNS_OF_CARDS = {name: bytes((card,)) for card, name in enumerate(CARD_NAMES)}


_ALL_RANKS = (1 << RANKS) - 1


def card_names(cards: int | Bits) -> list[str]:
    """Return the names of cards in the order of the deck.

    >>> card_names(0b101 | 1 << 13)
    ['T1', 'T3', 'L1']
    """
    return [*_name_cards(cards)]


def _name_cards(cards: int | Bits) -> list[str]:
    number = int(cards)
    parts = [_name_suit(first, number >> first & _ALL_RANKS) for first in range(0, DECK, RANKS)]
    return [name for names in parts for name in names]


@functools.cache
def _name_suit(first: int, ranks: int) -> tuple[str, ...]:
    """Return the names of some cards of a suit. The cache holds at most 4 × 8,192 sets of ranks."""
    return tuple(CARD_NAMES[first + rank] for rank in members(ranks))


def moves(state: State, seat: int) -> list[str]:
    """Return the texts of all legal moves of a seat."""
    texts = _name_bids if phase(state) == BIDDING else _name_cards
    return [*texts(states.legal(state, seat))]


@functools.cache
def _name_bids(legal: int) -> tuple[str, ...]:
    return tuple(BIDS[tricks] for tricks in members(legal))


def move_of(now: int, decision: int) -> str:
    """Return the text of a bid or a card."""
    return BIDS[decision] if now == BIDDING else CARD_NAMES[decision]


def decisions(state: State, move: str) -> bytes | None:
    """Parse a move into a decision, even if the move is illegal. Return None if the text is not a move."""
    return (_RUNS_OF_BIDS if phase(state) == BIDDING else _RUNS_OF_CARDS).get(move)


def deal_made(state: State) -> dict[str, Any]:
    """Return the last deal in the format of a game record."""
    table = states.read_fields(state, "players", "dealer", "hands")
    return {"dealer": table.dealer, "hands": [card_names(table.hands[seat]) for seat in range(table.players)]}


def deal_given(state: State, deal: Mapping[str, Any]) -> None:
    """Deal the hands of a game record. If the deal is invalid, raise BadDeal and leave the state unchanged."""
    table = read(state)
    _check_keys(deal)
    _check_round(table)
    dealer, hands = _check_dealer(table, deal["dealer"]), _check_hands(table, deal["hands"])
    held = np.array([sum(1 << CARD_NUMBERS[name] for name in hand) for hand in hands], np.uint64)
    deal_hands(state, dealer, len(hands[0]), held)


def _check_keys(deal: Mapping[str, Any]) -> None:
    if not isinstance(deal, Mapping) or set(deal) != {"dealer", "hands"}:
        found = ", ".join(map(shown, deal)) if isinstance(deal, Mapping) else shown(deal)
        raise BadDeal(f"a deal of MatchMaster has the keys 'dealer' and 'hands', not {found or 'none'}", ("dealer", "hands"))


def _check_round(table: Table) -> None:
    if table.round_no >= table.rounds:
        raise BadDeal(f"the game has only {table.rounds} rounds")


def _check_dealer(table: Table, given: object) -> int:
    dealer = whole_number(given)
    if dealer is None or not 0 <= dealer < table.players:
        raise BadDeal(f"the dealer is a seat from 0 to {table.players - 1}, not {shown(given)}", map(str, range(table.players)))
    if table.dealer != NO_SEAT and dealer != (table.dealer + 1) % table.players:
        due = (table.dealer + 1) % table.players
        raise BadDeal(f"seat {due} deals this round (the dealership moves clockwise), not seat {dealer}", (str(due),))
    return dealer


def _check_hands(table: Table, hands: object) -> list[list[str]]:
    if not isinstance(hands, list) or len(hands) != table.players or not all(isinstance(hand, list) for hand in hands):
        raise BadDeal(f"'hands' is a list of {table.players} lists of cards, one for each seat")
    holder: dict[str, int] = {}
    for seat, hand in enumerate(hands):
        for name in hand:
            if not isinstance(name, str) or name not in CARD_NUMBERS:
                raise BadDeal(
                    f"seat {seat} is dealt {shown(name)}, which is not a card of MatchMaster (T1 … T13, L1 … L13, B…, S…)"
                )
            if name in holder:
                raise BadDeal(f"the card {name} is dealt twice, to seat {holder[name]} and to seat {seat}")
            holder[name] = seat
    sizes = [len(hand) for hand in hands]
    if min(sizes) != max(sizes) or min(sizes) < 1:
        raise BadDeal(f"all hands of a round are equally long and not empty; these hold {', '.join(map(str, sizes))} cards")
    return hands
