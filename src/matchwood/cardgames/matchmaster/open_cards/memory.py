"""What has been found of positions between two tricks, so that no position is searched twice.

Cards count only by their order: a suit is written as who holds its cards that are left, the lowest first, three bits for each. The
three plain suits are alike, so their words are sorted. The words leave room for who leads, whose question it is, how many tricks
would do, and the answer: a position is recognized exactly, not by a hash.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from matchwood.cardgames.matchmaster.cards import SUITS, TRUMP, Cards, Suit, cards_of
from matchwood.cardgames.matchmaster.open_cards.desk import Desk
from matchwood.engine.bits import NONE, ONE, high_half, lowest, without_lowest
from matchwood.engine.compiling import rule

NO, YES, OPEN = 0, 1, 2
"""Answers to a question; one that is open has to be searched."""

HOLDER_BITS = np.uint64(3)
LEADER_AT, SEAT_AT, WANTED_AT, ANSWER_AT = np.uint64(40), np.uint64(43), np.uint64(40), np.uint64(63)
"""From which bit on these stand in the words of a position; below 40 stand up to thirteen cards."""

ANSWER = ONE << ANSWER_AT
_MIX = tuple(np.uint64(odd) for odd in (0x9E3779B97F4A7C15, 0xC2B2AE3D27D4EB4F, 0x165667B19E3779F9, 0xD6E8FEB86659FD93))


@rule
def word_of(live: Cards, holders: NDArray[np.int8], suit: Suit) -> np.uint64:
    """Who holds the cards of a suit that are left, in their order, behind a 1."""
    word, cards = ONE, cards_of(live, suit)
    while cards != NONE:
        word = (word << HOLDER_BITS) | np.uint64(holders[lowest(cards)])
        cards = without_lowest(cards)
    return word


@rule
def note_position(desk: Desk, depth: int, leader: int, seat: int) -> None:
    """Write down the position and the question at this depth."""
    ply = desk.plies[depth]
    low, middle, high = ONE, ONE, ONE
    for suit in range(TRUMP + 1, len(SUITS)):
        word = word_of(ply.live, desk.holders, suit)
        if word > high:
            low, middle, high = middle, high, word
        elif word > middle:
            low, middle = middle, word
        else:
            low = word
    ply.trumps = word_of(ply.live, desk.holders, TRUMP) | (np.uint64(leader) << LEADER_AT) | (np.uint64(seat) << SEAT_AT)
    ply.low, ply.middle, ply.high = low, middle | (ply.wanted << WANTED_AT), high


@rule
def place_of(desk: Desk, depth: int) -> int:
    """Where in the memory the position at this depth belongs."""
    ply = desk.plies[depth]
    mixed = (ply.trumps * _MIX[0]) ^ high_half(ply.low * _MIX[1], _MIX[3]) ^ (ply.middle * _MIX[2]) ^ (ply.high * _MIX[3])
    return np.int64(high_half(mixed * _MIX[1], np.uint64(len(desk.found))))  # type: ignore[return-value]


@rule
def recalled(desk: Desk, depth: int) -> int:
    """The answer to the question at this depth, OPEN if it is not known."""
    ply, found = desk.plies[depth], desk.found[place_of(desk, depth)]
    if found.trumps != ply.trumps or found.middle != ply.middle or found.low != ply.low or found.high & ~ANSWER != ply.high:
        return OPEN
    return YES if found.high & ANSWER != NONE else NO


@rule
def remember(desk: Desk, depth: int, answer: int) -> None:
    """Keep the answer to the question at this depth, in place of whatever was kept there."""
    ply, found = desk.plies[depth], desk.found[place_of(desk, depth)]
    found.trumps, found.low, found.middle = ply.trumps, ply.low, ply.middle
    found.high = ply.high | ANSWER if answer == YES else ply.high
