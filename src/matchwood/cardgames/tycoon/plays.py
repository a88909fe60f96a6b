"""All legal plays of a hand, listed in compiled code.

15 cards allow at most 5,138 plays, or 9,215 with all expansion cards (bench/plays.py).
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from numba import types
from numpy.typing import NDArray

from matchwood.cardgames.tycoon.digits import KINDS, NUMBERS, Number
from matchwood.cardgames.tycoon.hands import COSTS, MAX_CARD_STICKS, WITHIN, Cards
from matchwood.cardgames.tycoon.rules import MAX_PLAY_CARDS, playable_numbers
from matchwood.engine.bits import NONE, lowest, without_lowest
from matchwood.engine.compiling import ByRecord, brief_rule, rule
from matchwood.engine.counts import from_kind, one, places_of_kinds
from matchwood.engine.states import State

ROW = np.dtype(
    [
        ("left", np.uint64),  # cards that can be added
        ("before", np.int32),  # row of the play without the last card; -1 - number for a play of one card
        ("kind", np.int8),  # its last card
        ("number", np.int8),
        ("size", np.int8),
        ("sticks", np.int16),
    ],
    align=True,
)

Rows: TypeAlias = NDArray[Any]

_FIRST_WORDS = [f"{number}:" for number in reversed(NUMBERS)]  # indexed from the end: -1 is the number 0
_WORDS = [f" {kind}" for kind in KINDS]


def texts_of_plays(state: State, seat: int) -> list[str]:
    """Return the texts of all legal plays, ordered by number, size, matchsticks and kinds."""
    befores, kinds, places = _LISTED[state.dtype](state, seat).tolist()
    texts: list[str] = []
    add = texts.append
    for before, kind in zip(befores, kinds, strict=True):
        add((texts[before] if before >= 0 else _FIRST_WORDS[before]) + _WORDS[kind])
    places.sort()
    return [texts[place & _ROW] for place in places if place >= 0]


@brief_rule
def list_plays(state: State, seat: int) -> NDArray[np.int32]:
    """Return an array with three rows, and with one column for each play of `rows_of_plays`.

    The rows contain the index of the play without its last card, the last card, and a sort key. The lowest bits of the sort key are
    the index of the play. The sort key is -1 for a play with too few cards.
    """
    rows = rows_of_plays(state, seat)
    listed, count = np.empty((3, len(rows)), np.int32), state[0].count
    for number in range(len(rows)):
        row = rows[number]
        listed[0, number], listed[1, number], listed[2, number] = row.before, row.kind, -1
        if count == 0 or row.size == count:
            listed[2, number] = ((row.number << 3 | row.size) << 6 | row.sticks) << 16 | number
    return listed


_LISTED = ByRecord(list_plays, types.int64)
_ROW = (1 << 16) - 1


@rule
def rows_of_plays(state: State, seat: int) -> Rows:
    """Return a row for each legal play, and for each beginning of a legal play."""
    table = state[0]
    max_size = table.count if table.count else MAX_PLAY_CARDS
    hand, sticks = table.hands[seat], table.sticks[seat]
    rows, filled = np.empty(64, ROW), 0
    numbers = playable_numbers(table, hand, sticks)
    while numbers != NONE:
        number = lowest(numbers)
        numbers = without_lowest(numbers)
        row = filled
        rows, filled = grow(rows, filled, -1 - number, hand, number, 0, 0, sticks)
        while row < filled:
            if rows[row].size < max_size:
                left, size, spent = rows[row].left, rows[row].size, rows[row].sticks
                rows, filled = grow(rows, filled, row, left, number, size, spent, sticks)
            row += 1
    return rows[:filled]


@rule
def grow(rows: Rows, filled: int, before: int, left: Cards, number: Number, size: int, spent: int, sticks: int) -> tuple[Rows, int]:
    """Add a row for each card that can be added to the play in the row ``before``."""
    places = places_of_kinds(left & WITHIN[number, min(sticks - spent, MAX_CARD_STICKS)])
    while places != NONE:
        kind = lowest(places) // 3
        places = without_lowest(places)
        if filled == len(rows):
            rows = np.concatenate((rows, np.empty(len(rows), ROW)))
        row = rows[filled]
        row.left = from_kind(left, kind) - one(kind)
        row.before = before
        row.kind = kind
        row.number = number
        row.size = size + 1
        row.sticks = spent + COSTS[kind, number]
        filled += 1
    return rows, filled
