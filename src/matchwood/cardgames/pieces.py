"""The parts (pieces) of a flat observation, which is a vector of numbers. Values for all seats start with the observing seat."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from matchwood.engine.counts import MAX_OF_A_KIND
from matchwood.engine.flattening import Flatten, Form, Piece, Rows, flattening, numbers_of


def number(field: str, says: str, rows: Rows = "") -> Piece:
    """Describe a part of a flat observation: the numbers of a record field."""
    return Piece(says, field, Form.NUMBER, rows)


def bits(field: str, width: int, says: str, rows: Rows = "") -> Piece:
    """Describe a part of a flat observation: a set as `width` values, 1 for each number in the set, else 0."""
    return Piece(says, field, Form.BITS, rows, width)


def counts(field: str, kinds: int, says: str, rows: Rows = "") -> Piece:
    """Describe a part of a flat observation: the number of cards of each kind."""
    return Piece(says, field, Form.COUNTS, rows, kinds)


def choice(field: str, among: int, says: str, rows: Rows = "", first: int = 0) -> Piece:
    """Describe a part of a flat observation: a number as a one-hot vector.

    The vector has `among` places for the numbers from `first` on. For other numbers, all values are 0.
    """
    return Piece(says, field, Form.CHOICE, rows, among, first)


def card(field: str, suits: int, ranks: int, says: str, rows: Rows = "") -> Piece:
    """Describe a part of a flat observation: a card as two one-hot vectors, for its suit and its rank."""
    return Piece(says, field, Form.PAIR, rows, suits, ranks)


def seat(field: str, says: str) -> Piece:
    """Describe a part of a flat observation: a seat as a one-hot vector, or zeros if the field contains no seat."""
    return Piece(says, field, Form.SEAT)


def seats(field: str, says: str) -> Piece:
    """Describe a part of a flat observation: a set of seats as one value for each seat, 1 or 0."""
    return Piece(says, field, Form.SEATS)


@dataclass(frozen=True)
class Placed:
    """A part of a flat observation, with its position. All its values are between `low` and `high`."""

    name: str
    says: str
    start: int
    shape: tuple[int, ...]
    low: float
    high: float

    @property
    def place(self) -> slice:
        """The slice of the vector that contains this part."""
        return slice(self.start, self.start + math.prod(self.shape))


@dataclass(frozen=True, eq=False)
class Layout:
    """The layout of a game's flat observations: the position of each part in the vector."""

    placed: tuple[Placed, ...]
    length: int
    flatten: Flatten


def layout_of(record: np.dtype[np.void], players: int, pieces: Sequence[Piece] | None) -> Layout:
    """Return the layout of flat observations. If `pieces` is None, each field of the record is a part."""
    placed, at = [], 0
    listed = [*whole(record)] if pieces is None else pieces
    for piece in listed:
        kind = record[piece.field]
        rows = {"all": [players], "others": [players - 1]}.get(piece.rows, [])
        of_one = [numbers_of(piece, players)] if piece.form else []
        shape = (*rows, *(kind.shape[1:] if piece.rows else kind.shape), *of_one)
        placed.append(Placed(piece.field, piece.says, at, shape, *_bounds(piece, kind.base)))
        at += math.prod(shape)
    return Layout(tuple(placed), at, flattening(record, listed))


def whole(record: np.dtype[np.void]) -> Iterable[Piece]:
    """Yield a part for each field of a record. Unsigned integers become bits."""
    for name in record.names or ():
        kind = record[name].base
        says = f"the field {name} of the record"
        yield bits(name, 8 * kind.itemsize, says) if kind.kind == "u" else number(name, says)


def _bounds(piece: Piece, kind: np.dtype[Any]) -> tuple[float, float]:
    if piece.form == Form.COUNTS:
        return 0, MAX_OF_A_KIND
    if piece.form != Form.NUMBER:
        return 0, 1
    if kind.kind == "f":
        return -math.inf, math.inf
    return int(np.iinfo(kind).min), int(np.iinfo(kind).max)
