"""The parts (pieces) of a flat observation. Values for each seat start with the observing seat."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from matchwood.engine.counts import MAX_OF_A_KIND
from matchwood.engine.flattening import Flatten, Form, Piece, Rows, flattening, numbers_of


def number(field: str, says: str, rows: Rows = "") -> Piece:
    """Return the part of a flat observation that contains the numbers of the record's field `field`."""
    return Piece(says, field, Form.NUMBER, rows)


def bits(field: str, width: int, says: str, rows: Rows = "") -> Piece:
    """Return a part of a flat observation with `width` values: 1 for each number in a set, and 0 for each other number."""
    return Piece(says, field, Form.BITS, rows, width)


def counts(field: str, kinds: int, says: str, rows: Rows = "") -> Piece:
    """Return the part of a flat observation that counts the cards of each kind."""
    return Piece(says, field, Form.COUNTS, rows, kinds)


def choice(field: str, among: int, says: str, rows: Rows = "", first: int = 0) -> Piece:
    """Return the part of a flat observation that encodes a number as a one-hot vector.

    The vector has a place for each of `among` numbers, the first of which is `first`. Other numbers become zeros.
    """
    return Piece(says, field, Form.CHOICE, rows, among, first)


def card(field: str, suits: int, ranks: int, says: str, rows: Rows = "") -> Piece:
    """Return the part of a flat observation that encodes a card: the suit and the rank, both one-hot."""
    return Piece(says, field, Form.PAIR, rows, suits, ranks)


def seat(field: str, says: str) -> Piece:
    """Return the part of a flat observation that encodes a seat as a one-hot vector. If the field contains no seat, all values are
    0.
    """
    return Piece(says, field, Form.SEAT)


def seats(field: str, says: str) -> Piece:
    """Return the part of a flat observation that has one value for each seat: 1 if a set contains the seat, and otherwise 0."""
    return Piece(says, field, Form.SEATS)


@dataclass(frozen=True)
class Placed:
    """A part of a flat observation, with its position. All values of the part are between `low` and `high`."""

    name: str
    says: str
    start: int
    shape: tuple[int, ...]
    low: float
    high: float

    @property
    def place(self) -> slice:
        """The slice of a flat observation (a vector of numbers) that contains this part."""
        return slice(self.start, self.start + math.prod(self.shape))


@dataclass(frozen=True, eq=False)
class Layout:
    """The position of each part in a game's flat observations (vectors of numbers)."""

    placed: tuple[Placed, ...]
    length: int
    flatten: Flatten


def layout_of(record: np.dtype[np.void], players: int, pieces: Sequence[Piece] | None) -> Layout:
    """Return the position of each part in flat observations (vectors of numbers). If `pieces` is None, each field of the record is
    a part.
    """
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
    """Yield a part of a flat observation for each field of a record. Encode unsigned integers as bits."""
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
