"""Working memory for a search in which all hands are visible."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from matchwood.cardgames.matchmaster.cards import DECK
from matchwood.cardgames.matchmaster.table import TABLE
from matchwood.engine.bits import members
from matchwood.engine.states import State, read

POSITION = [("trumps", np.uint64), ("low", np.uint64), ("middle", np.uint64), ("high", np.uint64)]
"""A position: one 64-bit number for each suit (:mod:`.transpositions`)."""

PLY = np.dtype(
    [
        ("rest", np.uint64),  # untried cards
        ("wanted", np.uint64),  # wanted numbers of further tricks
        ("live", np.uint64),
        *POSITION,
    ]
)
KNOWN = np.dtype(POSITION)

MIN_MEMORY_BITS, MAX_MEMORY_BITS = 10, 20
"""The table can store 2 to the power of this number of positions. A position takes 32 bytes."""


class Workspace(NamedTuple):
    """Working memory for a search in which all hands are visible.

    After ``n`` played cards, the search uses the entries ``tables[n]`` and ``plies[n]``. ``known`` stores answers.
    """

    tables: Any
    plies: Any
    holders: NDArray[np.int8]
    """The seat that got each card in the deal."""
    known: Any


def workspace_for(state: State) -> Workspace:
    """Create the arrays for a search that starts from the given state."""
    table = read(state)
    cards = sum(int(hand).bit_count() for hand in table.hands[: table.players])
    tables = np.zeros(cards + 1, TABLE)
    tables[0] = state[0]
    holders = np.zeros(DECK, np.int8)
    for seat in range(table.players):
        holders[list(members(table.hands[seat]))] = seat
    places = 1 << min(max(cards - 2, MIN_MEMORY_BITS), MAX_MEMORY_BITS)
    return Workspace(tables, np.zeros(cards + 1, PLY), holders, np.zeros(places, KNOWN))
