"""The worlds that agree with an observation: the unseen cards dealt so that nobody gets what he has shown not to hold.

Both ways of dealing are uniform over all such worlds, so it does not matter which of them deals. Trying is quick nearly always;
when hardly any deal fits what the plays have shown, counting takes over after a while, whose time is bounded.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from matchwood.cardgames.matchmaster.cards import Cards
from matchwood.cardgames.matchmaster.knowledge import held, strangers, unseen
from matchwood.cardgames.matchmaster.table import MAX_PLAYERS, SECRET_BID, Table
from matchwood.engine.bits import NONE, Bits, bit, has, lowest, nth, only_nth, size, without_lowest
from matchwood.engine.chance import Chance, below, unit
from matchwood.engine.compiling import rule
from matchwood.engine.verbs import ALL_EYES

Counts: TypeAlias = NDArray[Any]

TRIES_WORTH_A_COUNT = 1 / 8  # counting one card in one state takes as long as an eighth of a try
FEWEST_TRIES = 1_000
MOST_STATES = 150_000  # times eight bytes and the unseen cards, 54 MB at 45; hardly anybody but a spectator has more


@rule
def determinize(table: Table, chance: Chance) -> None:
    """Fill in hands and secret bids, every world that agrees with what is known being equally likely."""
    if table.eyes == ALL_EYES:
        return
    seats = strangers(table)
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


# --- by trying -----------------------------------------------------------------------------------------------------------------


@rule
def deal_by_trying(table: Table, seats: Bits, chance: Chance) -> bool:
    """Try to deal the unseen cards to these seats so that nobody gets what he has shown not to hold.

    A seat is offered a fixed number of places, as many as there could be cards open to it at most; those that earlier seats
    have emptied are blanks, and drawing a blank spoils the whole try. So every possible world is drawn with the same
    probability, one divided by the product of the numbers of places; a try that is spoilt is begun again. Seats with the
    least choice draw first: as long as what one may hold contains what the other may, there are no blanks at all.
    """
    rest = unseen(table)
    everything = rest
    drawn = NONE
    while seats != NONE:
        seat = least_choice(table, seats, everything)
        seats &= ~bit(seat)
        possible = everything & ~table.lacks[seat]
        places = size(possible) - certainly_taken(table, drawn, everything, possible)
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
def least_choice(table: Table, seats: Bits, everything: Cards) -> int:
    """The seat among these to which the fewest cards are open."""
    tightest, fewest = lowest(seats), 64
    while seats != NONE:
        seat = lowest(seats)
        seats = without_lowest(seats)
        choice = size(everything & ~table.lacks[seat])
        if choice < fewest:
            tightest, fewest = seat, choice
    return tightest


@rule
def certainly_taken(table: Table, drawn: Bits, everything: Cards, possible: Cards) -> int:
    """How many of the possible cards the seats that have drawn must have taken, whatever they drew."""
    taken = 0
    while drawn != NONE:
        seat = lowest(drawn)
        drawn = without_lowest(drawn)
        elsewhere = size(everything & ~table.lacks[seat] & ~possible)
        taken += max(0, held(table, seat) - elsewhere)
    return taken


# --- by counting ---------------------------------------------------------------------------------------------------------------


@rule
def tries_before_counting(table: Table, seats: Bits) -> int:
    """The number of tries that take as long as counting; infinite if counting would need too much memory."""
    states = 1
    rest = seats
    while rest != NONE:
        states *= held(table, lowest(rest)) + 1
        rest = without_lowest(rest)
    if states > MOST_STATES:
        return -1
    return FEWEST_TRIES + int(TRIES_WORTH_A_COUNT * states * size(unseen(table)))


@rule
def deal_by_counting(table: Table, seats: Bits, chance: Chance) -> None:
    """Deal card by card, each to a seat or out of play in proportion to the worlds that this leaves possible.

    ``ways[n, state]`` counts in how many ways the cards from the n-th on can be dealt when the seats still wait for as many
    cards as the state says. A state is a number with a digit for each seat, of the place value ``step``.
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
    state = states - 1  # every digit at its highest: everybody waits for all of his cards
    for place in range(size(cards)):
        card = nth(cards, place)
        taker = draw_taker(table, seats, card, step, state, ways[place + 1], unit(chance) * ways[place, state])
        if taker >= 0:
            table.hands[taker] |= bit(card)
            state -= step[taker]


@rule
def may_take(table: Table, seat: int, card: int, step: int, state: int) -> bool:
    """Whether the seat still waits for a card in this state and has not shown that it lacks this one."""
    return state // step % (held(table, seat) + 1) > 0 and not has(table.lacks[seat], card)


@rule
def count_ways(table: Table, seats: Bits, cards: Cards, step: Counts, states: int) -> Counts:
    """The table of ways, from the last card to the first."""
    count = size(cards)
    ways = np.empty((count + 1, states))
    ways[count] = 0.0
    ways[count, 0] = 1.0
    for place in range(count - 1, -1, -1):
        card = nth(cards, place)
        ways[place] = ways[place + 1]  # nobody takes it
        for seat in range(table.players):
            if has(seats, seat) and not has(table.lacks[seat], card):
                add_taken_by(ways[place], ways[place + 1], step[seat], step[seat] * (held(table, seat) + 1), states)
    return ways


@rule
def add_taken_by(ways: Counts, after: Counts, step: int, block: int, states: int) -> None:
    """Add the ways in which one seat takes the card: in all states in which it still waits for one."""
    for start in range(0, states, block):
        for state in range(start + step, start + block):
            ways[state] += after[state - step]


@rule
def draw_taker(table: Table, seats: Bits, card: int, step: Counts, state: int, after: Counts, drawn: float) -> int:
    """Who takes the card: the seat on whose share the number that was drawn falls, -1 for nobody."""
    drawn -= after[state]
    taker = -1
    for seat in range(table.players):
        if drawn >= 0.0 and has(seats, seat) and may_take(table, seat, card, step[seat], state):
            share = after[state - step[seat]]
            if share > 0.0:
                taker = seat
                drawn -= share
    return taker
