"""Numbers of things of each kind, stored as the octal digits of one 64-bit integer.

Digit k is the number of things of kind k. With at most seven things of each kind, no digit carries into the next one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

import numpy as np

from matchwood.engine.bits import Bits, size
from matchwood.engine.compiling import rule

Counts: TypeAlias = np.uint64

MAX_KINDS = 21
MAX_OF_A_KIND = 7


def counted(kinds: Iterable[int]) -> int:
    """Count how often each number occurs in `kinds`. Octal digit k of the result is the count of the number k.

    >>> oct(counted([3, 0, 3]))
    '0o2001'
    """
    return sum(1 << 3 * kind for kind in kinds)


def all_of(kinds: Iterable[int]) -> int:
    """Return an integer whose octal digit k is 7 if `kinds` contains k, else 0.

    >>> oct(all_of([0, 1, 3]))
    '0o7077'
    """
    return MAX_OF_A_KIND * counted(kinds)


def things(counts: int | Counts) -> Iterator[int]:
    """Yield the kind of every counted thing, in ascending order.

    >>> list(things(0o2001))
    [0, 3, 3]
    """
    rest, kind = int(counts), 0
    while rest:
        for _ in range(rest & MAX_OF_A_KIND):
            yield kind
        rest >>= 3
        kind += 1


ONES = np.uint64(counted(range(MAX_KINDS)))
TWOS, FOURS = ONES << np.uint64(1), ONES << np.uint64(2)


@rule
def one(kind: int) -> Counts:
    """Return an integer whose octal digit is 1 for the given kind and 0 for all other kinds."""
    return np.uint64(1) << np.uint64(3 * kind)


@rule
def count_of(counts: Counts, kind: int) -> int:
    """Return the number of things of the given kind."""
    return int(counts >> np.uint64(3 * kind) & np.uint64(MAX_OF_A_KIND))


@rule
def from_kind(counts: Counts, kind: int) -> Counts:
    """Return ``counts`` without the things of all kinds below the given kind."""
    return counts >> np.uint64(3 * kind) << np.uint64(3 * kind)


@rule
def how_many(counts: Counts) -> int:
    """Return the number of things of all kinds together."""
    return size(counts & ONES) + 2 * size(counts & TWOS) + 4 * size(counts & FOURS)


@rule
def places_of_kinds(counts: Counts) -> Bits:
    """Return a bit set that contains the bit 3 × kind for each kind with at least one thing."""
    return (counts | counts >> np.uint64(1) | counts >> np.uint64(2)) & ONES
