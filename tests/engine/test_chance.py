"""Random numbers are reproducible, unbiased and independent of other generators."""

from __future__ import annotations

import hashlib
import hmac

import numpy as np
import pytest
from numpy.typing import NDArray
from scipy.stats import chisquare

from matchwood.engine import chance
from matchwood.engine.compiling import rule


@rule
def draws(source: chance.Source, count: int, out: NDArray[np.int64]) -> None:
    for number in range(len(out)):
        out[number] = chance.below(source[0], count)


@rule
def words(source: chance.Source, out: NDArray[np.uint64]) -> None:
    for number in range(len(out)):
        out[number] = chance.word(source[0])


@rule
def units(source: chance.Source, out: NDArray[np.float64]) -> None:
    for number in range(len(out)):
        out[number] = chance.unit(source[0])


@pytest.mark.parametrize("count", [1, 2, 3, 7, 52, 1000])
def test_numbers_below_a_bound_are_uniform(count: int) -> None:
    out = np.zeros(200_000, np.int64)
    draws(chance.chance_from(1, count), count, out)
    seen = np.bincount(out, minlength=count)
    assert len(seen) == count
    assert count == 1 or chisquare(seen).pvalue > 1e-4


def test_a_bound_that_does_not_divide_a_power_of_two_is_not_biased() -> None:
    """With 3 * 2**61 numbers, a draw without rejection would give a third of them twice as often."""
    out = np.zeros(60_000, np.int64)
    draws(chance.chance_from(2), 3 << 61, out)
    assert chisquare(np.bincount(out % 3, minlength=3)).pvalue > 1e-4
    assert chisquare(np.bincount(out >> 61, minlength=3)).pvalue > 1e-4


def test_the_generator_is_wyrand_by_its_definition() -> None:
    source = np.zeros(1, chance.CHANCE)
    source["word"] = 1234567
    out = np.zeros(1000, np.uint64)
    words(source, out)
    state, expected = 1234567, []
    for _ in out:
        state = (state + 0xA0761D6478BD642F) % 2**64
        product = state * (state ^ 0xE7037ED1A0B428DB)
        expected.append((product >> 64) ^ (product % 2**64))
    assert out.tolist() == expected


@pytest.mark.parametrize("bit", range(64))
def test_every_bit_of_a_word_is_set_in_half_of_the_words(bit: int) -> None:
    out = np.zeros(40_000, np.uint64)
    words(chance.chance_from(bit), out)
    ones = int((out >> np.uint64(bit) & np.uint64(1)).sum())
    assert chisquare([ones, len(out) - ones]).pvalue > 1e-4


def test_units_cover_the_interval_from_zero_to_one() -> None:
    out = np.zeros(100_000)
    units(chance.chance_from(3), out)
    assert 0 <= out.min() < 0.001
    assert 0.999 < out.max() < 1
    assert chisquare(np.histogram(out, 20, (0, 1))[0]).pvalue > 1e-4


def test_equal_seeds_give_equal_generators_and_other_seeds_give_other_generators() -> None:
    assert chance.chance_from(7, "deal", 1) == chance.chance_from(7, "deal", 1)
    assert chance.chance_from(7, "deal", 1) != chance.chance_from(7, "deal", 2)
    assert chance.chance_from("ab", "c") != chance.chance_from("a", "bc")
    assert chance.chance_from(None) != chance.chance_from(None)


def test_a_list_contains_the_next_numbers_of_its_generator() -> None:
    generator, expected = chance.chance_from(4), np.zeros(chance.NUMBERS_PER_DEAL, np.uint64)
    words(generator.copy(), expected)
    numbers, out = chance.listed_numbers(generator), np.zeros(chance.NUMBERS_PER_DEAL, np.uint64)
    words(numbers, out)
    assert out.tolist() == expected.tolist()
    assert numbers["drawn"].tolist() == [chance.NUMBERS_PER_DEAL]


def test_the_numbers_of_a_key_are_its_hmac_codes_in_parts_of_eight_bytes() -> None:
    out = np.zeros(chance.NUMBERS_PER_DEAL, np.uint64)
    words(chance.keyed_numbers("a key", "deal 3"), out)
    first = hmac.new(b"a key", b"deal 3 1", hashlib.sha512).digest()
    last = hmac.new(b"a key", b"deal 3 16", hashlib.sha512).digest()
    assert int(out[0]) == int.from_bytes(first[:8], "little")
    assert int(out[-1]) == int.from_bytes(last[-8:], "little")
    assert len(set(out.tolist())) == chance.NUMBERS_PER_DEAL
