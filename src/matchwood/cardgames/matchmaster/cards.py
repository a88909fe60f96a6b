"""The 52 cards of MatchMaster [1]. A card is ``13 * suit + rank - 1``."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from matchwood.engine.bits import NONE, ONE, Bits, first
from matchwood.engine.compiling import rule

Card: TypeAlias = int
Suit: TypeAlias = int
Cards: TypeAlias = Bits

SUITS = "TLBS"
TRUMP = 0
RANKS = 13
DECK = 52
WHOLE_DECK = (ONE << np.uint64(DECK)) - ONE
TRUMPS = (ONE << np.uint64(RANKS)) - ONE


@rule
def suit_of(card: Card) -> Suit:
    """Return the suit of a card."""
    return card // RANKS


@rule
def is_trump(card: Card) -> bool:
    """Return whether a card is a trump."""
    return card < RANKS


@rule
def all_of(suit: Suit) -> Cards:
    """Return all cards of a suit."""
    return TRUMPS << np.uint64(RANKS * suit)


@rule
def cards_of(hand: Cards, suit: Suit) -> Cards:
    """Return all cards of the hand that belong to a suit."""
    return hand & all_of(suit)


@rule
def above(cards: Cards, card: Card) -> Cards:
    """Return the members of ``cards`` with a higher number than ``card``."""
    return cards & ~first(card + 1)


@rule
def first_not_empty(this: Cards, that: Cards) -> Cards:
    """Return the card set `this`, or the card set `that` if `this` is empty."""
    return that if this == NONE else this
