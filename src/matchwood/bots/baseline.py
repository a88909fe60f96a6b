"""Simulated games (rollouts) that use the same random numbers for two positions, so that the positions can be compared."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from matchwood.engine.bits import NONE, lowest
from matchwood.engine.chance import Chance, Source
from matchwood.engine.compiling import rule
from matchwood.engine.verbs import MAX_PLAYERS, OVER, Record, apply, deal, determinize, owing, payoff, suggest

DEALER = MAX_PLAYERS
"""Used in place of a seat number to seed the random numbers of deals."""

WORLD = MAX_PLAYERS + 1
"""Used in place of a seat number to seed the random numbers of sampled worlds."""


@rule
def mixed(word: np.uint64) -> np.uint64:
    """Return a hash of a 64-bit number: the final step of SplitMix64.

    Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
    """
    word = (word ^ (word >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    word = (word ^ (word >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return word ^ (word >> np.uint64(31))


@rule
def start_source(chance: Chance, key: np.uint64, rollout: int, deals: int, seat: int, moves: int) -> None:
    """Seed the random source `chance` with a hash of the other arguments."""
    chance.word = mixed(key + mixed(np.uint64(rollout) << np.uint64(32) | np.uint64(deals << 20 | seat << 16 | moves)))


@rule
def roll_out(state: Record, key: np.uint64, rollout: int, deals: int, moves: Any, deals_left: int, chance: Chance) -> None:
    """Simulate the game with sensible decisions of all seats. The simulation ends with the game, or after ``deals_left``
    further deals.

    ``deals`` is the number of earlier deals. ``moves`` contains the number of moves of each seat since the last deal.
    """
    while state.phase != OVER:
        seats = owing(state)
        if seats == NONE:
            if deals_left == 0:
                return
            deals_left -= 1
            deals += 1
            moves[:] = 0
            start_source(chance, key, rollout, deals, DEALER, 0)
            deal(state, chance)
            continue
        seat = lowest(seats)
        if state.midway == 0:
            start_source(chance, key, rollout, deals, seat, moves[seat])
            moves[seat] += 1
        apply(state, seat, suggest(state, seat, chance))


@rule
def roll_out_often(
    room: Any,
    observed: bool,
    seat: int,
    run: NDArray[np.int64],
    key: np.uint64,
    deals: int,
    moves: NDArray[np.int64],
    deals_left: int,
    chance: Source,
    out: NDArray[np.int64],
) -> None:
    """Simulate the rest of the game several times. Write the ranks and scores of each simulation into a row of ``out``. ``run``
    contains the first decisions of the seat. If ``observed`` is true, deal the hidden cards again for each simulation. ``room`` is
    an array of two records: the position, and working space.
    """
    counts = np.empty(MAX_PLAYERS, np.int64)
    for rollout in range(len(out)):
        room[1] = room[0]
        counts[:] = moves
        if observed:
            start_source(chance[0], key, rollout, deals, WORLD, 0)
            determinize(room[1], chance[0])
        for step in range(len(run)):
            apply(room[1], seat, run[step])
        if len(run):
            counts[seat] += 1
        roll_out(room[1], key, rollout, deals, counts, deals_left, chance[0])
        payoff(room[1], out[rollout])
