"""The deck of Matschig [1]: 110 cards of 24 kinds."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from matchwood.engine import counts
from matchwood.engine.bits import NONE, Bits, bit, lowest, without_lowest
from matchwood.engine.chance import Chance, shuffle
from matchwood.engine.compiling import rule
from matchwood.engine.counts import Counts, all_of, places_of_kinds

Kind: TypeAlias = int
"""A card, as its index in ``NAMES``."""

Pack: TypeAlias = np.ndarray
"""Kinds in order, the top card first."""

Half: TypeAlias = Counts
"""The number of cards of each kind: of mud cards, or of umbrella and special cards."""

WORTHS = (1, 2, 3, 4, 5, 7)
WATER, SAND = 0, 6
UMBRELLA = 12
WIND, SUN, DUCK, SHARE, THIRTEEN = 19, 20, 21, 22, 23

NAMES = (
    *(f"W{worth}" for worth in WORTHS),
    *(f"S{worth}" for worth in WORTHS),
    *(f"U{worth}" for worth in range(1, 8)),
    "Wind",
    "Sun",
    "Duck",
    "Share",
    "13",
)
KINDS = len(NAMES)
MUD_KINDS = 12
DECK = 110

SPLITS = ((6, 4, 2), (5, 5, 3), (4, 6, 4), (7, 3, 1))
"""The assumed number of copies of each mud card, umbrella and special card. The true numbers are not published."""

COPIES = np.array(
    [
        [mud if kind < UMBRELLA else umbrella if kind < WIND else special for kind in range(KINDS)]
        for mud, umbrella, special in SPLITS
    ],
    np.int64,
)

WORTH = np.array([*WORTHS, *WORTHS, *range(1, 8), 0, 0, 0, 0, 0], np.int64)
"""The value of each kind; 0 for special cards."""

ALL_WATER = np.uint64(all_of(range(WATER, SAND)))
ALL_SAND = np.uint64(all_of(range(SAND, UMBRELLA)))
ALL_UMBRELLAS = np.uint64(all_of(range(WIND - UMBRELLA)))


@rule
def one(kind: Kind) -> Half:
    """Return card counts with 1 for the given kind and 0 for all others."""
    return counts.one(kind % MUD_KINDS)


@rule
def count_of(half: Half, kind: Kind) -> int:
    """Return the number of cards of the given kind."""
    return counts.count_of(half, kind % MUD_KINDS)


@rule
def kinds_in(half: Half) -> Bits:
    """Return the kinds with at least one card, as indices from 0 to 11."""
    places, kinds = places_of_kinds(half), NONE
    while places != NONE:
        kinds |= bit(lowest(places) // 3)
        places = without_lowest(places)
    return kinds


@rule
def points(half: Half) -> int:
    """Add the values of mud cards or umbrella cards."""
    total = 0
    for kind in range(MUD_KINDS):
        total += WORTH[kind] * count_of(half, kind)
    return total


@rule
def is_mud(kind: Kind) -> bool:
    """Return whether the card is water or sand."""
    return kind < MUD_KINDS


@rule
def is_water(kind: Kind) -> bool:
    """Return whether the card is water."""
    return kind < SAND


@rule
def shuffled(counts: np.ndarray, chance: Chance) -> Pack:
    """Shuffle a pack with the given number of cards of each kind."""
    order = np.empty(counts.sum(), np.int8)
    filled = 0
    for kind in range(KINDS):
        for _ in range(counts[kind]):
            order[filled] = kind
            filled += 1
    shuffle(order, chance)
    return order
