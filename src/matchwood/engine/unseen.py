"""Uniform deals of unseen cards to seats that cannot have certain cards.

The verb `determinize` of a game can use :func:`deal_unseen`. The function first tries random deals, which is nearly always fast.
If the tries fail, the function counts all possible deals in whole numbers, and draws one of the deals.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from matchwood.engine.bits import NONE, ONE, Bits, bit, has, highest, lowest, nth, only_nth, size, without_lowest
from matchwood.engine.chance import Chance, below, word
from matchwood.engine.compiling import rule

Hands: TypeAlias = NDArray[Any]
"""One set of cards for each seat."""
Numbers: TypeAlias = NDArray[Any]
"""One number of cards for each seat."""
Counts: TypeAlias = NDArray[np.uint64]
"""Whole numbers of several words each, the lowest word first."""

MAX_TRIES = 500
"""After this number of failed random deals, the function counts the possible deals."""
MAX_STATES = 50_000
"""With more states, the function does not count the possible deals. A state needs up to 40 bytes for each card."""


@rule
def deal_unseen(cards: Bits, sizes: Numbers, forbidden: Hands, hands: Hands, chance: Chance) -> bool:
    """Deal cards of the set `cards` at random to the seats. All possible deals are equally likely.

    `sizes` contains the number of cards for each seat, and `forbidden` the cards that the seat must not get. The function writes
    the cards into `hands`. A seat that gets 0 cards keeps its hand. Cards that no seat gets stay out of play. Return False without
    a change if no deal is possible.
    """
    deck, counts, denied = np.uint64(cards), np.zeros(len(sizes), np.int64), np.zeros(len(sizes), np.uint64)
    for seat in range(len(sizes)):
        counts[seat], denied[seat] = sizes[seat], forbidden[seat]
    if counts.sum() > size(deck):
        return False
    dealt = np.zeros(len(counts), np.uint64)
    limited = limited_seats(deck, counts, denied)
    if not deal_limited(deck, counts, denied, limited, dealt, chance):
        return False
    rest = deck
    for seat in range(len(counts)):
        rest &= ~dealt[seat]
    for seat in range(len(counts)):
        if counts[seat] > 0:
            if not has(limited, seat):
                for _ in range(counts[seat]):
                    card = only_nth(rest, below(chance, size(rest)))
                    dealt[seat] |= card
                    rest ^= card
            hands[seat] = dealt[seat]
    return True


@rule
def deal_limited(cards: Bits, sizes: Numbers, forbidden: Hands, limited: Bits, dealt: Hands, chance: Chance) -> bool:
    """Deal cards to the limited seats, and write their cards into `dealt`. Return False if no deal is possible."""
    tries = 0
    while not try_deal(cards, sizes, forbidden, limited, dealt, chance):
        if tries == 0 and not is_possible(cards, sizes, forbidden):
            return False
        tries += 1
        if tries == MAX_TRIES and count_states(sizes, limited) <= MAX_STATES:
            ways = count_ways(cards, sizes, forbidden, limited)
            number = draw_number(ways[0, len(ways[0]) - 1], chance)
            deal_number(cards, sizes, forbidden, limited, ways, number, dealt)
            return True
    return True


@rule
def is_possible(cards: Bits, sizes: Numbers, forbidden: Hands) -> bool:
    """Return whether a deal is possible: each group of seats can together have enough cards (Hall's theorem)."""
    for group in range(1, 1 << len(sizes)):
        needed, allowed = 0, NONE
        for seat in range(len(sizes)):
            if has(np.uint64(group), seat) and sizes[seat] > 0:
                needed += sizes[seat]
                allowed |= cards & ~forbidden[seat]
        if needed > size(allowed):
            return False
    return True


@rule
def limited_seats(cards: Bits, sizes: Numbers, forbidden: Hands) -> Bits:
    """Return the limited seats: those that get cards, but must not get some of the given cards."""
    found = NONE
    for seat in range(len(sizes)):
        if sizes[seat] > 0 and cards & forbidden[seat] != NONE:
            found |= bit(seat)
    return found


@rule
def try_deal(cards: Bits, sizes: Numbers, forbidden: Hands, limited: Bits, dealt: Hands, chance: Chance) -> bool:
    """Try to deal cards to the limited seats. Return whether all of them got their cards.

    For each card, the function draws an index below the highest number of cards that can remain for the seat. The try fails if
    there is no card at this index. Therefore all possible deals are equally likely.
    """
    rest, waiting, served = cards, limited, NONE
    while waiting != NONE:
        seat = most_limited(cards, forbidden, waiting)
        waiting &= ~bit(seat)
        allowed = cards & ~forbidden[seat]
        places = size(allowed)
        others = served
        while others != NONE:
            other = lowest(others)
            others = without_lowest(others)
            places -= max(0, sizes[other] - size(cards & ~forbidden[other] & ~allowed))
        if places < sizes[seat]:
            return False
        hand = NONE
        for _ in range(sizes[seat]):
            left = allowed & rest
            place = below(chance, places)
            if place >= size(left):
                return False
            card = only_nth(left, place)
            hand |= card
            rest ^= card
            places -= 1
        dealt[seat] = hand
        served |= bit(seat)
    return True


@rule
def most_limited(cards: Bits, forbidden: Hands, seats: Bits) -> int:
    """Return the seat in `seats` for which the fewest cards are allowed."""
    found, fewest = lowest(seats), 65
    while seats != NONE:
        seat = lowest(seats)
        seats = without_lowest(seats)
        choice = size(cards & ~forbidden[seat])
        if choice < fewest:
            found, fewest = seat, choice
    return found


@rule
def count_states(sizes: Numbers, limited: Bits) -> int:
    """Return the number of states while the deals are counted.

    A state consists of the number of cards that each limited seat still needs.
    """
    states = 1
    for seat in range(len(sizes)):
        if has(limited, seat):
            states *= sizes[seat] + 1
    return states


@rule
def count_ways(cards: Bits, sizes: Numbers, forbidden: Hands, limited: Bits) -> Counts:
    """Count the deals to the limited seats: ``ways[n, state]`` is the number of ways to deal the n-th and all later cards."""
    count, states = size(cards), count_states(sizes, limited)
    choices = size(limited) + 1
    words = 1 + count * (highest(np.uint64(choices)) + 1) // 64
    ways = np.zeros((count + 1, states, words), np.uint64)
    ways[count, 0, 0] = ONE
    for place in range(count - 1, -1, -1):
        card = nth(cards, place)
        ways[place] = ways[place + 1]  # the card goes to no limited seat
        step = 1
        for seat in range(len(sizes)):
            if has(limited, seat):
                digits = sizes[seat] + 1
                if not has(forbidden[seat], card):
                    for state in range(states):
                        if state // step % digits > 0:
                            add(ways[place, state], ways[place + 1, state - step])
                step *= digits
    return ways


@rule
def add(number: Counts, other: Counts) -> None:
    """Increase a whole number of several words by another."""
    carry = NONE
    for place in range(len(number)):
        once = number[place] + carry
        carry = ONE if once < carry else NONE
        twice = once + other[place]
        if twice < once:
            carry = ONE
        number[place] = twice


@rule
def is_below(number: Counts, other: Counts) -> bool:
    """Return whether a whole number of several words is lower than another."""
    for place in range(len(number) - 1, -1, -1):
        if number[place] != other[place]:
            return number[place] < other[place]  # type: ignore[no-any-return]
    return False


@rule
def subtract(number: Counts, other: Counts) -> None:
    """Reduce a whole number of several words by another, which is not higher."""
    borrow = NONE
    for place in range(len(number)):
        before = number[place]
        number[place] = before - other[place] - borrow
        borrow = ONE if before < other[place] or (before == other[place] and borrow != NONE) else NONE


@rule
def draw_number(total: Counts, chance: Chance) -> Counts:
    """Draw a whole number of several words below `total`, with equal probabilities."""
    number = np.zeros(len(total), np.uint64)
    top = len(total) - 1
    while top > 0 and total[top] == NONE:
        top -= 1
    unused = np.uint64(63 - highest(total[top]))
    while True:
        for place in range(top + 1):
            number[place] = word(chance)
        number[top] >>= unused
        if is_below(number, total):
            return number


@rule
def deal_number(cards: Bits, sizes: Numbers, forbidden: Hands, limited: Bits, ways: Counts, number: Counts, dealt: Hands) -> None:
    """Write the possible deal with the given number into `dealt`. Different numbers give different deals."""
    state = count_states(sizes, limited) - 1
    dealt[:] = NONE
    for place in range(size(cards)):
        card = nth(cards, place)
        if is_below(number, ways[place + 1, state]):
            continue  # the card goes to no limited seat
        subtract(number, ways[place + 1, state])
        step = 1
        for seat in range(len(sizes)):
            if has(limited, seat):
                digits = sizes[seat] + 1
                if state // step % digits > 0 and not has(forbidden[seat], card):
                    if is_below(number, ways[place + 1, state - step]):
                        dealt[seat] |= bit(card)
                        state -= step
                        break
                    subtract(number, ways[place + 1, state - step])
                step *= digits
