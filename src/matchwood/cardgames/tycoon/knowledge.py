"""Who may know what at a table of Matchstick Tycoon: what a seat observes, and the worlds that agree with it.

Hands are hidden, and so are the cards that were set aside; sticks and numbers of cards are public, and everybody remembers what
was played. What somebody plays, or that he passes, excludes no hand, since passing is always free; only a leader who passes shows
that he holds nothing but cards that are no numbers by themselves.
"""

from __future__ import annotations

from matchwood.cardgames.tycoon.hands import DECKS, NO_CARDS, RAW, Cards
from matchwood.cardgames.tycoon.rules import forget_move, shuffled
from matchwood.cardgames.tycoon.table import TURN, Table
from matchwood.engine.bits import has
from matchwood.engine.chance import Chance
from matchwood.engine.compiling import rule
from matchwood.engine.counts import one
from matchwood.engine.verbs import ALL_EYES


@rule
def observe(table: Table, seat: int) -> None:
    """Hide the others' hands, and what another has chosen for a move that is not made yet."""
    table.eyes = seat
    for other in range(table.players):
        if other != seat:
            table.hands[other] = NO_CARDS
    if table.midway and table.turn != seat:
        forget_move(table)
        table.phase = TURN


@rule
def unseen(table: Table) -> Cards:
    """The cards of which these eyes do not know where they are."""
    cards: Cards = DECKS[table.expansion] - table.gone
    if table.eyes >= 0:
        cards -= table.hands[table.eyes]
    return cards


@rule
def determinize(table: Table, chance: Chance) -> None:
    """Deal the unseen cards to the others, every deal of the single cards that agrees with what is known being equally likely."""
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
    """As many of these cards as the seat holds."""
    order = shuffled(cards, chance)
    hand = NO_CARDS
    for place in range(table.cards[seat]):
        hand += one(order[place])
    table.hands[seat] = hand
    return hand
