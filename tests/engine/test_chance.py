"""Chance: reproducible, unbiased, and nobody else's business."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.stats import chisquare

from matchwood.engine import chance
from matchwood.engine.compiling import rule


@rule
def draws(source: chance.Source, count: int, out: chance.Source) -> None:
    for number in range(len(out)):
        out[number] = chance.below(source[0], count)


@rule
def words(source: chance.Source, out: chance.Source) -> None:
    for number in range(len(out)):
        out[number] = chance.word(source[0])


@rule
def units(source: chance.Source, out: chance.Source) -> None:
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
    """With 3 * 2**30 numbers a draw without rejection would favour a third of them two to one."""
    out = np.zeros(60_000, np.int64)
    draws(chance.chance_from(2), 3 << 30, out)
    assert chisquare(np.bincount(out % 3, minlength=3)).pvalue > 1e-4
    assert chisquare(np.bincount(out >> 30, minlength=3)).pvalue > 1e-4


def test_the_generator_gives_the_published_numbers() -> None:
    """The first numbers of SplitMix64 from 1234567, as its reference implementation prints them."""
    source = np.zeros(1, chance.CHANCE)
    source["word"] = 1234567
    out = np.zeros(5, np.uint64)
    words(source, out)
    assert out.tolist() == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_units_fill_the_interval_from_zero_to_one() -> None:
    out = np.zeros(100_000)
    units(chance.chance_from(3), out)
    assert 0 <= out.min() < 0.001
    assert 0.999 < out.max() < 1
    assert chisquare(np.histogram(out, 20, (0, 1))[0]).pvalue > 1e-4


def test_the_same_seeds_give_the_same_source_and_others_another() -> None:
    assert chance.chance_from(7, "deal", 1) == chance.chance_from(7, "deal", 1)
    assert chance.chance_from(7, "deal", 1) != chance.chance_from(7, "deal", 2)
    assert chance.chance_from("ab", "c") != chance.chance_from("a", "bc")
    assert chance.chance_from(None) != chance.chance_from(None)
