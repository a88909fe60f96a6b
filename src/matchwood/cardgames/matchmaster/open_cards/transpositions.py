"""A transposition table: the known answers for positions between two tricks.

Only the order of the remaining cards matters. A word for each suit contains their holders, the lowest card first, with three
bits each. The plain suits are equivalent, so their words are sorted. The free bits contain the leader, the seat in question,
the wanted numbers of tricks and the answer. So a position is identified exactly, without a hash.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from matchwood.cardgames.matchmaster.cards import SUITS, TRUMP, Cards, Suit, cards_of
from matchwood.cardgames.matchmaster.open_cards.workspace import Workspace
from matchwood.engine.bits import NONE, ONE, high_half, lowest, without_lowest
from matchwood.engine.compiling import rule

NO, YES, OPEN = 0, 1, 2
"""The answers. OPEN means that a search has to find the answer."""

HOLDER_BITS = np.uint64(3)
LEADER_AT, SEAT_AT, WANTED_AT, ANSWER_AT = np.uint64(40), np.uint64(43), np.uint64(40), np.uint64(63)
"""The first bit of each of these values in a word. The bits below 40 are for up to 13 cards."""

ANSWER = ONE << ANSWER_AT
_MIX = tuple(np.uint64(odd) for odd in (0x9E3779B97F4A7C15, 0xC2B2AE3D27D4EB4F, 0x165667B19E3779F9, 0xD6E8FEB86659FD93))


@rule
def pack_suit(live: Cards, holders: NDArray[np.int8], suit: Suit) -> np.uint64:
    """Encode in one integer which seat holds each remaining card of a suit: a leading 1 bit, then the seats in the order of
    the cards.
    """
    word, cards = ONE, cards_of(live, suit)
    while cards != NONE:
        word = (word << HOLDER_BITS) | np.uint64(holders[lowest(cards)])
        cards = without_lowest(cards)
    return word


@rule
def pack_position(work: Workspace, depth: int, leader: int, seat: int) -> None:
    """Write the transposition table's key for the given depth. The key encodes the position, the searching seat and the wanted
    numbers of tricks.
    """
    ply = work.plies[depth]
    low, middle, high = ONE, ONE, ONE
    for suit in range(TRUMP + 1, len(SUITS)):
        word = pack_suit(ply.live, work.holders, suit)
        if word > high:
            low, middle, high = middle, high, word
        elif word > middle:
            low, middle = middle, word
        else:
            low = word
    ply.trumps = pack_suit(ply.live, work.holders, TRUMP) | (np.uint64(leader) << LEADER_AT) | (np.uint64(seat) << SEAT_AT)
    ply.low, ply.middle, ply.high = low, middle | (ply.wanted << WANTED_AT), high


@rule
def index_of(work: Workspace, depth: int) -> int:
    """Return the index in the transposition table for the position at the given depth."""
    ply = work.plies[depth]
    mixed = (ply.trumps * _MIX[0]) ^ high_half(ply.low * _MIX[1], _MIX[3]) ^ (ply.middle * _MIX[2]) ^ (ply.high * _MIX[3])
    return np.int64(high_half(mixed * _MIX[1], np.uint64(len(work.known))))  # type: ignore[return-value]


@rule
def recall(work: Workspace, depth: int) -> int:
    """Return the stored answer for the position at the given depth, or OPEN if the transposition table contains no answer."""
    ply, found = work.plies[depth], work.known[index_of(work, depth)]
    if found.trumps != ply.trumps or found.middle != ply.middle or found.low != ply.low or found.high & ~ANSWER != ply.high:
        return OPEN
    return YES if found.high & ANSWER != NONE else NO


@rule
def store(work: Workspace, depth: int, answer: int) -> None:
    """Store the answer for the position at the given depth, and overwrite an earlier answer with the same index."""
    ply, found = work.plies[depth], work.known[index_of(work, depth)]
    found.trumps, found.low, found.middle = ply.trumps, ply.low, ply.middle
    found.high = ply.high | ANSWER if answer == YES else ply.high
