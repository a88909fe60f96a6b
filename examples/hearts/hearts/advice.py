"""Quick advice for the simulations of the bots."""

import numpy as np

from hearts.rules import (
    ALL_HEARTS,
    PASSED,
    PASSING,
    POINT_CARDS,
    QUEEN_OF_SPADES,
    RANKS,
    SEATS,
    Table,
    playable,
    points_of,
    suit_of,
)
from matchwood.engine.bits import NONE, Bits, first, has, highest, lowest, size, without_lowest
from matchwood.engine.chance import Chance, below, one_of
from matchwood.engine.compiling import rule

GUARDS = 4
"""With this number of lower spades, a seat can safely keep the highest spades."""
BOLD = 16
"""On average, one of this number of leads is a random card."""


@rule
def suggest(table: Table, seat: int, chance: Chance) -> int:
    """Return a sensible card: pass on dangerous cards, stay below the highest card, and discard dangerous cards."""
    if table.phase == PASSING:
        return to_pass(table, seat)
    cards = playable(table, seat)
    if table.played == SEATS:
        return one_of(chance, cards) if below(chance, BOLD) == 0 else lowest_rank(cards)
    if cards & suit_of(table.trick[table.leader]) != NONE:
        return to_follow(table, cards)
    return most_dangerous(cards, table.hands[seat])


@rule
def to_pass(table: Table, seat: int) -> int:
    """Return the lowest of those cards that the seat can still pass on and that are most dangerous."""
    hand, chosen = table.hands[seat], table.passed[seat]
    rest, found = hand & ~first(highest(chosen) + 1), NONE
    for _ in range(PASSED - size(chosen)):
        found |= np.uint64(1) << np.uint64(most_dangerous(rest & ~found, hand))
    return lowest(found)


@rule
def to_follow(table: Table, cards: Bits) -> int:
    """Return a card of the suit led: the highest card that does not win, or else the lowest or the highest card."""
    best = table.trick[table.leader]
    points = False
    for seat in range(SEATS):
        card = table.trick[seat]
        if card >= 0:
            points |= has(POINT_CARDS, card)
            if has(suit_of(best), card) and card > best:
                best = card
    losing = cards & first(best)
    if losing != NONE:
        return highest(losing)
    safe = cards & ~POINT_CARDS | cards & ALL_HEARTS  # without the queen of spades
    if safe == NONE:
        return lowest(cards)
    return highest(safe) if table.tricks == 0 or (table.played == SEATS - 1 and not points) else lowest(safe)


@rule
def lowest_rank(cards: Bits) -> int:
    """Return a card with the lowest rank."""
    found, rest = lowest(cards), cards
    while rest != NONE:
        card = lowest(rest)
        rest = without_lowest(rest)
        if card % RANKS < found % RANKS:
            found = card
    return found


@rule
def most_dangerous(cards: Bits, hand: Bits) -> int:
    """Return the card that the owner of the hand would like to lose most."""
    found, most, rest = lowest(cards), -1, cards
    while rest != NONE:
        card = lowest(rest)
        rest = without_lowest(rest)
        danger = danger_of(card, hand)
        if danger > most:
            found, most = card, danger
    return found


@rule
def danger_of(card: int, hand: Bits) -> int:
    """Return how dangerous a card of a hand is. High cards, hearts and unguarded high spades are dangerous."""
    if card >= QUEEN_OF_SPADES and not has(ALL_HEARTS, card):
        guarded = size(hand & suit_of(QUEEN_OF_SPADES) & first(QUEEN_OF_SPADES)) >= GUARDS
        return 5 if guarded else 40 - (card - QUEEN_OF_SPADES)
    return card % RANKS + (8 if has(ALL_HEARTS, card) else 0)


@rule
def worth(table: Table, seat: int) -> float:
    """Return the mean points of the other seats in this deal minus the points of this seat."""
    others = 0
    for other in range(SEATS):
        if other != seat:
            others += points_of(table, other)
    return others / (SEATS - 1) - points_of(table, seat)


@rule
def mistake_cost(table: Table) -> float:
    """Return the points that a typical mistake costs."""
    return 2.0
