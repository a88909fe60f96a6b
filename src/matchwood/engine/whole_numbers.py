"""Convert whole numbers from callers to `int`."""

from __future__ import annotations

import operator
from typing import Any


def whole_number(value: Any) -> int | None:
    """Convert a whole number of any type to `int`, for example a number of NumPy. Return None for any other value.

    >>> import numpy as np
    >>> whole_number(np.int64(3)), whole_number(3.0), whole_number(True)
    (3, None, None)
    """
    if type(value) is int:  # fast
        return value
    if isinstance(value, bool):
        return None
    try:
        return operator.index(value)
    except TypeError:
        return None
