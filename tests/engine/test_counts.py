"""Counts in octal digits compared with counters of Python."""

from __future__ import annotations

from collections import Counter

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from matchwood.engine import counts

kinds = st.integers(0, counts.MAX_KINDS - 1)
several = st.dictionaries(kinds, st.integers(1, counts.MAX_OF_A_KIND)).map(Counter)


def as_counts(things: Counter[int]) -> np.uint64:
    return np.uint64(counts.counted(things.elements()))


def as_counter(word: counts.Counts) -> Counter[int]:
    return Counter(counts.things(word))


@given(several)
def test_counts_can_be_converted_to_digits_and_back(things: Counter[int]) -> None:
    assert list(counts.things(as_counts(things))) == sorted(things.elements())


@given(several)
def test_the_number_of_things_equals_that_of_python(things: Counter[int]) -> None:
    assert counts.how_many(as_counts(things)) == things.total()


@given(several, kinds)
def test_the_number_of_things_of_a_kind_equals_that_of_python(things: Counter[int], kind: int) -> None:
    assert counts.count_of(as_counts(things), kind) == things[kind]


@given(several, st.integers(0, counts.MAX_KINDS))
def test_from_kind_keeps_this_kind_and_the_later_ones(things: Counter[int], kind: int) -> None:
    assert as_counter(counts.from_kind(as_counts(things), kind)) == {k: number for k, number in things.items() if k >= kind}


@given(several)
def test_each_kind_that_occurs_has_its_digit_once(things: Counter[int]) -> None:
    assert as_counter(counts.places_of_kinds(as_counts(things))) == dict.fromkeys(things, 1)


@given(kinds)
def test_one_thing_is_the_only_one(kind: int) -> None:
    assert list(counts.things(counts.one(kind))) == [kind]


@given(several, st.sets(kinds))
def test_a_mask_of_kinds_removes_the_other_kinds(things: Counter[int], wanted: set[int]) -> None:
    digits = np.uint64(counts.all_of(wanted))
    assert as_counter(as_counts(things) & digits) == {kind: number for kind, number in things.items() if kind in wanted}


@st.composite
def wholes_and_parts(draw: st.DrawFn) -> tuple[Counter[int], Counter[int]]:
    whole = draw(several)
    return whole, Counter({kind: draw(st.integers(0, number)) for kind, number in whole.items()})


@given(wholes_and_parts())
def test_parts_are_subtracted_and_added_kind_by_kind(whole_and_part: tuple[Counter[int], Counter[int]]) -> None:
    whole, part = whole_and_part
    rest = as_counts(whole) - as_counts(part)
    assert as_counter(rest) == whole - part
    assert rest + as_counts(part) == as_counts(whole)
