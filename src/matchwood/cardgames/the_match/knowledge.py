"""Who may know what on the pitch: everything that was face up was seen by both players, everything else by nobody."""

from __future__ import annotations

import numpy as np

from matchwood.cardgames.the_match.cards import WHOLE_DECK, Cards, Pack, shuffled
from matchwood.cardgames.the_match.table import FIELD, LINE, NO_CARD, SIXTH, TEN_SHOTS, Table
from matchwood.engine.bits import NONE, bit, has
from matchwood.engine.chance import Chance
from matchwood.engine.compiling import rule
from matchwood.engine.verbs import ALL_EYES


@rule
def observe(table: Table, seat: int) -> None:
    """Hide the cards that lie face down; a card that was turned back is remembered."""
    table.eyes = seat
    for place in range(FIELD):
        if not has(np.uint64(table.seen), place):
            table.field[place] = NO_CARD
    for player in range(2):
        for place in range(table.turned[player], table.stack_size[player]):
            table.stacks[player, place] = NO_CARD
        for place in range(LINE):
            if not has(np.uint64(table.lines_open[player]), place):
                table.lines[player, place] = NO_CARD
    for place in range(table.circle_turned, table.circle_size):
        table.circle[place] = NO_CARD


@rule
def unseen_on_field(table: Table) -> Cards:
    """The cards of a half that were not face up yet: they lie on the field, in the stacks, or out of play."""
    cards: Cards = WHOLE_DECK & ~table.used
    for place in range(FIELD):
        if has(np.uint64(table.seen), place):
            cards &= ~bit(table.field[place])
    return cards


@rule
def unseen_in_lines(table: Table) -> Cards:
    """The cards that may lie face down in the lines: those that are not open there and never were a ball."""
    cards: Cards = WHOLE_DECK & ~table.outside
    for seat in range(2):
        for place in range(LINE):
            if has(np.uint64(table.lines_open[seat]), place):
                cards &= ~bit(table.lines[seat, place])
    return cards


@rule
def determinize(table: Table, chance: Chance) -> None:
    """Lay the unseen cards everywhere where cards lie face down, every way being equally likely."""
    if table.eyes == ALL_EYES:
        return
    if table.part < TEN_SHOTS:
        imagine_half(table, shuffled(unseen_on_field(table), chance))
    else:
        imagine_shootout(table, chance)
    table.eyes = ALL_EYES


@rule
def imagine_half(table: Table, cards: Pack) -> None:
    """The field and the stacks; what is left over stays out of play."""
    laid = 0
    for place in range(FIELD):
        if not has(np.uint64(table.seen), place):
            table.field[place] = cards[laid]
            laid += 1
    fill_stacks(table, cards[laid:])


@rule
def fill_stacks(table: Table, cards: Pack) -> int:
    """The balls to come of both seats; how many that were."""
    laid = 0
    for seat in range(2):
        for place in range(table.turned[seat], table.stack_size[seat]):
            table.stacks[seat, place] = cards[laid]
            laid += 1
    return laid


@rule
def imagine_shootout(table: Table, chance: Chance) -> None:
    """The lines first, from the cards that may lie there; what is not in them is in the piles, with the balls of earlier piles."""
    cards = shuffled(unseen_in_lines(table), chance)
    laid = 0
    for seat in range(2):
        for place in range(LINE):
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
