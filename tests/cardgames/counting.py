"""The number of ways to continue a game, counted by a compiled function, for the tests of all games."""

from __future__ import annotations

import numpy as np

from matchwood.engine.bits import NONE, lowest, without_lowest
from matchwood.engine.compiling import rule
from matchwood.engine.states import State
from matchwood.engine.verbs import apply, legal, owing

DEEPEST = 300


def ways_from(state: State) -> int:
    """Return the number of sequences of decisions until no seat has to decide."""
    room = np.zeros(DEEPEST, state.dtype)
    room[:1] = state
    return int(_ways(room, 0))


@rule
def _ways(room: State, depth: int) -> int:
    """Return the number of ways to continue from the record at this depth. Deeper records are work space."""
    if owing(room[depth]) == NONE:
        return 1
    seat = lowest(owing(room[depth]))
    decisions, total = legal(room[depth], seat), 0
    while decisions != NONE:
        room[depth + 1] = room[depth]
        apply(room[depth + 1], seat, lowest(decisions))
        total += _ways(room, depth + 1)
        decisions = without_lowest(decisions)
    return total
