"""Deal the unseen cards at random so that they agree with all earlier plays.

Random tries are nearly always fast. If few deals are possible, all of them are counted, because this takes a limited time.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from matchwood.cardgames.matchmaster.cards import Cards
from matchwood.cardgames.matchmaster.knowledge import held, hidden_seats, unseen
from matchwood.cardgames.matchmaster.table import MAX_PLAYERS, SECRET_BID, Table
from matchwood.engine.bits import NONE, Bits, bit, has, lowest, nth, only_nth, size, without_lowest
from matchwood.engine.chance import Chance, below, unit
from matchwood.engine.compiling import rule
from matchwood.engine.verbs import ALL_EYES

Counts: TypeAlias = NDArray[Any]

TRIES_PER_COUNT = 1 / 8
"""Counting one card in one state takes as long as this number of tries."""
MIN_TRIES = 1_000
"""The minimum number of tries before the possible deals are counted."""
MAX_STATES = 150_000
"""With more states, the possible deals are not counted. A state takes 8 bytes for each unseen card."""


@rule
def determinize(table: Table, chance: Chance) -> None:
    """Choose the hidden hands and bids at random. All possible states are equally likely."""
    if table.eyes == ALL_EYES:
        return
    seats = hidden_seats(table)
    tries = tries_before_counting(table, seats)
    while not deal_by_trying(table, seats, chance):
        tries -= 1
        if tries == 0:
            deal_by_counting(table, seats, chance)
            break
    for seat in range(table.players):
        if table.bids[seat] == SECRET_BID:
            table.bids[seat] = below(chance, table.cards + 1)
    table.eyes = ALL_EYES


@rule
def deal_by_trying(table: Table, seats: Bits, chance: Chance) -> bool:
    """Make one attempt to deal the unseen cards at random. Return whether the deal was successful.

    For each card, the function draws an index below the highest number of cards that can remain for the seat. The attempt fails if
    there is no card at this index. Therefore all deals are equally likely.
    """
    rest = unseen(table)
    everything = rest
    drawn = NONE
    while seats != NONE:
        seat = most_restricted(table, seats, everything)
        seats &= ~bit(seat)
        possible = everything & ~table.lacks[seat]
        places = size(possible) - min_taken(table, drawn, everything, possible)
        hand = NONE
        for _ in range(held(table, seat)):
            open_cards = possible & rest
            place = below(chance, places)
            if place >= size(open_cards):
                return False
            card = only_nth(open_cards, place)
            hand |= card
            rest ^= card
            places -= 1
        table.hands[seat] = hand
        drawn |= bit(seat)
    return True


@rule
def most_restricted(table: Table, seats: Bits, everything: Cards) -> int:
    """Return the seat in `seats` that can hold the fewest different unseen cards."""
    tightest, fewest = lowest(seats), 64
    while seats != NONE:
        seat = lowest(seats)
        seats = without_lowest(seats)
        choice = size(everything & ~table.lacks[seat])
        if choice < fewest:
            tightest, fewest = seat, choice
    return tightest


@rule
def min_taken(table: Table, drawn: Bits, everything: Cards, possible: Cards) -> int:
    """Return the minimum number of cards of the set ``possible`` that the seats in ``drawn`` hold."""
    taken = 0
    while drawn != NONE:
        seat = lowest(drawn)
        drawn = without_lowest(drawn)
        elsewhere = size(everything & ~table.lacks[seat] & ~possible)
        taken += max(0, held(table, seat) - elsewhere)
    return taken


@rule
def tries_before_counting(table: Table, seats: Bits) -> int:
    """Return the maximum number of random deals to try. Return -1 (no limit) if a count of all possible deals would need too
    much memory.
    """
    states = 1
    rest = seats
    while rest != NONE:
        states *= held(table, lowest(rest)) + 1
        rest = without_lowest(rest)
    if states > MAX_STATES:
        return -1
    return MIN_TRIES + int(TRIES_PER_COUNT * states * size(unseen(table)))


@rule
def deal_by_counting(table: Table, seats: Bits, chance: Chance) -> None:
    """Deal the unseen cards so that all possible deals are equally likely.

    A state is a number with one digit for each seat: the number of cards that the seat still needs. ``step`` contains the place
    values of the digits. ``ways[n, state]`` is the number of ways to deal the n-th and all later cards.
    """
    cards = unseen(table)
    step = np.zeros(MAX_PLAYERS, np.int64)
    states = 1
    for seat in range(table.players):
        if has(seats, seat):
            table.hands[seat] = NONE
            step[seat] = states
            states *= held(table, seat) + 1
    ways = count_ways(table, seats, cards, step, states)
    state = states - 1  # every seat needs all its cards
    for place in range(size(cards)):
        card = nth(cards, place)
        taker = choose_taker(table, seats, card, step, state, ways[place + 1], unit(chance) * ways[place, state])
        if taker >= 0:
            table.hands[taker] |= bit(card)
            state -= step[taker]


@rule
def may_take(table: Table, seat: int, card: int, step: int, state: int) -> bool:
    """Return whether the seat can still receive the given card."""
    return state // step % (held(table, seat) + 1) > 0 and not has(table.lacks[seat], card)


@rule
def count_ways(table: Table, seats: Bits, cards: Cards, step: Counts, states: int) -> Counts:
    """Count the possible deals: ``ways[n, state]`` is the number of ways to deal the n-th and all later cards."""
    count = size(cards)
    ways = np.empty((count + 1, states))
    ways[count] = 0.0
    ways[count, 0] = 1.0
    for place in range(count - 1, -1, -1):
        card = nth(cards, place)
        ways[place] = ways[place + 1]  # the card stays out of play
        for seat in range(table.players):
            if has(seats, seat) and not has(table.lacks[seat], card):
                add_taken_by(ways[place], ways[place + 1], step[seat], step[seat] * (held(table, seat) + 1), states)
    return ways


@rule
def add_taken_by(ways: Counts, after: Counts, step: int, block: int, states: int) -> None:
    """For each state, add the number of deals in which the given seat gets the card."""
    for start in range(0, states, block):
        for state in range(start + step, start + block):
            ways[state] += after[state - step]


@rule
def choose_taker(table: Table, seats: Bits, card: int, step: Counts, state: int, after: Counts, drawn: float) -> int:
    """Return the seat that gets the card, by the random number ``drawn``. Return -1 if the card stays out of play."""
    drawn -= after[state]
    taker = -1
    for seat in range(table.players):
        if drawn >= 0.0 and has(seats, seat) and may_take(table, seat, card, step[seat], state):
            share = after[state - step[seat]]
            if share > 0.0:
                taker = seat
                drawn -= share
    return taker
