"""Pearson's test of homogeneity: do two samples have the same distribution?"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

import numpy as np
from numpy.typing import NDArray

FEWEST = 20
"""All values that occur less often, in both samples together, are counted as one value."""

Bytes = NDArray[np.uint8]
"""A sample with one row for each draw."""


def surprise(one: NDArray[np.int64], other: NDArray[np.int64]) -> float:
    """Test whether two samples have the same distribution. Return the z-score of the test.

    Chi-square is transformed to a normal distribution (Wilson and Hilferty, "The distribution of chi-square", PNAS 1931).

    >>> round(surprise(np.array([50, 50]), np.array([52, 48])), 1)
    -0.7
    >>> surprise(np.array([100, 0]), np.array([50, 50])) > 5
    True
    """
    both = one + other
    rare = both < FEWEST
    if rare.any():
        one, other = (np.append(counts[~rare], counts[rare].sum()) for counts in (one, other))
        both = one + other
        one, other, both = one[both > 0], other[both > 0], both[both > 0]
    freedom = len(both) - 1
    if freedom < 1:
        return 0.0
    scale = math.sqrt(other.sum() / one.sum())
    squared = float((((one * scale - other / scale) ** 2) / both).sum())
    spread = 2 / (9 * freedom)
    return float(((squared / freedom) ** (1 / 3) - (1 - spread)) / math.sqrt(spread))


def _columns(one: Bytes, other: Bytes) -> Iterator[tuple[int, float]]:
    varying = np.flatnonzero((one != one[0]).any(axis=0) | (other != one[0]).any(axis=0))
    for column in varying.tolist():
        yield column, surprise(np.bincount(one[:, column], minlength=256), np.bincount(other[:, column], minlength=256))


def _rows(one: Bytes, other: Bytes) -> float:
    """Compare complete rows. Return 0 if the samples contain too many distinct rows."""
    kinds: dict[bytes, int] = {}
    which = np.array([kinds.setdefault(row.tobytes(), len(kinds)) for sample in (one, other) for row in sample])
    if len(kinds) > len(which) // FEWEST:
        return 0.0
    return surprise(*(np.bincount(part, minlength=len(kinds)) for part in (which[: len(one)], which[len(one) :])))


def most_surprising(one: Bytes, other: Bytes) -> tuple[float, int | None]:
    """Compare each column of two samples, and also the complete rows. Return the largest z-score and its column, or None in place
    of the column if the complete rows differ most.
    """
    found: Iterable[tuple[float, int | None]] = ((amount, column) for column, amount in _columns(one, other))
    return max([(_rows(one, other), None), *found], key=lambda each: each[0])
