"""What a flat observation of a game is made of: pieces, each a part of the observed record as plain numbers.

A game lists its pieces in its module ``pieces``. A seat looks from its own place: what stands there for each seat begins with the
seat that looks and goes on clockwise. A game that lists none gets its whole record, a number or a bit at a time.
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
    """Numbers as they are."""
    return Piece(says, field, Form.NUMBER, rows)


def bits(field: str, width: int, says: str, rows: Rows = "") -> Piece:
    """Sets of the numbers below the width: 1 for each that is in it."""
    return Piece(says, field, Form.BITS, rows, width)


def counts(field: str, kinds: int, says: str, rows: Rows = "") -> Piece:
    """Counts (`engine/counts.py`): how many there are of each kind."""
    return Piece(says, field, Form.COUNTS, rows, kinds)


def choice(field: str, among: int, says: str, rows: Rows = "", first: int = 0) -> Piece:
    """One of so many numbers, the first of which is `first`: 1 at its place, 0 elsewhere and where it is none of them."""
    return Piece(says, field, Form.CHOICE, rows, among, first)


def card(field: str, suits: int, ranks: int, says: str, rows: Rows = "") -> Piece:
    """A card with the number suit × ranks + rank: 1 at the place of its suit, and behind all suits 1 at that of its rank."""
    return Piece(says, field, Form.PAIR, rows, suits, ranks)


def seat(field: str, says: str) -> Piece:
    """A seat: 1 at its place, counted from the seat that looks; 0 everywhere for nobody."""
    return Piece(says, field, Form.SEAT)


def seats(field: str, says: str) -> Piece:
    """A set of seats, counted from the seat that looks."""
    return Piece(says, field, Form.SEATS)


@dataclass(frozen=True)
class Placed:
    """Where a piece stands in a flat observation: from `start` on, in this shape. All its numbers lie from `low` to `high`."""

    name: str
    says: str
    start: int
    shape: tuple[int, ...]
    low: float
    high: float

    @property
    def place(self) -> slice:
        """The numbers of the piece in a flat observation."""
        return slice(self.start, self.start + math.prod(self.shape))


@dataclass(frozen=True, eq=False)
class Layout:
    """How observed records become flat observations."""

    placed: tuple[Placed, ...]
    length: int
    flatten: Flatten


def layout_of(record: np.dtype[np.void], players: int, pieces: Sequence[Piece] | None) -> Layout:
    """The layout of a game for so many players, by the pieces that it lists."""
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
    """A whole record: what has no sign is a set, the rest are numbers."""
    for name in record.names or ():
        kind = record[name].base
        says = f"the field {name} of the record"
        yield bits(name, 8 * kind.itemsize, says) if kind.kind == "u" else number(name, says)


def _bounds(piece: Piece, kind: np.dtype[Any]) -> tuple[float, float]:
    """What the numbers of a piece lie between, by the type of its field."""
    if piece.form == Form.COUNTS:
        return 0, MAX_OF_A_KIND
    if piece.form != Form.NUMBER:
        return 0, 1
    if kind.kind == "f":
        return -math.inf, math.inf
    return int(np.iinfo(kind).min), int(np.iinfo(kind).max)
