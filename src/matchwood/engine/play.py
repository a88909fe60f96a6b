"""Whole games of any kind, played at random in compiled code."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from matchwood.engine.bits import NONE, lowest
from matchwood.engine.chance import Chance, Source, one_of
from matchwood.engine.compiling import rule
from matchwood.engine.states import State
from matchwood.engine.verbs import OVER, Record, apply, deal, legal, owing, setup


@rule
def play_at_random(state: Record, chance: Chance) -> int:
    """Play a game to its end with random decisions, and return the number of decisions."""
    decisions = 0
    while state.phase != OVER:
        seats = owing(state)
        if seats == NONE:
            deal(state, chance)
        else:
            seat = lowest(seats)
            apply(state, seat, one_of(chance, legal(state, seat)))
            decisions += 1
    return decisions


@rule
def play_many_at_random(state: State, players: int, options: NDArray[np.int64], chance: Source, games: int) -> int:
    """Play several random games one after the other in the given record. Return the total number of decisions."""
    decisions = 0
    for _ in range(games):
        setup(state[0], players, options)
        decisions += play_at_random(state[0], chance[0])
    return decisions
