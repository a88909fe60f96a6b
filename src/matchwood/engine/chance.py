"""Chance as an argument: a small record that the caller owns and every draw advances.

The generator is wyrand (Wang Yi and others, "Modern non-cryptographic hash function and pseudorandom number generator", 2022):
one word of state, one wide multiplication a number, passes BigCrush and PractRand. Whole numbers are drawn without bias by
Lemire's method ("Fast random integer generation in an interval", ACM TOMACS 2019). Neither is meant to keep a secret from
somebody who sees many of its numbers.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from matchwood.engine.bits import Bits, high_half, nth, size
from matchwood.engine.compiling import rule

CHANCE = np.dtype([("word", np.uint64)])

_STEP = np.uint64(0xA0761D6478BD642F)
_FLIP = np.uint64(0xE7037ED1A0B428DB)


class Chance(Protocol):
    """A source of random numbers: a record of type :data:`CHANCE`."""

    word: np.uint64


Source: TypeAlias = NDArray[np.void]
"""A source as Python holds it: an array of one such record."""


def chance_from(*seeds: int | str | bytes | None) -> Source:
    """A source that depends on these seeds and on nothing else; without a seed (``None``) on the system's entropy.

    >>> a, b = chance_from(7, "deal", 1), chance_from(7, "deal", 1)
    >>> a == b
    array([ True])
    """
    digest = hashlib.sha256()
    for seed in seeds:
        text = secrets.token_bytes(16) if seed is None else seed if isinstance(seed, bytes) else str(seed).encode()
        digest.update(len(text).to_bytes(8, "little"))
        digest.update(text)
    source = np.zeros(1, CHANCE)
    source["word"] = int.from_bytes(digest.digest()[:8], "little")
    return source


@rule
def word(chance: Chance) -> np.uint64:
    """64 random bits."""
    chance.word += _STEP
    here, there = chance.word, chance.word ^ _FLIP
    mixed: np.uint64 = high_half(here, there) ^ (here * there)
    return mixed


@rule
def below(chance: Chance, count: int) -> int:
    """A whole number from 0 to count - 1, each equally likely; the count is at least 1."""
    width = np.uint64(count)
    drawn = word(chance)
    if drawn * width < width:
        unfair = (np.uint64(0) - width) % width
        while drawn * width < unfair:
            drawn = word(chance)
    return np.int64(high_half(drawn, width))  # type: ignore[return-value]


@rule
def unit(chance: Chance) -> float:
    """A number from [0, 1)."""
    return np.float64(word(chance) >> np.uint64(11)) * 2.0**-53


@rule
def one_of(chance: Chance, members: Bits) -> int:
    """A member of the set, each equally likely; the set is not empty."""
    return nth(members, below(chance, size(members)))


@rule
def shuffle(things: NDArray[np.int8], chance: Chance) -> None:
    """Bring the things into random order, every order being equally likely (Fisher and Yates)."""
    for last in range(len(things) - 1, 0, -1):
        other = below(chance, last + 1)
        things[last], things[other] = things[other], things[last]


@rule
def fraction(source: Source) -> float:
    """A number from [0, 1), for Python."""
    return unit(source[0])
