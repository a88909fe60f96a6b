"""Optional values that a test knows to exist."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def not_none(there: T | None) -> T:
    """Return the value, which must not be None."""
    assert there is not None
    return there
