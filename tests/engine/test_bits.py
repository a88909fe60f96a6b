"""Sets of numbers as bits compared with sets of Python."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from matchwood.engine import bits

sets = st.frozensets(st.integers(0, 63))


def as_bits(members: frozenset[int]) -> np.uint64:
    return np.uint64(sum(1 << member for member in members))


def as_set(members: np.uint64) -> frozenset[int]:
    return frozenset(number for number in range(64) if int(members) >> number & 1)


@given(sets)
def test_size_lowest_and_highest_equal_those_of_the_set(members: frozenset[int]) -> None:
    word = as_bits(members)
    assert bits.size(word) == len(members)
    assert bits.lowest(word) == min(members, default=64)
    assert bits.highest(word) == max(members, default=-1)


@given(sets)
def test_the_nth_member_counts_in_ascending_order(members: frozenset[int]) -> None:
    word = as_bits(members)
    assert [bits.nth(word, index) for index in range(len(members))] == sorted(members)
    if len(members) < 64:
        assert bits.nth(word, len(members)) == 64


@given(sets)
def test_without_lowest_removes_only_the_smallest_member(members: frozenset[int]) -> None:
    assert as_set(bits.without_lowest(as_bits(members))) == members - {min(members, default=0)}


@given(sets, st.integers(0, 63))
def test_a_number_is_a_member_if_its_bit_is_set(members: frozenset[int], number: int) -> None:
    assert bits.has(as_bits(members), number) == (number in members)
    assert as_set(bits.bit(number)) == {number}
    assert as_set(bits.first(number)) == frozenset(range(number))
