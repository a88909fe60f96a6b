"""Cards in a hand: only how many of each kind matters, at most four, so a hand is counts."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from matchwood.cardgames.tycoon.digits import KINDS, NUMBERS, Number, cost
from matchwood.engine.bits import NONE, Bits, lowest, without_lowest
from matchwood.engine.compiling import rule
from matchwood.engine.counts import Counts, all_of, counted, how_many, places_of_kinds

Cards: TypeAlias = Counts

MOST_STICKS = 7
"""A card has seven segments: no change takes more sticks."""

NO_CARDS = np.uint64(0)

_NUMBER_CARDS = 4 * counted(range(14))
DECKS = np.array([_NUMBER_CARDS, _NUMBER_CARDS + 2 * counted(map(KINDS.index, "GH")), 4 * counted(range(len(KINDS)))], np.uint64)
"""All cards, by the number of the option ``expansion``."""

RAW = np.uint64(all_of(map(KINDS.index, "=_")))
"""The digits of the kinds that are no numbers by themselves."""

COSTS = np.array([[cost(kind, number) for number in NUMBERS] for kind in KINDS], np.int64)
"""Sticks for each kind and number."""

EXACTLY = np.array(
    [
        [all_of(k for k in range(len(KINDS)) if COSTS[k, number] == sticks) for sticks in range(MOST_STICKS + 1)]
        for number in range(len(NUMBERS))
    ],
    np.uint64,
)
"""For each number and number of sticks the digits of the kinds that show it with exactly so many sticks."""

WITHIN = np.bitwise_or.accumulate(EXACTLY, axis=1)
"""The same with so many sticks at most."""

REACH = np.array(
    [
        [sum(1 << n for n in range(len(NUMBERS)) if COSTS[k, n] <= sticks) for sticks in range(MOST_STICKS + 1)]
        for k in range(len(KINDS))
    ],
    np.uint64,
)
"""For each kind and number of sticks the set of numbers that it can show with so many at most."""


@rule
def numbers_within(hand: Cards, sticks: int) -> Bits:
    """The numbers that at least one card of the hand can show with so many sticks."""
    sticks = min(sticks, MOST_STICKS)
    places, numbers = places_of_kinds(hand), NONE
    while places != NONE:
        numbers |= REACH[lowest(places) // 3, sticks]
        places = without_lowest(places)
    return numbers


@rule
def can_show(hand: Cards, number: Number, count: int, sticks: int) -> bool:
    """Whether so many cards of the hand can show the number with these sticks: the cheapest decide."""
    left, price = count, 0
    while left > 0 and left * price <= sticks and price <= MOST_STICKS:
        taken = min(left, how_many(hand & EXACTLY[number, price]))
        left -= taken
        sticks -= taken * price
        price += 1
    return left == 0
