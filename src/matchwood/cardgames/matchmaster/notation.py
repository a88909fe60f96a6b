"""How MatchMaster is written: cards, moves and deals as in docs/notation.md."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

import numpy as np

from matchwood.cardgames.matchmaster.cards import DECK, RANKS, SUITS
from matchwood.cardgames.matchmaster.rules import lay_out
from matchwood.cardgames.matchmaster.table import BIDDING, NOBODY, Table
from matchwood.engine import states
from matchwood.engine.bits import Bits, members
from matchwood.engine.states import State, phase, read
from matchwood.errors import BadDeal, shown

CARD_NAMES = tuple(f"{SUITS[card // RANKS]}{card % RANKS + 1}" for card in range(DECK))
CARD_NUMBERS = {name: card for card, name in enumerate(CARD_NAMES)}
BIDS = tuple(f"bid {tricks}" for tricks in range(DECK // 2 + 1))
_RUNS_OF_BIDS = {name: bytes((tricks,)) for tricks, name in enumerate(BIDS)}
_RUNS_OF_CARDS = {name: bytes((card,)) for card, name in enumerate(CARD_NAMES)}


def card_names(cards: int | Bits) -> list[str]:
    """A set of cards as text, trump first, then light orange, dark blue, light blue; ascending.

    >>> card_names(0b101 | 1 << 13)
    ['T1', 'T3', 'L1']
    """
    return [*_names(cards)]


@functools.lru_cache(4_096)
def _names(cards: int | Bits) -> tuple[str, ...]:
    """The same hands, and what has been played, are asked for again with every look at the table."""
    return tuple(CARD_NAMES[card] for card in members(cards))


def moves(state: State, seat: int) -> list[str]:
    """Every legal move of a seat, as text."""
    texts = _bids if phase(state) == BIDDING else _names
    return [*texts(states.legal(state, seat))]


@functools.cache
def _bids(legal: int) -> tuple[str, ...]:
    """These bids as text; there are few such sets."""
    return tuple(BIDS[tricks] for tricks in members(legal))


def move_of(now: int, decision: int) -> str:
    """A decision of this phase as text."""
    return BIDS[decision] if now == BIDDING else CARD_NAMES[decision]


def decisions(state: State, move: str) -> bytes | None:
    """The one decision that this text means while this state lasts, legal or not; None if it means none."""
    return (_RUNS_OF_BIDS if phase(state) == BIDDING else _RUNS_OF_CARDS).get(move)


# --- deals ---------------------------------------------------------------------------------------------------------------------


def deal_made(state: State) -> dict[str, Any]:
    """The deal that has just been made, as it stands in a record."""
    table = states.read_fields(state, "players", "dealer", "hands")
    return {"dealer": table.dealer, "hands": [card_names(table.hands[seat]) for seat in range(table.players)]}


def deal_given(state: State, deal: Mapping[str, Any]) -> None:
    """Make a deal given by hand. Raises BadDeal, and then the table is as it was."""
    table = read(state)
    _check_keys(deal)
    _check_round(table)
    dealer, hands = _checked_dealer(table, deal["dealer"]), _checked_hands(table, deal["hands"])
    held = np.array([sum(1 << CARD_NUMBERS[name] for name in hand) for hand in hands], np.uint64)
    lay_out(state, dealer, len(hands[0]), held)


def _check_keys(deal: Mapping[str, Any]) -> None:
    if not isinstance(deal, Mapping) or set(deal) != {"dealer", "hands"}:
        found = ", ".join(map(shown, deal)) if isinstance(deal, Mapping) else shown(deal)
        raise BadDeal(f"a deal of MatchMaster has the keys 'dealer' and 'hands', not {found or 'none'}", ("dealer", "hands"))


def _check_round(table: Table) -> None:
    if table.round_no >= table.rounds:
        raise BadDeal(f"the game has only {table.rounds} rounds")


def _checked_dealer(table: Table, dealer: object) -> int:
    if isinstance(dealer, bool) or not isinstance(dealer, int) or not 0 <= dealer < table.players:
        raise BadDeal(f"the dealer is a seat from 0 to {table.players - 1}, not {shown(dealer)}", map(str, range(table.players)))
    if table.dealer != NOBODY and dealer != (table.dealer + 1) % table.players:
        due = (table.dealer + 1) % table.players
        raise BadDeal(f"seat {due} deals this round (the dealership moves clockwise), not seat {dealer}", (str(due),))
    return dealer


def _checked_hands(table: Table, hands: object) -> list[list[str]]:
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
