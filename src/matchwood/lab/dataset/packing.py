"""Observations in a small form: most numbers of a flat observation are only 0 or 1."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from matchwood.cardgames.pieces import Layout


@dataclass(frozen=True)
class Packed:
    """Observations with one bit for each number. The bit is 1 if the number is not 0.

    `numbers` contains the numbers that can be other than 0 and 1.
    """

    bits: NDArray[np.uint8]
    numbers: NDArray[Any]

    def part(self, rows: slice) -> Packed:
        """Return some of the observations."""
        return Packed(self.bits[rows], self.numbers[rows])


@dataclass(frozen=True)
class Packing:
    """The form of the observations of a game. `places` has the positions of the numbers that can be other than 0 and 1."""

    length: int
    places: Sequence[int]
    type: np.dtype[Any]

    @classmethod
    def of(cls, layout: Layout) -> Packing:
        """Return the form for the flat observations of a game, with the smallest type for their numbers."""
        wide = [piece for piece in layout.placed if (piece.low, piece.high) != (0, 1)]
        places = [place for piece in wide for place in range(piece.place.start, piece.place.stop)]
        lowest, highest = min((piece.low for piece in wide), default=0), max((piece.high for piece in wide), default=1)
        kinds = [kind for kind in (np.int8, np.int16, np.int32) if np.iinfo(kind).min <= lowest and highest <= np.iinfo(kind).max]
        return cls(layout.length, places, np.dtype(kinds[0] if kinds else np.float32))

    def empty(self, rows: int) -> Packed:
        """Return room for observations."""
        return Packed(np.zeros((rows, -(-self.length // 8)), np.uint8), np.zeros((rows, len(self.places)), self.type))

    def pack(self, flat: NDArray[Any], out: Packed) -> None:
        """Write flat observations in the small form."""
        out.bits[:] = np.packbits(flat != 0, axis=1, bitorder="little")
        out.numbers[:] = flat[:, self.places]

    def unpack(self, packed: Packed) -> NDArray[np.float32]:
        """Return flat observations.

        >>> packing = Packing(10, [2], np.dtype(np.int8))
        >>> packed = packing.empty(1)
        >>> packing.pack(np.array([[1, 0, -5, 0, 0, 0, 0, 0, 1, 0]], np.int8), packed)
        >>> packed.bits, packed.numbers
        (array([[5, 1]], dtype=uint8), array([[-5]], dtype=int8))
        >>> packing.unpack(packed)[0].tolist()
        [1.0, 0.0, -5.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0]
        """
        flat = np.unpackbits(packed.bits, axis=1, count=self.length, bitorder="little").astype(np.float32)
        flat[:, self.places] = packed.numbers
        return flat
