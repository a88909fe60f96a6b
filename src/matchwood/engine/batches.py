"""Many games in one call, in compiled code, whatever the game.

Slot i of a batch plays one game after another: those with the seeds `seeds[i]`, `seeds[i] + size`, … Each function works on the
slots from `begin` to `end` and touches no other, so that several threads can share a batch.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from matchwood.engine.bits import NONE, ONE, lowest
from matchwood.engine.chance import CHANCE
from matchwood.engine.compiling import brief_rule, rule
from matchwood.engine.seeded_deals import SCRATCH_NUMBERS, deal_word
from matchwood.engine.verbs import DEAL_DUE, NO_EYES, OVER, apply, deal, legal, observe, owing, payoff

Records: TypeAlias = NDArray[np.void]
"""Records of one game, a slot each."""

NOBODY = -1
"""Where a seat is asked for and nobody owes a decision."""
DECISIONS = 64
"""Every decision of every game is below it."""
TRUTHS = np.unpackbits(np.arange(256, dtype=np.uint8), bitorder="little").view(np.uint64)
"""Eight bits as eight truths, a byte each: so a mask is written as truths in eight steps."""


@rule
def begin_games(
    records: Records,
    fresh: Records,
    seeds: NDArray[np.uint64],
    deals: NDArray[np.int64],
    seats: NDArray[np.int64],
    masks: NDArray[np.uint64],
    legals: NDArray[np.uint64],
    begin: int,
    end: int,
) -> None:
    """Begin the game of each slot's seed."""
    chance, scratch = np.zeros(1, CHANCE), np.zeros(SCRATCH_NUMBERS, np.uint64)
    for slot in range(begin, end):
        records[slot] = fresh[0]
        deals[slot] = 0
        deal_what_is_due(records, seeds, deals, chance, scratch, slot)
        look(records, seats, masks, legals, slot)


@rule
def step_games(
    records: Records,
    fresh: Records,
    seeds: NDArray[np.uint64],
    deals: NDArray[np.int64],
    seats: NDArray[np.int64],
    masks: NDArray[np.uint64],
    legals: NDArray[np.uint64],
    decisions: NDArray[np.int64],
    over: NDArray[np.bool_],
    payoffs: NDArray[np.int64],
    restart: bool,
    begin: int,
    end: int,
) -> None:
    """Let the seat of each slot decide, up to the next decision; a game that ends writes its payoff, and the next may begin."""
    chance, scratch = np.zeros(1, CHANCE), np.zeros(SCRATCH_NUMBERS, np.uint64)
    for slot in range(begin, end):
        over[slot] = False
        if seats[slot] != NOBODY:
            apply(records[slot], seats[slot], decisions[slot])
            deal_what_is_due(records, seeds, deals, chance, scratch, slot)
        if records[slot].phase == OVER:
            over[slot] = True
            payoff(records[slot], payoffs[slot])
            if restart:
                seeds[slot] += np.uint64(len(records))
                records[slot] = fresh[0]
                deals[slot] = 0
                deal_what_is_due(records, seeds, deals, chance, scratch, slot)
        look(records, seats, masks, legals, slot)


@rule
def deal_what_is_due(records: Records, seeds: Any, deals: Any, chance: Any, scratch: Any, slot: int) -> None:
    """Deal as `matchwood.new` with the slot's seed deals."""
    while records[slot].phase == DEAL_DUE:
        deals[slot] += 1
        chance[0].word = deal_word(seeds[slot], deals[slot], scratch)
        deal(records[slot], chance[0])


@rule
def look(records: Records, seats: Any, masks: Any, legals: Any, slot: int) -> None:
    """Note which seat decides next, the lowest of several, and what it may decide."""
    due = owing(records[slot])
    seat, mask = NOBODY, NONE
    if due != NONE:
        seat = lowest(due)
        mask = legal(records[slot], seat)
    seats[slot], masks[slot] = seat, mask
    for eight in range(DECISIONS // 8):
        legals[slot, eight] = TRUTHS[mask >> np.uint64(8 * eight) & np.uint64(0xFF)]


@brief_rule
def first_illegal(seats: NDArray[np.int64], masks: NDArray[np.uint64], decisions: NDArray[np.int64]) -> int:
    """The first slot whose seat may not decide so; -1 if there is none. Where nobody owes a decision every number will do."""
    for slot in range(len(seats)):
        decision = decisions[slot]
        if seats[slot] != NOBODY and (decision < 0 or decision >= DECISIONS or masks[slot] >> np.uint64(decision) & ONE == NONE):
            return slot
    return NOBODY


@rule
def observe_games(records: Records, seats: NDArray[np.int64], seen: Records, begin: int, end: int) -> None:
    """What these seats may know of their games; where there is no seat, what a spectator may."""
    for slot in range(begin, end):
        seen[slot] = records[slot]
        observe(seen[slot], NO_EYES if seats[slot] == NOBODY else seats[slot])
