"""Callers may pass whole numbers of any type."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import numpy as np
import pytest

from matchwood.engine.whole_numbers import whole_number


class Colour(IntEnum):
    """An enumeration of whole numbers."""

    RED = 3


@pytest.mark.parametrize("value", [3, np.int64(3), np.uint8(3), np.array(3), Colour.RED])
def test_a_whole_number_becomes_an_int(value: Any) -> None:
    number = whole_number(value)
    assert number == 3
    assert type(number) is int


@pytest.mark.parametrize("value", [True, np.True_, 3.0, np.float64(3), "3", None, np.array([3, 4]), [3]])
def test_other_values_are_no_whole_numbers(value: Any) -> None:
    assert whole_number(value) is None
