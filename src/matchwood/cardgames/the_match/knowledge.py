"""Hidden information in The Match!: cards that were never face up."""

from __future__ import annotations

import numpy as np

from matchwood.cardgames.the_match.cards import WHOLE_DECK, Cards, Pack, shuffled
from matchwood.cardgames.the_match.table import FIELD_CARDS, LINE_CARDS, NO_CARD, SIXTH, TEN_SHOTS, Table
from matchwood.engine.bits import NONE, bit, has
from matchwood.engine.chance import Chance
from matchwood.engine.compiling import rule
from matchwood.engine.verbs import ALL_EYES


@rule
def observe(table: Table, seat: int) -> None:
    """Hide all cards that were never face up."""
    table.eyes = seat
    for place in range(FIELD_CARDS):
        if not has(np.uint64(table.seen), place):
            table.field[place] = NO_CARD
    for player in range(2):
        for place in range(table.turned[player], table.stack_size[player]):
            table.stacks[player, place] = NO_CARD
        for place in range(LINE_CARDS):
            if not has(np.uint64(table.lines_open[player]), place):
                table.lines[player, place] = NO_CARD
    for place in range(table.circle_turned, table.circle_size):
        table.circle[place] = NO_CARD


@rule
def unseen_on_field(table: Table) -> Cards:
    """Return the cards that were not face up in this half."""
    cards: Cards = WHOLE_DECK & ~table.used
    for place in range(FIELD_CARDS):
        if has(np.uint64(table.seen), place):
            cards &= ~bit(table.field[place])
    return cards


@rule
def unseen_in_lines(table: Table) -> Cards:
    """Return the cards that may be face down in the lines."""
    cards: Cards = WHOLE_DECK & ~table.outside
    for seat in range(2):
        for place in range(LINE_CARDS):
            if has(np.uint64(table.lines_open[seat]), place):
                cards &= ~bit(table.lines[seat, place])
    return cards


@rule
def determinize(table: Table, chance: Chance) -> None:
    """Choose all hidden cards at random. All possible states are equally likely."""
    if table.eyes == ALL_EYES:
        return
    if table.part < TEN_SHOTS:
        fill_half(table, shuffled(unseen_on_field(table), chance))
    else:
        fill_shootout(table, chance)
    table.eyes = ALL_EYES


@rule
def fill_half(table: Table, cards: Pack) -> None:
    """Replace the hidden cards of the field and of both stacks by the given cards."""
    laid = 0
    for place in range(FIELD_CARDS):
        if not has(np.uint64(table.seen), place):
            table.field[place] = cards[laid]
            laid += 1
    fill_stacks(table, cards[laid:])


@rule
def fill_stacks(table: Table, cards: Pack) -> int:
    """Replace the hidden cards of both stacks by the given cards. Return the number of replaced cards."""
    laid = 0
    for seat in range(2):
        for place in range(table.turned[seat], table.stack_size[seat]):
            table.stacks[seat, place] = cards[laid]
            laid += 1
    return laid


@rule
def fill_shootout(table: Table, chance: Chance) -> None:
    """Choose the hidden cards of the shoot-out at random. Cards that were balls before can be in the stacks and in the circle
    again.
    """
    cards = shuffled(unseen_in_lines(table), chance)
    laid = 0
    for seat in range(2):
        for place in range(LINE_CARDS):
            if not has(np.uint64(table.lines_open[seat]), place):
                if seat == 1 and place == SIXTH and table.shared_sixth:
                    table.lines[1, SIXTH] = table.lines[0, SIXTH]
                else:
                    table.lines[seat, place] = cards[laid]
                    laid += 1
    rest = NONE
    for card in cards[laid:]:
        rest |= bit(card)
    balls = shuffled(rest | (table.outside & ~table.used), chance)
    laid = fill_stacks(table, balls)
    for place in range(table.circle_turned, table.circle_size):
        table.circle[place] = balls[laid]
        laid += 1
