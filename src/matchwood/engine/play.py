"""Whole games of any kind in compiled code: played at random, or from recorded decisions."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from matchwood.engine.batches import Records
from matchwood.engine.bits import NONE, has, lowest
from matchwood.engine.chance import CHANCE, Chance, Source, one_of
from matchwood.engine.compiling import rule
from matchwood.engine.seeded_deals import SCRATCH_NUMBERS, deal_word
from matchwood.engine.states import State
from matchwood.engine.verbs import DEAL_DUE, OVER, Record, apply, deal, legal, owing, setup


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


@rule
def replay(
    game: State,
    seed: NDArray[np.uint64],
    dealt: Records,
    deals: NDArray[np.int64],
    seats: NDArray[np.int64],
    decisions: NDArray[np.int64],
    masks: NDArray[np.uint64],
    seen: Records,
    begin: int,
) -> int:
    """Apply recorded decisions from index `begin` on. Return the index of the first decision that was not applied.

    Write the legal decisions of each decision into `masks`, and the states before the decisions into `seen`. If a deal is due,
    deal the cards of the seed, write the state into `dealt`, and count the deal in `deals`. Stop if the decisions end, `seen` or
    `dealt` is full, a decision is illegal, or the game is over.
    """
    chance, scratch = np.zeros(1, CHANCE), np.zeros(SCRATCH_NUMBERS, np.uint64)
    place = begin
    while game[0].phase != OVER:
        if game[0].phase == DEAL_DUE:
            if deals[0] >= len(dealt):
                break
            chance[0].word = deal_word(seed[0], deals[0] + 1, scratch)
            deal(game[0], chance[0])
            dealt[deals[0]] = game[0]
            deals[0] += 1
            continue
        if place == len(decisions) or place - begin == len(seen):
            break
        seat, decision = seats[place], decisions[place]
        mask = legal(game[0], seat) if has(owing(game[0]), seat) else NONE
        if not has(mask, decision):
            break
        masks[place] = mask
        seen[place - begin] = game[0]
        apply(game[0], seat, decision)
        place += 1
    return place
