"""The deck of MatchMaster (paragraph 1): 52 cards, as the numbers 0 … 51 and as sets of them.

A suit is the number of its letter in ``SUITS``; a card is ``13 * suit + rank - 1``: within a suit higher numbers are higher cards.
"""

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
    """The suit of a card."""
    return card // RANKS


@rule
def is_trump(card: Card) -> bool:
    """Whether the card is a trump."""
    return card < RANKS


@rule
def all_of(suit: Suit) -> Cards:
    """All thirteen cards of a suit."""
    return TRUMPS << np.uint64(RANKS * suit)


@rule
def cards_of(hand: Cards, suit: Suit) -> Cards:
    """The cards of the hand that are of this suit."""
    return hand & all_of(suit)


@rule
def above(cards: Cards, card: Card) -> Cards:
    """Those of the cards that stand above this one; among trumps the higher ones."""
    return cards & ~first(card + 1)


@rule
def first_not_empty(this: Cards, that: Cards) -> Cards:
    """This set, or that one if this is empty."""
    return that if this == NONE else this
