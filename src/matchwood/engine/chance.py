"""Chance as an argument: a small record that the caller owns and every draw advances.

The generator is SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014): one word of
state, passes BigCrush. Whole numbers are drawn without bias by Lemire's method ("Fast random integer generation in an
interval", ACM TOMACS 2019).
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from matchwood.engine.bits import Bits, nth, size
from matchwood.engine.compiling import rule

CHANCE = np.dtype([("word", np.uint64)])

_STEP = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_LOW_HALF = np.uint64(0xFFFF_FFFF)
_HALF = np.uint64(32)


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
    mixed = chance.word
    mixed = (mixed ^ (mixed >> np.uint64(30))) * _MIX_1
    mixed = (mixed ^ (mixed >> np.uint64(27))) * _MIX_2
    return mixed ^ (mixed >> np.uint64(31))


@rule
def below(chance: Chance, count: int) -> int:
    """A whole number from 0 to count - 1, each equally likely; the count is from 1 to 2**32 - 1."""
    width = np.uint64(count)
    product = (word(chance) >> _HALF) * width
    if product & _LOW_HALF < width:
        unfair = (np.uint64(1) << _HALF) % width
        while product & _LOW_HALF < unfair:
            product = (word(chance) >> _HALF) * width
    return np.int64(product >> _HALF)  # type: ignore[return-value]


@rule
def unit(chance: Chance) -> float:
    """A number from [0, 1)."""
    return np.float64(word(chance) >> np.uint64(11)) * 2.0**-53


@rule
def one_of(chance: Chance, members: Bits) -> int:
    """A member of the set, each equally likely; the set is not empty."""
    return nth(members, below(chance, size(members)))
