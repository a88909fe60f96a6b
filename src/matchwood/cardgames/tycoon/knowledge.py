"""Remove hidden information from a state of Matchstick Tycoon, and sample possible states (worlds).

Only a pass of a leader reveals something about the hand: no card shows a number without matchsticks.
"""

from __future__ import annotations

from matchwood.cardgames.tycoon.hands import DECKS, NO_CARDS, RAW, Cards
from matchwood.cardgames.tycoon.rules import clear_move, shuffled
from matchwood.cardgames.tycoon.table import TURN, Table
from matchwood.engine.bits import has
from matchwood.engine.chance import Chance
from matchwood.engine.compiling import rule
from matchwood.engine.counts import one
from matchwood.engine.verbs import ALL_EYES


@rule
def observe(table: Table, seat: int) -> None:
    """Hide the hands and unfinished moves of the other players."""
    table.eyes = seat
    for other in range(table.players):
        if other != seat:
            table.hands[other] = NO_CARDS
    if table.midway and table.turn != seat:
        clear_move(table)
        table.phase = TURN


@rule
def unseen(table: Table) -> Cards:
    """Return the cards that the observer has not seen."""
    cards: Cards = DECKS[table.expansion] - table.gone
    if table.eyes >= 0:
        cards -= table.hands[table.eyes]
    return cards


@rule
def determinize(table: Table, chance: Chance) -> None:
    """Deal the unseen cards to the other seats at random. All possible deals are equally likely."""
    if table.eyes == ALL_EYES:
        return
    cards = unseen(table)
    for seat in range(table.players):
        if seat != table.eyes and has(table.raw, seat):
            cards -= draw_hand(table, seat, cards & RAW, chance)
    order = shuffled(cards, chance)
    dealt = 0
    for seat in range(table.players):
        if seat != table.eyes and not has(table.raw, seat):
            hand = NO_CARDS
            for _ in range(table.cards[seat]):
                hand += one(order[dealt])
                dealt += 1
            table.hands[seat] = hand
    table.eyes = ALL_EYES


@rule
def draw_hand(table: Table, seat: int, cards: Cards, chance: Chance) -> Cards:
    """Draw a hand for the seat from the given cards."""
    order = shuffled(cards, chance)
    hand = NO_CARDS
    for place in range(table.cards[seat]):
        hand += one(order[place])
    table.hands[seat] = hand
    return hand
