"""A table of known answers for positions at the start of a trick.

For each suit, a 64-bit number stores which seat holds each remaining card, in three bits for each card. These numbers are sorted
for the suits that are not trumps, because these suits are equivalent.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from matchwood.cardgames.matchmaster.cards import SUITS, TRUMP, Cards, Suit, cards_of
from matchwood.cardgames.matchmaster.open_cards.workspace import Workspace
from matchwood.engine.bits import NONE, ONE, high_half, lowest, without_lowest
from matchwood.engine.compiling import rule

NO, YES, OPEN = 0, 1, 2
"""OPEN: only a search can find the answer."""

HOLDER_BITS = np.uint64(3)
LEADER_AT, SEAT_AT, WANTED_AT, ANSWER_AT = np.uint64(40), np.uint64(43), np.uint64(40), np.uint64(63)
"""The positions of other values in a 64-bit number of a suit. The lower bits contain the cards."""

ANSWER = ONE << ANSWER_AT
_MIX = tuple(np.uint64(odd) for odd in (0x9E3779B97F4A7C15, 0xC2B2AE3D27D4EB4F, 0x165667B19E3779F9, 0xD6E8FEB86659FD93))


@rule
def pack_suit(live: Cards, holders: NDArray[np.int8], suit: Suit) -> np.uint64:
    """Encode in one integer which player holds each card of a suit. An extra bit 1 at the start preserves the leading zeros."""
    word, cards = ONE, cards_of(live, suit)
    while cards != NONE:
        word = (word << HOLDER_BITS) | np.uint64(holders[lowest(cards)])
        cards = without_lowest(cards)
    return word


@rule
def pack_position(work: Workspace, depth: int, leader: int, seat: int) -> None:
    """Compute a key for the transposition table. The key encodes the holder of each card, the leader, the analysed seat, and
    the trick counts that the seat wants.
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
    """Return the position's index in the transposition table."""
    ply = work.plies[depth]
    mixed = (ply.trumps * _MIX[0]) ^ high_half(ply.low * _MIX[1], _MIX[3]) ^ (ply.middle * _MIX[2]) ^ (ply.high * _MIX[3])
    return np.int64(high_half(mixed * _MIX[1], np.uint64(len(work.known))))  # type: ignore[return-value]


@rule
def recall(work: Workspace, depth: int) -> int:
    """Return the stored answer for the position, or the constant OPEN if the table contains no answer."""
    ply, found = work.plies[depth], work.known[index_of(work, depth)]
    if found.trumps != ply.trumps or found.middle != ply.middle or found.low != ply.low or found.high & ~ANSWER != ply.high:
        return OPEN
    return YES if found.high & ANSWER != NONE else NO


@rule
def store(work: Workspace, depth: int, answer: int) -> None:
    """Store the answer for the position, and overwrite an earlier answer."""
    ply, found = work.plies[depth], work.known[index_of(work, depth)]
    found.trumps, found.low, found.middle = ply.trumps, ply.low, ply.middle
    found.high = ply.high | ANSWER if answer == YES else ply.high
