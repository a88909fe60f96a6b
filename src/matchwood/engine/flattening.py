"""Observations as vectors of numbers, written by generated code with constant offsets."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from matchwood.engine.bits import ONE, Bits
from matchwood.engine.compiling import rule
from matchwood.engine.counts import MAX_OF_A_KIND
from matchwood.engine.verbs import NO_EYES, observe


class Form(IntEnum):
    """The ways to write a record field as numbers of a flat observation."""

    NUMBER = 0  # the element itself
    BITS = 1  # 0 or 1 for each possible member of the set
    COUNTS = 2  # the number of things of each kind
    CHOICE = 3  # one-hot: 1 at the index of the number, else 0
    SEAT = 4  # one-hot, counted from the observing seat
    SEATS = 5  # 0 or 1 for each seat, counted from the observing seat
    PAIR = 6  # quotient and remainder, each one-hot


Rows: TypeAlias = Literal["", "all", "own", "others"]
"""Which rows of a field to write: all seats, the observing seat, or the other seats. Empty if the field has no rows."""


@dataclass(frozen=True)
class Piece:
    """A part of an observation vector: a record field, and how it is written as numbers."""

    says: str
    field: str
    form: Form = Form.NUMBER
    rows: Rows = ""
    width: int = 1
    first: int = 0


Flatten: TypeAlias = Callable[[Any, NDArray[np.int64], int, Any, NDArray[np.float32], int, int], None]
"""A function that writes the observation vectors of games.

Its arguments are: records, seats (negative: a spectator), players, one record as working space, the vectors, begin, end
(exclusive).
"""

Out: TypeAlias = NDArray[np.float32]
"""Observation vectors, one row for each game. The index `at` is unsigned, because Numba would add code for negative indices."""

_BEGIN = """\
def {name}(records, seats, players, scratch, out, begin, end):
    for game in range(np.uint64(begin), np.uint64(end)):
        seat = seats[game]
        scratch[0] = records[game]
        seen = scratch[0]
        observe(seen, NO_EYES if seat < 0 else seat)
        eyes = max(seat, 0)
        for place in range(out.shape[1]):
            out[game, np.uint64(place)] = 0
        at = np.uint64(0)
"""
_WRITTEN = {
    Form.NUMBER: "out[game, at] = {element}",
    Form.BITS: "write_bits(out, game, at, {element}, {width})",
    Form.COUNTS: "write_counts(out, game, at, {element}, {width})",
    Form.CHOICE: "write_choice(out, game, at, {element}, {width}, {first})",
    Form.SEAT: "write_seat(out, game, at, {element}, eyes, players)",
    Form.SEATS: "write_seats(out, game, at, {element}, eyes, players)",
    Form.PAIR: "write_pair(out, game, at, {element}, {width}, {first})",
}
_DEEPER = "    "
_ROWS = {
    "all": ["for row in range(players):", "    whose = after(row, eyes, players)"],
    "others": ["for row in range(1, players):", "    whose = after(row, eyes, players)"],
    "own": ["for whose in range(eyes, eyes + 1):"],
}


def numbers_of(piece: Piece, players: int) -> int:
    """Return the length of one field element in the observation vector."""
    if piece.form in (Form.SEAT, Form.SEATS):
        return players
    return piece.width + piece.first if piece.form == Form.PAIR else piece.width


def flattening(record: np.dtype[np.void], pieces: Sequence[Piece]) -> Flatten:
    """Return a compiled function that writes the given fields of a record into a vector."""
    lines = [line for piece in pieces for line in _lines(piece, record[piece.field].shape)]
    return _compiled("".join(f"        {line}\n" for line in lines))


def _lines(piece: Piece, shape: tuple[int, ...]) -> list[str]:
    loops, indices = list(_ROWS.get(piece.rows, [])), ["np.uint64(whose)"] if piece.rows else []
    for number, size in enumerate(shape[len(indices) :]):
        loops.append(f"{_DEEPER * len(indices)}for i{number} in range({size}):")
        indices.append(f"np.uint64(i{number})")
    element = f"seen.{piece.field}[{', '.join(indices)}]" if indices else f"seen.{piece.field}"
    written = _WRITTEN[piece.form].format(element=element, width=piece.width, first=piece.first)
    step = "players" if piece.form in (Form.SEAT, Form.SEATS) else numbers_of(piece, 0)
    return [*loops, *(_DEEPER * len(indices) + line for line in (written, f"at += np.uint64({step})"))]


@functools.cache
def _compiled(body: str) -> Flatten:
    """Compile a function with the given body. The function name contains a hash of the body, so each body has its own cached
    machine code.
    """
    name = f"flatten_{hashlib.sha256(body.encode()).hexdigest()[:16]}"
    names: dict[str, Any] = {"__name__": __name__, "np": np, "NO_EYES": NO_EYES, "observe": observe, "after": after}
    names |= {writer.__name__: writer for writer in _WRITERS}
    exec(_BEGIN.format(name=name) + body, names)
    made: Flatten = rule(names[name])
    return made


@rule
def after(seat: int, by: int, players: int) -> int:
    """Return the seat that is `by` seats clockwise from the given seat (counterclockwise if `by` is negative)."""
    seat += by
    if seat < 0:
        return seat + players
    return seat - players if seat >= players else seat


@rule
def write_bits(out: Out, game: int, at: Bits, word: int, width: int) -> None:
    """Write one number for each possible member of a set: 1 if the set contains the member, else 0."""
    bits = np.uint64(word)
    for member in range(width):
        out[game, at + np.uint64(member)] = np.int32(bits >> np.uint64(member) & ONE)


@rule
def write_counts(out: Out, game: int, at: Bits, word: int, width: int) -> None:
    """Write the number of things of each kind."""
    counts = np.uint64(word)
    for kind in range(width):
        out[game, at + np.uint64(kind)] = np.int32(counts >> np.uint64(3 * kind) & np.uint64(MAX_OF_A_KIND))


@rule
def write_choice(out: Out, game: int, at: Bits, number: int, width: int, first: int) -> None:
    """Write a number as a one-hot vector, if the number is in range."""
    place = np.int64(number) - first
    if 0 <= place < width:
        out[game, at + np.uint64(place)] = 1


@rule
def write_seat(out: Out, game: int, at: Bits, seat: int, eyes: int, players: int) -> None:
    """Write a valid seat as a one-hot vector. The vector begins with the observing seat."""
    if 0 <= seat < players:
        out[game, at + np.uint64(after(seat, -eyes, players))] = 1


@rule
def write_seats(out: Out, game: int, at: Bits, seats: int, eyes: int, players: int) -> None:
    """Write one number for each seat: 1 if the set contains the seat, else 0."""
    for seat in range(players):
        out[game, at + np.uint64(after(seat, -eyes, players))] = np.int32(np.uint64(seats) >> np.uint64(seat) & ONE)


@rule
def write_pair(out: Out, game: int, at: Bits, number: int, width: int, first: int) -> None:
    """Divide `number` by `first`, and write the quotient and the remainder as two one-hot vectors."""
    if 0 <= number < width * first:
        out[game, at + np.uint64(number // first)] = 1
        out[game, at + np.uint64(width + number % first)] = 1


_WRITERS = (write_bits, write_counts, write_choice, write_seat, write_seats, write_pair)
