"""Samples of worlds. A world is represented by the observations of all seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from matchwood.api.dealing import deal_from
from matchwood.engine.states import State, observed
from matchwood.testing.probe import Probe
from matchwood.testing.samples import Bytes

DRAWN = 800
MIN_WORLDS = 100

Draw = Callable[[object, int], Bytes | None]
"""A function that samples worlds, or returns None if there are too few. Its arguments are a name, which seeds the random numbers,
and the number of worlds.
"""


def looks(probe: Probe, state: State) -> bytes:
    """Return the observations of all seats as one byte string."""
    return b"".join(observed(state, seat).tobytes() for seat in range(probe.players))


def rows_of(found: list[bytes]) -> Bytes:
    """Convert worlds to an array with one row for each world."""
    return np.frombuffer(b"".join(found), np.uint8).reshape(len(found), -1)


def has_equal_cards(probe: Probe) -> bool:
    """Return whether the first deal contains a card twice."""
    state = probe.setting.fresh()
    deal_from(str(probe.setting.seed), 1, state)
    deal = probe.spec.deal_made(state)
    cards, parts = list[Any](), [part for part in deal.values() if isinstance(part, list)]
    while parts:
        for part in parts.pop():
            (parts if isinstance(part, list) else cards).append(part)
    return len(set(map(repr, cards))) < len(cards)
