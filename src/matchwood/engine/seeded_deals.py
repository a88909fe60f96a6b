"""Compiled code for the random generator `chance_from(seed, "deal", number)` of a deal.

The hash is SHA-256 (FIPS 180-4) of one block.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from matchwood.engine.compiling import rule

LARGEST_SEED = 2**64 - 1
"""A seed of 20 digits, the word "deal", a deal number of six digits and the three lengths fit into one block of SHA-256."""


def _roots(power: float, count: int) -> NDArray[np.uint64]:
    """Return the first 32 fractional bits of the roots of the first prime numbers (FIPS 180-4, 4.2.2 and 5.3.3)."""
    primes = [number for number in range(2, 312) if all(number % other for other in range(2, number))]
    return np.array([int(prime**power % 1 * 2**32) for prime in primes[:count]], np.uint64)


BEGIN = _roots(1 / 2, 8)
CONSTANTS = _roots(1 / 3, 64)
_LOW = np.uint64(0xFFFFFFFF)
_DEAL = np.frombuffer(b"deal", np.uint8)


@rule
def deal_word(seed: np.uint64, number: int, scratch: NDArray[np.uint64]) -> np.uint64:
    """Return the start state of the random generator for one deal. The first deal has the number 1."""
    block, words = scratch[:64], scratch[64:]
    block[:] = 0
    end = _field(block, 0, seed)
    block[end] = len(_DEAL)
    for place in range(len(_DEAL)):
        block[end + 8 + place] = _DEAL[place]
    end = _field(block, end + 8 + len(_DEAL), np.uint64(number))
    block[end] = 0x80
    block[62], block[63] = (end * 8) >> 8, (end * 8) & 0xFF
    return _first_word(block, words)


SCRATCH_NUMBERS = 128
"""Length of the working space that `deal_word` needs."""


@rule
def _field(block: NDArray[np.uint64], begin: int, value: np.uint64) -> int:
    """Write a number's length (eight bytes, little-endian) and its decimal digits. Return the index of the next free byte."""
    digits, rest = 1, value // np.uint64(10)
    while rest != 0:
        digits += 1
        rest //= np.uint64(10)
    block[begin] = digits
    end = begin + 8 + digits
    for place in range(end - 1, begin + 7, -1):
        block[place] = np.uint64(48) + value % np.uint64(10)
        value //= np.uint64(10)
    return end


@rule
def _turned(word: np.uint64, one: int, two: int, three: int) -> np.uint64:
    """Combine three right rotations of a 32-bit word by exclusive or. Only the lower 32 bits of the returned number are valid.

    A distance of 32 + n shifts by n.
    """
    twice = word | word << np.uint64(32)
    return twice >> np.uint64(one) ^ twice >> np.uint64(two) ^ twice >> np.uint64(three)


@rule
def _first_word(block: NDArray[np.uint64], words: NDArray[np.uint64]) -> np.uint64:
    """Return the first eight bytes of the SHA-256 hash of a block, as a little-endian number."""
    for place in range(16):
        word = np.uint64(0)
        for byte in range(4):
            word = word << np.uint64(8) | block[4 * place + byte]
        words[place] = word
    for place in range(16, 64):
        far, near = words[place - 15], words[place - 2]
        small = _turned(far, 7, 18, 35)
        large = _turned(near, 17, 19, 42)
        words[place] = (words[place - 16] + small + words[place - 7] + large) & _LOW
    a, b, c, d = BEGIN[0], BEGIN[1], BEGIN[2], BEGIN[3]
    e, f, g, h = BEGIN[4], BEGIN[5], BEGIN[6], BEGIN[7]
    for place in range(64):
        mixed = _turned(e, 6, 11, 25)
        chosen = (e & f) ^ (~e & _LOW & g)
        one = h + mixed + chosen + CONSTANTS[place] + words[place]
        other = _turned(a, 2, 13, 22) + ((a & b) ^ (a & c) ^ (b & c))
        a, b, c, d, e, f, g, h = (one + other) & _LOW, a, b, c, (d + one) & _LOW, e, f, g
    word, high, low = np.uint64(0), (BEGIN[0] + a) & _LOW, (BEGIN[1] + b) & _LOW
    for byte in range(4):
        shift = np.uint64(24 - 8 * byte)
        word |= (high >> shift & np.uint64(0xFF)) << np.uint64(8 * byte)
        word |= (low >> shift & np.uint64(0xFF)) << np.uint64(32 + 8 * byte)
    return word
