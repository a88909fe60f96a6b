"""Observed records as vectors of plain numbers, in compiled code that is the same for every game.

A program says what becomes of which bytes of a record: a line for each element that is read. The lines are taken one after the
other, each for a block of games at a time, so that reading the program costs next to nothing.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from matchwood.engine.compiling import rule
from matchwood.engine.counts import MOST_OF_A_KIND
from matchwood.engine.verbs import NO_EYES, observe


class Form(IntEnum):
    """What becomes of an element."""

    NUMBER = 0  # itself
    BITS = 1  # 0 or 1 for each member that the set may have
    COUNTS = 2  # how many of each kind
    CHOICE = 3  # 1 at the place of the number among those that are possible, else 0
    SEAT = 4  # the same for a seat, counted from the one that looks
    SEATS = 5  # a set of seats, counted from the one that looks
    PAIR = 6  # a number of two parts, each as a choice: quotient and remainder


Program: TypeAlias = NDArray[np.int64]
"""The lines; their columns are those below."""
FORM, TYPE, AT, STRIDE, ROW, WIDTH, FIRST, OUT = range(8)
ABSOLUTE = -1
"""In place of a row that is counted from the seat that looks."""
BLOCK = 64
"""So many games are in a processor's nearest memories, and so rarely is a line read."""

TYPES = ("i1", "u1", "i2", "u2", "i4", "u4", "i8", "u8", "f4", "f8")
"""NumPy's types, at the places by which the program names them."""
I1, U1, I2, U2, I4, U4, I8, U8, F4, F8 = range(len(TYPES))

NUMBER, BITS, COUNTS, CHOICE, SEAT, SEATS, PAIR = map(int, Form)

Line: TypeAlias = NDArray[np.int64]
Numbers: TypeAlias = NDArray[np.int64]
"""A number for each game of a block."""
Views: TypeAlias = tuple[
    NDArray[np.int8], NDArray[np.int16], NDArray[np.int32], NDArray[np.int64], NDArray[np.float32], NDArray[np.float64]
]
"""The same records, a row each, as numbers of each size."""


def views_of(records: NDArray[np.void]) -> Views:
    """Records as numbers of each size; their size is a whole number of words."""
    data = records.view(np.uint8).reshape(len(records), -1)
    kinds = (np.int8, np.int16, np.int32, np.int64, np.float32, np.float64)
    return tuple(data.view(kind) for kind in kinds)  # type: ignore[return-value]


@rule
def flatten_games(
    records: NDArray[np.void],
    seats: NDArray[np.int64],
    players: int,
    scratch: NDArray[np.void],
    views: Views,
    program: Program,
    out: NDArray[np.float32],
    begin: int,
    end: int,
) -> None:
    """Write what these seats may know of their games, a spectator where there is no seat; `views` are those of the scratch."""
    for block in range(begin, end, BLOCK):
        games = min(BLOCK, end - block)
        for game in range(games):
            seat = seats[block + game]
            scratch[game] = records[block + game]
            observe(scratch[game], NO_EYES if seat < 0 else seat)
        flatten(views, seats[block : block + games], players, program, out[block : block + games])


@rule
def flatten(views: Views, seats: NDArray[np.int64], players: int, program: Program, out: NDArray[np.float32]) -> None:
    """Write what stands in observed records; a spectator looks from seat 0."""
    eyes, read, places = np.empty(BLOCK, np.int64), np.empty(BLOCK, np.int64), np.empty(BLOCK, np.int64)
    for game in range(len(seats)):
        eyes[game] = max(seats[game], 0)
    eyes, read, places = eyes[: len(seats)], read[: len(seats)], places[: len(seats)]
    out[:] = 0
    for line in program:
        find(line, eyes, players, places)
        if line[TYPE] >= F4:
            copy(views, line[TYPE], places, out[:, line[OUT]])
        else:
            read_whole(views, line[TYPE], places, read)
            write(line, read, eyes, players, out[:, line[OUT] :])


@rule
def find(line: Line, eyes: Numbers, players: int, places: Numbers) -> None:
    """Where the element stands in each record."""
    for game in range(len(places)):
        row = 0
        if line[ROW] != ABSOLUTE:
            row = eyes[game] + line[ROW]
            row -= players if row >= players else 0
        places[game] = line[AT] + line[STRIDE] * row


@rule
def read_whole(views: Views, kind: int, places: Numbers, read: Numbers) -> None:
    """Read whole numbers; the bits of the longest stay what they are."""
    small, short, middle, long, _, _ = views
    if kind <= U1:
        low = 0xFF if kind == U1 else -1
        for game in range(len(read)):
            read[game] = small[game, places[game]] & low
    elif kind <= U2:
        low = 0xFFFF if kind == U2 else -1
        for game in range(len(read)):
            read[game] = short[game, places[game]] & low
    elif kind <= U4:
        low = 0xFFFFFFFF if kind == U4 else -1
        for game in range(len(read)):
            read[game] = middle[game, places[game]] & low
    else:
        for game in range(len(read)):
            read[game] = long[game, places[game]]


@rule
def copy(views: Views, kind: int, places: Numbers, out: NDArray[np.float32]) -> None:
    """Write numbers that are not whole."""
    _, _, _, _, single, double = views
    for game in range(len(out)):
        out[game] = single[game, places[game]] if kind == F4 else double[game, places[game]]


@rule
def write(line: Line, read: Numbers, eyes: Numbers, players: int, out: NDArray[np.float32]) -> None:
    """Write what becomes of whole numbers, where zeros stand."""
    form, width, first = line[FORM], line[WIDTH], line[FIRST]
    if form == NUMBER:
        for game in range(len(read)):
            out[game, 0] = read[game]
    elif form == BITS:
        for game in range(len(read)):
            members = out[game, :width]
            for member in range(len(members)):
                members[member] = np.int32(read[game] >> member & 1)
    elif form == COUNTS:
        for game in range(len(read)):
            kinds = out[game, :width]
            for kind in range(len(kinds)):
                kinds[kind] = np.int32(read[game] >> 3 * kind & MOST_OF_A_KIND)
    elif form == CHOICE:
        for game in range(len(read)):
            if 0 <= read[game] - first < width:
                out[game, read[game] - first] = 1
    elif form == SEAT:
        for game in range(len(read)):
            if 0 <= read[game] < players:
                out[game, after(read[game], eyes[game], players)] = 1
    elif form == SEATS:
        for game in range(len(read)):
            for seat in range(players):
                out[game, after(seat, eyes[game], players)] = np.int32(read[game] >> seat & 1)
    else:
        for game in range(len(read)):
            if 0 <= read[game] < width * first:
                out[game, read[game] // first] = 1
                out[game, width + read[game] % first] = 1


@rule
def after(seat: int, eyes: int, players: int) -> int:
    """By how many places a seat comes after the one that looks."""
    return seat - eyes if seat >= eyes else seat - eyes + players
