"""The room in which a round is searched: a table for every card that can be laid, and a memory of what has been found."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from matchwood.cardgames.matchmaster.cards import DECK
from matchwood.cardgames.matchmaster.table import TABLE
from matchwood.engine.bits import members
from matchwood.engine.states import State, read

POSITION = [("trumps", np.uint64), ("low", np.uint64), ("middle", np.uint64), ("high", np.uint64)]
"""A position between two tricks, told apart from all others: a word for each suit (:mod:`.memory`)."""

PLY = np.dtype(
    [
        ("rest", np.uint64),  # the cards that are still to be tried
        ("wanted", np.uint64),  # the numbers of tricks, from here on, that the seat would be content with
        ("live", np.uint64),  # the cards in all hands and in the trick
        *POSITION,
    ]
)
FOUND = np.dtype(POSITION)

FEWEST_FOUND, MOST_FOUND = 10, 20
"""The memory holds 2 to the power of these positions, 32 bytes each."""


class Desk(NamedTuple):
    """What a search works with; a ply is a table and what is known of it."""

    tables: Any
    plies: Any
    holders: NDArray[np.int8]
    """For each card the seat that holds or held it."""
    found: Any


def desk_for(state: State) -> Desk:
    """A desk on which this state, with all hands open, can be searched."""
    table = read(state)
    cards = sum(int(hand).bit_count() for hand in table.hands[: table.players])
    tables = np.zeros(cards + 1, TABLE)
    tables[0] = state[0]
    holders = np.zeros(DECK, np.int8)
    for seat in range(table.players):
        holders[list(members(table.hands[seat]))] = seat
    places = 1 << min(max(cards - 2, FEWEST_FOUND), MOST_FOUND)
    return Desk(tables, np.zeros(cards + 1, PLY), holders, np.zeros(places, FOUND))
