"""Every play that a hand allows, in one pass of compiled code.

A play is a play of one card fewer and one card more, so the plays form a tree, and each text is the text before it and one word.

With sticks enough, a leader's 15 cards allow 5,138 plays at most (``0 1 1 2 3 4 5 6 7 8 A b C d F``), with all cards of the
expansion 9,215 (``1 3 4 5 6 7 A b C d F G H = _``): found by climbing, one card swapped after the other (bench/plays.py).
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from numba import types
from numpy.typing import NDArray

from matchwood.cardgames.tycoon.digits import KINDS, NUMBERS, Number
from matchwood.cardgames.tycoon.hands import COSTS, MOST_STICKS, WITHIN, Cards
from matchwood.cardgames.tycoon.rules import MOST_CARDS, playable_numbers
from matchwood.engine.bits import NONE, lowest, without_lowest
from matchwood.engine.compiling import ByRecord, brief_rule, rule
from matchwood.engine.counts import from_kind, one, places_of_kinds
from matchwood.engine.states import State

ROW = np.dtype(
    [
        ("left", np.uint64),  # the cards that could still be added
        ("before", np.int32),  # the row of the play of one card fewer; -1 - number where there is no card yet
        ("kind", np.int8),  # the card added
        ("number", np.int8),
        ("size", np.int8),
        ("sticks", np.int16),
    ],
    align=True,
)

Rows: TypeAlias = NDArray[Any]

_FIRST_WORDS = [f"{number}:" for number in reversed(NUMBERS)]  # read from the end: -1 is the number 0
_WORDS = [f" {kind}" for kind in KINDS]


def texts_of_plays(state: State, seat: int) -> list[str]:
    """Every legal play of the seat as text: by number, then count, then sticks, the cheapest first, then by kinds."""
    befores, kinds, places = _LISTED[state.dtype](state, seat).tolist()
    texts: list[str] = []
    add = texts.append
    for before, kind in zip(befores, kinds, strict=True):
        add((texts[before] if before >= 0 else _FIRST_WORDS[before]) + _WORDS[kind])
    places.sort()
    return [texts[place & _ROW] for place in places if place >= 0]


@brief_rule
def list_plays(state: State, seat: int) -> NDArray[np.int32]:
    """For each play the one that it grows from and its last kind; then its place among all, or -1 for one that is too small.

    A place is a number that grows with the number shown, the size and the sticks. Its last bits are the row.
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
    """All plays of the seat, and the smaller ones that they grow from: as large as what lies, of any size if nothing lies."""
    table = state[0]
    most = table.count if table.count else MOST_CARDS
    hand, sticks = table.hands[seat], table.sticks[seat]
    rows, filled = np.empty(64, ROW), 0
    numbers = playable_numbers(table, hand, sticks)
    while numbers != NONE:
        number = lowest(numbers)
        numbers = without_lowest(numbers)
        row = filled
        rows, filled = grow(rows, filled, -1 - number, hand, number, 0, 0, sticks)
        while row < filled:
            if rows[row].size < most:
                left, size, spent = rows[row].left, rows[row].size, rows[row].sticks
                rows, filled = grow(rows, filled, row, left, number, size, spent, sticks)
            row += 1
    return rows[:filled]


@rule
def grow(rows: Rows, filled: int, before: int, left: Cards, number: Number, size: int, spent: int, sticks: int) -> tuple[Rows, int]:
    """Add a row for every card by which this play can grow."""
    places = places_of_kinds(left & WITHIN[number, min(sticks - spent, MOST_STICKS)])
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
