"""Conclusions about hidden hands: a player whose turn was skipped could not throw.

``beliefs[seat, w, s]`` is the probability that a hand with w water cards and s sand cards agrees with all skips of the seat.
"""

from __future__ import annotations

import numpy as np

from matchwood.cardgames.matschig.deck import Kind, is_mud, is_water
from matchwood.cardgames.matschig.table import BELIEF_SIZE, HAND_CARDS, Table
from matchwood.engine.bits import bit, has
from matchwood.engine.compiling import rule


@rule
def doubted(table: Table, seat: int) -> bool:
    """Return whether a skipped turn has revealed anything about the hand."""
    return has(np.uint64(table.doubted), seat)


@rule
def forget(table: Table, seat: int) -> None:
    """Delete all conclusions about a hidden hand."""
    table.doubted &= ~np.uint8(bit(seat))


@rule
def learn_skip(table: Table, seat: int) -> None:
    """After a skipped turn, exclude all hands that contain both water and sand."""
    if table.cards[seat] > HAND_CARDS:
        return
    if not doubted(table, seat):
        table.doubted |= np.uint8(bit(seat))
        table.beliefs[seat] = 1.0
    for water in range(1, BELIEF_SIZE):
        for sand in range(1, BELIEF_SIZE):
            table.beliefs[seat, water, sand] = 0.0


@rule
def learn_loss(table: Table, seat: int, kind: Kind) -> None:
    """Update the probabilities of a hand after the player has played a card."""
    if not doubted(table, seat) or not is_mud(kind):
        return
    for water in range(BELIEF_SIZE):
        for sand in range(BELIEF_SIZE):
            more_water, more_sand = (water + 1, sand) if is_water(kind) else (water, sand + 1)
            inside = more_water < BELIEF_SIZE and more_sand < BELIEF_SIZE
            table.beliefs[seat, water, sand] = table.beliefs[seat, more_water, more_sand] if inside else 0.0


@rule
def learn_draw(table: Table, seat: int) -> None:
    """Update the probabilities of a hand after the player has drawn a card."""
    if not doubted(table, seat):
        return
    size = table.cards[seat]
    if size > HAND_CARDS:
        forget(table, seat)
        return
    for water in range(min(size, BELIEF_SIZE - 1), -1, -1):
        for sand in range(size - water, -1, -1):
            before = (size - water - sand) * table.beliefs[seat, water, sand]
            if water > 0:
                before += water * table.beliefs[seat, water - 1, sand]
            if sand > 0:
                before += sand * table.beliefs[seat, water, sand - 1]
            table.beliefs[seat, water, sand] = before / size
