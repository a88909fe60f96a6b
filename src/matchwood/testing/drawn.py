"""Many worlds, drawn in one way or another, as what all seats see in them."""

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
"""Worlds that must be found before samples are compared."""

Draw = Callable[[object, int], Bytes | None]
"""Draws this number of worlds, with the random numbers of this name; None if there are not enough."""


def looks(probe: Probe, state: State) -> bytes:
    """A world as the seats see it: what nobody sees does not matter."""
    return b"".join(observed(state, seat).tobytes() for seat in range(probe.players))


def rows_of(found: list[bytes]) -> Bytes:
    """Worlds as a sample, a row for each."""
    return np.frombuffer(b"".join(found), np.uint8).reshape(len(found), -1)


def has_equal_cards(probe: Probe) -> bool:
    """Whether the lists of the first deal name something twice."""
    state = probe.setting.fresh()
    deal_from(str(probe.setting.seed), 1, state)
    deal = probe.spec.deal_made(state)
    cards, parts = list[Any](), [part for part in deal.values() if isinstance(part, list)]
    while parts:
        for part in parts.pop():
            (parts if isinstance(part, list) else cards).append(part)
    return len(set(map(repr, cards))) < len(cards)
