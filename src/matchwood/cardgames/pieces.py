"""The pieces of a game's flat observation: each piece is a field of the observed record as numbers.

A game lists its pieces in its module ``pieces``. Values for each seat start with the observing seat and continue clockwise.
Without a list of pieces, the observation contains the whole record, as numbers and bits.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from matchwood.engine.counts import MAX_OF_A_KIND
from matchwood.engine.flattening import Flatten, Form, Piece, Rows, flattening, numbers_of


def number(field: str, says: str, rows: Rows = "") -> Piece:
    """Return a piece that copies the numbers of a field into the flat observation."""
    return Piece(says, field, Form.NUMBER, rows)


def bits(field: str, width: int, says: str, rows: Rows = "") -> Piece:
    """Return a piece for a set of small numbers: 1 for each number below `width` that is in the set, else 0."""
    return Piece(says, field, Form.BITS, rows, width)


def counts(field: str, kinds: int, says: str, rows: Rows = "") -> Piece:
    """Return a piece for a field with packed counts (`engine/counts.py`). The piece contains the number of cards of each kind."""
    return Piece(says, field, Form.COUNTS, rows, kinds)


def choice(field: str, among: int, says: str, rows: Rows = "", first: int = 0) -> Piece:
    """Return a one-hot piece for a number from `first` to `first` + `among` − 1. For any other number, all entries of the piece
    are zero.
    """
    return Piece(says, field, Form.CHOICE, rows, among, first)


def card(field: str, suits: int, ranks: int, says: str, rows: Rows = "") -> Piece:
    """Return a piece for a card with the number suit × ranks + rank. The piece contains the one-hot suit and the one-hot rank."""
    return Piece(says, field, Form.PAIR, rows, suits, ranks)


def seat(field: str, says: str) -> Piece:
    """Return a one-hot piece for a seat, counted from the observing seat. Without a seat, all entries of the piece are zero."""
    return Piece(says, field, Form.SEAT)


def seats(field: str, says: str) -> Piece:
    """Return a piece for a set of seats: 1 for each seat in the set, where the observing seat has index 0."""
    return Piece(says, field, Form.SEATS)


@dataclass(frozen=True)
class Placed:
    """A piece of a flat observation, with its position in the observation. `low` and `high` are the lowest and the highest
    number that the piece can contain.
    """

    name: str
    says: str
    start: int
    shape: tuple[int, ...]
    low: float
    high: float

    @property
    def place(self) -> slice:
        """The slice of a flat observation that contains the numbers of the piece."""
        return slice(self.start, self.start + math.prod(self.shape))


@dataclass(frozen=True, eq=False)
class Layout:
    """Describes the flat observations of a game: the list of their pieces, and the function that writes the observations."""

    placed: tuple[Placed, ...]
    length: int
    flatten: Flatten


def layout_of(record: np.dtype[np.void], players: int, pieces: Sequence[Piece] | None) -> Layout:
    """Return the layout of a game's flat observations for the given number of players. If `pieces` is None, a flat observation
    contains all fields of the record.
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
    """Yield a piece for each field of a record. An unsigned field becomes a set of bits, and any other field becomes plain
    numbers.
    """
    for name in record.names or ():
        kind = record[name].base
        says = f"the field {name} of the record"
        yield bits(name, 8 * kind.itemsize, says) if kind.kind == "u" else number(name, says)


def _bounds(piece: Piece, kind: np.dtype[Any]) -> tuple[float, float]:
    """Return the lowest and the highest number that a piece can contain."""
    if piece.form == Form.COUNTS:
        return 0, MAX_OF_A_KIND
    if piece.form != Form.NUMBER:
        return 0, 1
    if kind.kind == "f":
        return -math.inf, math.inf
    return int(np.iinfo(kind).min), int(np.iinfo(kind).max)
