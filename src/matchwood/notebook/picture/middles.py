"""The middle of each game's table in a picture."""

from __future__ import annotations

import functools
import importlib
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import Any, NamedTuple

from matchwood.notebook.picture.cards import Rows


class Middle(NamedTuple):
    """The middle of a table in a picture. `rows` returns the rows of cards in the middle. `figures` names table fields that have a
    value for each seat, and `facts` names other fields.
    """

    rows: Callable[[dict[str, Any], int], Rows]
    figures: Sequence[str] = ()
    facts: Sequence[str] = ()


def _empty(table: dict[str, Any], seat: int) -> Rows:
    del table, seat
    return []


NOTHING = Middle(_empty)


@functools.cache
def middle_of(game: str) -> Middle:
    """Return the middle of this game's table. Games in other packages have an empty middle."""
    module = f"matchwood.notebook.tables.{game}"
    if find_spec(module) is None:
        return NOTHING
    middle: Middle = getattr(importlib.import_module(module), "MIDDLE", NOTHING)
    return middle
