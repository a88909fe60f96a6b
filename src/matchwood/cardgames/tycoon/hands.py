"""Cards in a hand: only how many of each kind matters, so a hand is one number whose octal digit k counts the cards of kind k.

There are at most four cards of a kind, so that digits never carry and whole hands can be added and subtracted.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from matchwood.cardgames.tycoon.digits import KINDS, NUMBERS, Kind, Number, cost
from matchwood.engine.bits import NONE, Bits, lowest, size, without_lowest
from matchwood.engine.compiling import rule

Cards: TypeAlias = np.uint64

MOST_STICKS = 7
"""A card has seven segments: no change takes more sticks."""

NO_CARDS = np.uint64(0)
ONES = np.uint64(sum(1 << 3 * kind for kind in range(len(KINDS))))
TWOS, FOURS = ONES << np.uint64(1), ONES << np.uint64(2)

DECKS = np.array(
    [
        sum(4 << 3 * kind for kind in range(14)),  # the 56 number cards
        sum(4 << 3 * kind for kind in range(14)) + sum(2 << 3 * KINDS.index(kind) for kind in "GH"),
        sum(4 << 3 * kind for kind in range(18)),
    ],
    np.uint64,
)
"""All cards, by the number of the option ``expansion``."""

RAW = np.uint64(7 << 3 * KINDS.index("=") | 7 << 3 * KINDS.index("_"))
"""The digits of the kinds that are no numbers by themselves."""

COSTS = np.array([[cost(kind, number) for number in NUMBERS] for kind in KINDS], np.int64)
"""Sticks for each kind and number."""

EXACTLY = np.array(
    [
        [sum(7 << 3 * k for k in range(len(KINDS)) if COSTS[k, number] == sticks) for sticks in range(MOST_STICKS + 1)]
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
def one(kind: Kind) -> Cards:
    """One card of this kind."""
    return np.uint64(1) << np.uint64(3 * kind)


@rule
def from_kind(cards: Cards, kind: Kind) -> Cards:
    """Those of the cards that are of this kind or one behind it."""
    return cards >> np.uint64(3 * kind) << np.uint64(3 * kind)


@rule
def how_many(cards: Cards) -> int:
    """How many cards these are: the sum of the octal digits, each of its binary places counted at once."""
    return size(cards & ONES) + 2 * size(cards & TWOS) + 4 * size(cards & FOURS)


@rule
def places_of_kinds(cards: Cards) -> Bits:
    """The kinds that occur, each as the place of its digit: three times the kind."""
    return (cards | cards >> np.uint64(1) | cards >> np.uint64(2)) & ONES


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
