"""Random numbers from a record that each draw changes.

Searches draw from wyrand (Wang Yi and others, "Modern non-cryptographic hash function and pseudorandom number generator", 2022). An
attacker can compute the 64 bits of its state from a few of its numbers. Therefore deals use numbers that are computed from a
secret.

Whole numbers are drawn without bias by Lemire's method ("Fast random integer generation in an interval", ACM TOMACS 2019).
"""

# mypy: disable-error-code="no-untyped-def"
# (for the resolver)

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Protocol, TypeAlias

import numba
import numpy as np
from numba.extending import overload
from numpy.typing import NDArray

from matchwood.engine.bits import Bits, high_half, nth, size
from matchwood.engine.compiling import ByRecord, brief_rule, rule

CHANCE = np.dtype([("word", "<u8")])
"""A random generator. Its state is one 64-bit number."""

NUMBERS_PER_DEAL = 128
"""The largest deck has 110 cards. A card needs two numbers only once in 2**57 draws."""
NUMBERS = np.dtype([("numbers", np.uint64, NUMBERS_PER_DEAL), ("drawn", np.int64)])
"""A list of random numbers, and the number of them that were already used."""

_STEP = np.uint64(0xA0761D6478BD642F)
_FLIP = np.uint64(0xE7037ED1A0B428DB)


class Chance(Protocol):
    """A record that provides random numbers. The record type is :data:`CHANCE` or :data:`NUMBERS`."""

    word: np.uint64
    numbers: NDArray[np.uint64]
    drawn: int


Source: TypeAlias = NDArray[np.void]
"""An array of one record of type :data:`CHANCE` or :data:`NUMBERS`."""


def chance_from(*seeds: int | str | bytes | None) -> Source:
    """Create a random generator from the given seeds. The seed ``None`` gives unpredictable numbers.

    >>> a, b = chance_from(7, "deal", 1), chance_from(7, "deal", 1)
    >>> a == b
    array([ True])
    """
    hashed = b""
    for seed in seeds:
        text = secrets.token_bytes(16) if seed is None else seed if isinstance(seed, bytes) else str(seed).encode()
        hashed += len(text).to_bytes(8, "little") + text
    return np.ndarray(1, CHANCE, bytearray(hashlib.sha256(hashed).digest()[:8]))


def keyed_numbers(key: str, message: str) -> Source:
    """Return the random numbers of one deal by HMAC-SHA-512 (RFC 2104) in counter mode.

    Block i = 1, 2, … is the HMAC of the message, a space and i. It contains eight numbers in little-endian order.

    >>> int(keyed_numbers("a key", "deal 1")["numbers"][0, 0])
    12404838115148616270
    """
    blocks = (hmac.digest(key.encode(), f"{message} {block}".encode(), "sha512") for block in range(1, NUMBERS_PER_DEAL // 8 + 1))
    source = np.zeros(1, NUMBERS)
    source["numbers"][0] = np.frombuffer(b"".join(blocks), "<u8")
    return source


def listed_numbers(generator: Source) -> Source:
    """Draw the random numbers of one deal from a random generator."""
    source = np.zeros(1, NUMBERS)
    _LIST[CHANCE](generator, source)
    return source


def word(chance: Chance) -> np.uint64:
    """Draw 64 random bits."""
    raise TypeError("word() works in compiled code only; in Python call fraction()")


@overload(word)
def _resolved(chance):
    return (lambda chance: _listed(chance)) if "numbers" in chance.fields else (lambda chance: _generated(chance))


@rule
def _generated(chance: Chance) -> np.uint64:
    chance.word += _STEP
    here, there = chance.word, chance.word ^ _FLIP
    mixed: np.uint64 = high_half(here, there) ^ (here * there)
    return mixed


@rule
def _listed(chance: Chance) -> np.uint64:
    number: np.uint64 = chance.numbers[chance.drawn % NUMBERS_PER_DEAL]
    chance.drawn += 1
    return number


@brief_rule
def _list(generator: Source, out: Source) -> None:
    for number in range(NUMBERS_PER_DEAL):
        out[0].numbers[number] = word(generator[0])


_LIST = ByRecord(_list, numba.typeof(np.zeros(1, NUMBERS)))  # type: ignore[no-untyped-call]


@rule
def below(chance: Chance, count: int) -> int:
    """Draw an integer from 0 to `count` - 1, with equal probabilities."""
    width = np.uint64(count)
    drawn = word(chance)
    if drawn * width < width:
        unfair = (np.uint64(0) - width) % width
        while drawn * width < unfair:
            drawn = word(chance)
    return np.int64(high_half(drawn, width))  # type: ignore[return-value]


@rule
def unit(chance: Chance) -> float:
    """Draw a random number from [0, 1)."""
    return np.float64(word(chance) >> np.uint64(11)) * 2.0**-53


@rule
def one_of(chance: Chance, members: Bits) -> int:
    """Draw a random member of a set that is not empty, with equal probabilities."""
    return nth(members, below(chance, size(members)))


@rule
def shuffle(things: NDArray[np.int8], chance: Chance) -> None:
    """Shuffle the array in place, with equal probabilities of all orders (Fisher and Yates)."""
    for last in range(len(things) - 1, 0, -1):
        other = below(chance, last + 1)
        things[last], things[other] = things[other], things[last]


@rule
def fraction(source: Source) -> float:
    """Draw a random number from [0, 1) (for Python, not for compiled code)."""
    return unit(source[0])
