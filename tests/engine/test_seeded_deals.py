"""Deals in compiled code use the same random numbers as deals that are made one by one."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from matchwood.engine.chance import chance_from
from matchwood.engine.seeded_deals import LARGEST_SEED, SCRATCH_NUMBERS, deal_word


@given(st.integers(0, LARGEST_SEED), st.integers(1, 10**6 - 1))
def test_a_seed_and_a_number_give_the_same_random_word_as_in_python(seed: int, number: int) -> None:
    found = deal_word(np.uint64(seed), number, np.full(SCRATCH_NUMBERS, 7, np.uint64))
    assert int(found) == int(chance_from(str(seed), "deal", number)["word"][0])


def test_the_longest_seed_and_number_fit() -> None:
    found = deal_word(np.uint64(LARGEST_SEED), 10**6 - 1, np.zeros(SCRATCH_NUMBERS, np.uint64))
    assert int(found) == int(chance_from(str(LARGEST_SEED), "deal", 10**6 - 1)["word"][0])
