"""Playing on sensibly from a position, many times, in a way that lets positions be compared.

Of two positions that one move lies between, most of what may still happen has nothing to do with that move. So every choice and
every deal to come draws from a source of its own, named by the number of the playout, the deal, the seat, and how many moves the
seat has made since that deal: the same playout of both positions goes the same way wherever it can (common random numbers).
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from matchwood.engine.bits import NONE, lowest
from matchwood.engine.chance import Chance, Source
from matchwood.engine.compiling import rule
from matchwood.engine.verbs import MAX_PLAYERS, OVER, Record, apply, deal, determinize, owing, payoff, suggest

DEALER = MAX_PLAYERS
"""Who draws the deals, where the sources are named."""

MIND = MAX_PLAYERS + 1
"""Who draws the sampled worlds."""


@rule
def mixed(word: np.uint64) -> np.uint64:
    """A word in which every bit of this one counts (the finish of SplitMix64: Steele, Lea and Flood, "Fast splittable pseudorandom
    number generators", OOPSLA 2014)."""
    word = (word ^ (word >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    word = (word ^ (word >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return word ^ (word >> np.uint64(31))


@rule
def begin_source(chance: Chance, key: np.uint64, playout: int, deals: int, who: int, moves: int) -> None:
    """From here on draw from the source of this name."""
    chance.word = mixed(key + mixed(np.uint64(playout) << np.uint64(32) | np.uint64(deals << 20 | who << 16 | moves)))


@rule
def play_on(state: Record, key: np.uint64, playout: int, deals: int, moves: Any, deals_left: int, chance: Chance) -> None:
    """Play sensibly to the end of the game, or until a deal is due that is one too many. ``moves`` counts, by seat, since the last
    deal, of which there have been ``deals``."""
    while state.phase != OVER:
        seats = owing(state)
        if seats == NONE:
            if deals_left == 0:
                return
            deals_left -= 1
            deals += 1
            moves[:] = 0
            begin_source(chance, key, playout, deals, DEALER, 0)
            deal(state, chance)
            continue
        seat = lowest(seats)
        if state.midway == 0:
            begin_source(chance, key, playout, deals, seat, moves[seat])
            moves[seat] += 1
        apply(state, seat, suggest(state, seat, chance))


@rule
def play_on_often(
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
    """Let this seat make these decisions (none: it plays like the others) and play on, once for each row of ``out``, which gets
    ranks and scores. An observed position is filled with another world each time.

    ``room`` is an array of two records: the position, and one to work in.
    """
    counts = np.empty(MAX_PLAYERS, np.int64)
    for playout in range(len(out)):
        room[1] = room[0]
        counts[:] = moves
        if observed:
            begin_source(chance[0], key, playout, deals, MIND, 0)
            determinize(room[1], chance[0])
        for step in range(len(run)):
            apply(room[1], seat, run[step])
        if len(run):
            counts[seat] += 1
        play_on(room[1], key, playout, deals, counts, deals_left, chance[0])
        payoff(room[1], out[playout])
