"""Remove hidden information from a state of Hearts, and sample states that agree with an observation."""

import numpy as np

from hearts.rules import (
    ALL_CARDS,
    HAND,
    PASSED,
    PASSING,
    PLAYING,
    SEATS,
    TWO_OF_CLUBS,
    Table,
    passes,
    receiver,
)
from matchwood.engine.bits import NONE, Bits, bit, has, size
from matchwood.engine.chance import Chance, one_of
from matchwood.engine.compiling import rule
from matchwood.engine.unseen import deal_unseen
from matchwood.engine.verbs import ALL_EYES, PLAY


@rule
def observe(table: Table, seat: int) -> None:
    """Erase the hands of all other seats, and the passed cards that this seat has neither given nor received."""
    table.eyes = seat
    for other in range(SEATS):
        if other != seat:
            table.hands[other] = NONE
            if table.phase == PASSING and 0 < size(table.passed[other]) < PASSED:
                table.midway = 0  # the other seat has not finished its choice
            if table.phase == PASSING or receiver(table, other) != seat:
                table.passed[other] = NONE


@rule
def determinize(table: Table, chance: Chance) -> None:
    """Deal the unseen cards to the other seats, and draw the cards that these seats have passed on."""
    if table.phase >= PLAY:
        deal_hands(table, chance)
    draw_passed(table, chance)
    table.eyes = ALL_EYES


@rule
def deal_hands(table: Table, chance: Chance) -> None:
    """Deal the unseen cards. All deals that agree with the passed cards and with the plays are equally likely."""
    unseen, known, sizes = ALL_CARDS, np.zeros(SEATS, np.uint64), np.zeros(SEATS, np.int64)
    for seat in range(SEATS):
        unseen &= ~(table.hands[seat] | table.laid[seat])
        known[seat] = known_cards(table, seat)
    for seat in range(SEATS):
        if seat != table.eyes:
            unseen &= ~known[seat]
            sizes[seat] = HAND - size(table.laid[seat]) - size(known[seat])
    deal_unseen(unseen, sizes, table.lacks, table.hands, chance)
    for seat in range(SEATS):
        table.hands[seat] |= known[seat]


@rule
def known_cards(table: Table, seat: int) -> Bits:
    """Return the cards in a hidden hand that the observer knows: those that it has passed on, and the leader's two of clubs."""
    cards = NONE
    if seat != table.eyes and table.phase == PLAYING:
        if table.eyes >= 0 and receiver(table, table.eyes) == seat:
            cards |= table.passed[table.eyes] & ~table.laid[seat]
        if seat == table.leader and table.tricks == 0 and table.played == SEATS:
            cards |= bit(TWO_OF_CLUBS)
    return cards


@rule
def draw_passed(table: Table, chance: Chance) -> None:
    """Draw the hidden passed cards: three cards of the seat that chose them, or later of the seat that received them."""
    for seat in range(SEATS):
        if table.phase == PASSING:
            if seat != table.eyes and not has(np.uint64(table.due), seat):
                table.passed[seat] = three_of(table.hands[seat], chance)
        elif passes(table) and seat != table.eyes and receiver(table, seat) != table.eyes:
            other = receiver(table, seat)
            table.passed[seat] = three_of(table.hands[other] | table.laid[other], chance)


@rule
def three_of(cards: Bits, chance: Chance) -> Bits:
    """Draw three cards of a set."""
    drawn = NONE
    for _ in range(PASSED):
        drawn |= bit(one_of(chance, cards & ~drawn))
    return drawn
