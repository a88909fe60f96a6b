"""Counts of things of which only kind and number matter (cards, mostly), as the octal digits of one 64-bit integer.

Digit k counts the things of kind k. There are at most 21 kinds and seven things of each, so that digits never carry and whole
counts can be added and subtracted.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

import numpy as np

from matchwood.engine.bits import Bits, size
from matchwood.engine.compiling import rule

Counts: TypeAlias = np.uint64

MOST_KINDS = 21
MOST_OF_A_KIND = 7


def counted(kinds: Iterable[int]) -> int:
    """The counts of things of these kinds, for Python.

    >>> oct(counted([3, 0, 3]))
    '0o2001'
    """
    return sum(1 << 3 * kind for kind in kinds)


def all_of(kinds: Iterable[int]) -> int:
    """The digits of these kinds, to tell their counts from the others', for Python.

    >>> oct(all_of([0, 1, 3]))
    '0o7077'
    """
    return MOST_OF_A_KIND * counted(kinds)


def things(counts: int | Counts) -> Iterator[int]:
    """The kind of each thing, ascending, for Python.

    >>> list(things(0o2001))
    [0, 3, 3]
    """
    rest, kind = int(counts), 0
    while rest:
        for _ in range(rest & MOST_OF_A_KIND):
            yield kind
        rest >>= 3
        kind += 1


ONES = np.uint64(counted(range(MOST_KINDS)))
TWOS, FOURS = ONES << np.uint64(1), ONES << np.uint64(2)


@rule
def one(kind: int) -> Counts:
    """One thing of this kind."""
    return np.uint64(1) << np.uint64(3 * kind)


@rule
def count_of(counts: Counts, kind: int) -> int:
    """How many things of this kind there are."""
    return int(counts >> np.uint64(3 * kind) & np.uint64(MOST_OF_A_KIND))


@rule
def from_kind(counts: Counts, kind: int) -> Counts:
    """Those of this kind or one behind it."""
    return counts >> np.uint64(3 * kind) << np.uint64(3 * kind)


@rule
def how_many(counts: Counts) -> int:
    """How many things these are: the sum of the digits, each of their binary places counted at once."""
    return size(counts & ONES) + 2 * size(counts & TWOS) + 4 * size(counts & FOURS)


@rule
def places_of_kinds(counts: Counts) -> Bits:
    """The kinds that occur, each as the place of its digit: three times the kind."""
    return (counts | counts >> np.uint64(1) | counts >> np.uint64(2)) & ONES
