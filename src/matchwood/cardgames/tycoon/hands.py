"""Hands as counts of each kind of card."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from matchwood.cardgames.tycoon.digits import KINDS, NUMBERS, Number, cost
from matchwood.engine.bits import NONE, Bits, lowest, without_lowest
from matchwood.engine.compiling import rule
from matchwood.engine.counts import Counts, all_of, counted, how_many, places_of_kinds

Cards: TypeAlias = Counts

MAX_CARD_STICKS = 7
"""The maximum number of matchsticks on a card, which has seven segments."""

NO_CARDS = np.uint64(0)

_NUMBER_CARDS = 4 * counted(range(14))
DECKS = np.array([_NUMBER_CARDS, _NUMBER_CARDS + 2 * counted(map(KINDS.index, "GH")), 4 * counted(range(len(KINDS)))], np.uint64)
"""The deck for each value of the option ``expansion``."""

RAW = np.uint64(all_of(map(KINDS.index, "=_")))
"""The cards that show no number without matchsticks."""

COSTS = np.array([[cost(kind, number) for number in NUMBERS] for kind in KINDS], np.int64)
"""The matchsticks that each kind of card needs for each number."""

EXACTLY = np.array(
    [
        [all_of(k for k in range(len(KINDS)) if COSTS[k, number] == sticks) for sticks in range(MAX_CARD_STICKS + 1)]
        for number in range(len(NUMBERS))
    ],
    np.uint64,
)
"""The kinds of card that need exactly this number of matchsticks. Indices: shown number, matchsticks."""

WITHIN = np.bitwise_or.accumulate(EXACTLY, axis=1)
"""The kinds of card that need at most this number of matchsticks. Indices: shown number, matchsticks."""

REACH = np.array(
    [
        [sum(1 << n for n in range(len(NUMBERS)) if COSTS[k, n] <= sticks) for sticks in range(MAX_CARD_STICKS + 1)]
        for k in range(len(KINDS))
    ],
    np.uint64,
)
"""The numbers that need at most this number of matchsticks. Indices: kind of card, matchsticks."""


@rule
def numbers_within(hand: Cards, sticks: int) -> Bits:
    """Return all numbers that any card of the hand can show with at most `sticks` matchsticks."""
    sticks = min(sticks, MAX_CARD_STICKS)
    places, numbers = places_of_kinds(hand), NONE
    while places != NONE:
        numbers |= REACH[lowest(places) // 3, sticks]
        places = without_lowest(places)
    return numbers


@rule
def can_show(hand: Cards, number: Number, count: int, sticks: int) -> bool:
    """Return whether `count` cards of the hand can all show the number. The player may use `sticks` matchsticks."""
    left, price = count, 0
    while left > 0 and left * price <= sticks and price <= MAX_CARD_STICKS:
        taken = min(left, how_many(hand & EXACTLY[number, price]))
        left -= taken
        sticks -= taken * price
        price += 1
    return left == 0
