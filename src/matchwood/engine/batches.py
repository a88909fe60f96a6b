"""Many games of one kind in one call, in compiled code."""

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
"""One record of the same game for each slot."""

NO_SEAT = -1
"""Stored in place of a seat number if no seat of a game has to decide."""
DECISIONS = 64
"""The number of different decisions."""
BOOLEANS = np.unpackbits(np.arange(256, dtype=np.uint8), bitorder="little").view(np.uint64)
"""For each byte, its eight bits as eight booleans of one byte each."""


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
    """Start a new game at each index from `begin` up to `end` (exclusive). `fresh` contains one empty state for all slots, or one
    for each slot.
    """
    chance, scratch = np.zeros(1, CHANCE), np.zeros(SCRATCH_NUMBERS, np.uint64)
    for slot in range(begin, end):
        records[slot] = fresh[slot % len(fresh)]
        deals[slot] = 0
        deal_cards(records, seeds, deals, chance, scratch, slot)
        note_next_decision(records, seats, masks, legals, slot)


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
    finals: Records,
    restart: bool,
    begin: int,
    end: int,
) -> None:
    """Apply one decision to each game. Continue each game until a seat has to decide.

    Store the last state of each finished game in `finals`. With `restart`, a new game replaces each finished game.
    """
    chance, scratch = np.zeros(1, CHANCE), np.zeros(SCRATCH_NUMBERS, np.uint64)
    for slot in range(begin, end):
        if over[slot] and restart:
            payoffs[slot, :, :] = 0
        over[slot] = False
        if seats[slot] != NO_SEAT:
            apply(records[slot], seats[slot], decisions[slot])
            deal_cards(records, seeds, deals, chance, scratch, slot)
        if records[slot].phase == OVER:
            over[slot] = True
            payoff(records[slot], payoffs[slot])
            finals[slot] = records[slot]
            if restart:
                seeds[slot] += np.uint64(len(records))
                records[slot] = fresh[slot % len(fresh)]
                deals[slot] = 0
                deal_cards(records, seeds, deals, chance, scratch, slot)
        note_next_decision(records, seats, masks, legals, slot)


@rule
def deal_cards(records: Records, seeds: Any, deals: Any, chance: Any, scratch: Any, slot: int) -> None:
    """Deal the cards if a deal is due. The deals for a seed are the same as in `matchwood.new`."""
    while records[slot].phase == DEAL_DUE:
        deals[slot] += 1
        chance[0].word = deal_word(seeds[slot], deals[slot], scratch)
        deal(records[slot], chance[0])


@rule
def note_next_decision(records: Records, seats: Any, masks: Any, legals: Any, slot: int) -> None:
    """Find the lowest seat that has to decide. Store the seat and its legal decisions."""
    due = owing(records[slot])
    seat, mask = NO_SEAT, NONE
    if due != NONE:
        seat = lowest(due)
        mask = legal(records[slot], seat)
    seats[slot], masks[slot] = seat, mask
    for eight in range(DECISIONS // 8):
        legals[slot, eight] = BOOLEANS[mask >> np.uint64(8 * eight) & np.uint64(0xFF)]


@brief_rule
def first_illegal(seats: NDArray[np.int64], masks: NDArray[np.uint64], decisions: NDArray[np.int64]) -> int:
    """Return the index of the first illegal decision. Return -1 if all decisions are legal.

    If no seat of a game has to decide, every number is legal.
    """
    for slot in range(len(seats)):
        decision = decisions[slot]
        if seats[slot] != NO_SEAT and (decision < 0 or decision >= DECISIONS or masks[slot] >> np.uint64(decision) & ONE == NONE):
            return slot
    return -1


@rule
def observe_games(records: Records, seats: NDArray[np.int64], seen: Records, begin: int, end: int) -> None:
    """Write one observation of each game into the array `seen`. For `NO_SEAT`, write a spectator's observation."""
    for slot in range(begin, end):
        seen[slot] = records[slot]
        observe(seen[slot], NO_EYES if seats[slot] == NO_SEAT else seats[slot])
