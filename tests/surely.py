"""What a test knows to be there, though its type says that it may be missing."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def surely(there: T | None) -> T:
    """The same, which is there."""
    assert there is not None
    return there
