"""What everybody may conclude about a hand that stays hidden.

Plays exclude nothing, but who is passed over when it is his turn to throw shows that he then held no water or no sand. For each
seat of which that is known, ``beliefs[seat, w, s]`` is the probability that its hand, if it now has w water and s sand cards, was
one that could be passed over whenever it was; which of its cards it drew when is unknown, every order being equally likely. Each
event that everybody sees changes the table exactly: a card that leaves the hand was in it before, and of a hand of n cards each is
the last one drawn with probability 1 / n.

Only hands of up to seven cards are followed; larger ones exist in deals given by hand alone.
"""

from __future__ import annotations

import numpy as np

from matchwood.cardgames.matschig.deck import Kind, is_mud, is_water
from matchwood.cardgames.matschig.table import BELIEF, HAND, Table
from matchwood.engine.bits import bit, has
from matchwood.engine.compiling import rule


@rule
def doubted(table: Table, seat: int) -> bool:
    """Whether anything is known of this hand."""
    return has(np.uint64(table.doubted), seat)


@rule
def forget(table: Table, seat: int) -> None:
    """Nothing is known of this hand any more: all its cards are gone, or too many to follow."""
    table.doubted &= ~np.uint8(bit(seat))


@rule
def was_passed_over(table: Table, seat: int) -> None:
    """The hand holds no water or no sand."""
    if table.cards[seat] > HAND:
        return
    if not doubted(table, seat):
        table.doubted |= np.uint8(bit(seat))
        table.beliefs[seat] = 1.0
    for water in range(1, BELIEF):
        for sand in range(1, BELIEF):
            table.beliefs[seat, water, sand] = 0.0


@rule
def lost(table: Table, seat: int, kind: Kind) -> None:
    """A card of this kind has left the hand: the hand before had one more of them."""
    if not doubted(table, seat) or not is_mud(kind):
        return
    for water in range(BELIEF):
        for sand in range(BELIEF):
            more_water, more_sand = (water + 1, sand) if is_water(kind) else (water, sand + 1)
            inside = more_water < BELIEF and more_sand < BELIEF
            table.beliefs[seat, water, sand] = table.beliefs[seat, more_water, more_sand] if inside else 0.0


@rule
def drew(table: Table, seat: int) -> None:
    """One card was drawn, and is counted in the hand already: any of the hand's cards may be the one."""
    if not doubted(table, seat):
        return
    size = table.cards[seat]
    if size > HAND:
        forget(table, seat)
        return
    for water in range(min(size, BELIEF - 1), -1, -1):
        for sand in range(size - water, -1, -1):
            before = (size - water - sand) * table.beliefs[seat, water, sand]
            if water > 0:
                before += water * table.beliefs[seat, water - 1, sand]
            if sand > 0:
                before += sand * table.beliefs[seat, water, sand - 1]
            table.beliefs[seat, water, sand] = before / size
