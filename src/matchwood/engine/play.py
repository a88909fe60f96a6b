"""Playing whole games in compiled code, whatever the game."""

from __future__ import annotations

from typing import Any

from matchwood.engine.bits import NONE, lowest
from matchwood.engine.chance import Chance, one_of
from matchwood.engine.compiling import rule
from matchwood.engine.verbs import OVER, State, apply, deal, legal, owing, setup


@rule
def play_at_random(state: State, chance: Chance) -> int:
    """Play to the end of the game, every decision uniformly at random; returns how many decisions that took."""
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
def play_many_at_random(state: State, players: int, options: Any, chance: Chance, games: int) -> int:
    """Play so many whole games one after the other in this record; returns how many decisions they took."""
    decisions = 0
    for _ in range(games):
        setup(state, players, options)
        decisions += play_at_random(state, chance)
    return decisions
