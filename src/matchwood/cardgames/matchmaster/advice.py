"""Quick sensible decisions in MatchMaster, for simulated games (rollouts)."""

from __future__ import annotations

import numpy as np

from matchwood.cardgames.matchmaster.cards import (
    RANKS,
    TRUMPS,
    WHOLE_DECK,
    Card,
    Cards,
    above,
    cards_of,
    is_trump,
    suit_of,
)
from matchwood.cardgames.matchmaster.rules import beats, playable, score
from matchwood.cardgames.matchmaster.table import BIDDING, Table
from matchwood.engine.bits import NONE, lowest, size, without_lowest
from matchwood.engine.chance import Chance, unit
from matchwood.engine.compiling import rule

WIN, LOSE = 1, 0


@rule
def suggest(table: Table, seat: int, chance: Chance) -> int:
    """Return a sensible bid or card."""
    if table.phase == BIDDING:
        return sensible_bid(table, table.hands[seat], chance)
    cards = playable(table, table.hands[seat])
    if size(cards) == 1:
        return lowest(cards)
    return sensible_card(table, seat, cards, chance)


@rule
def sensible_bid(table: Table, hand: Cards, chance: Chance) -> int:
    """Return the hand's expected number of tricks, rounded up or down at random."""
    expected = 0.0
    cards = hand
    while cards != NONE:
        expected += chance_to_win(table, hand, lowest(cards))
        cards = without_lowest(cards)
    bid = int(expected)
    return min(table.cards, bid + (unit(chance) < expected - bid))


@rule
def chance_to_win(table: Table, hand: Cards, card: Card) -> float:
    """Estimate the probability that the card wins a trick."""
    others = table.players - 1
    unseen = WHOLE_DECK & ~hand
    held_by_others = others * table.cards / size(unseen)
    suit = cards_of(unseen, suit_of(card))
    unbeaten: float = (1.0 - held_by_others) ** size(above(suit, card))
    if is_trump(card):
        late: float = 0.25 * (1.0 - held_by_others) ** (0.5 * size(above(suit, card)))
        return max(unbeaten, late)
    void = (1.0 - size(suit) / size(unseen)) ** table.cards
    trumps = 1.0 - (1.0 - size(unseen & TRUMPS) / size(unseen)) ** table.cards
    return unbeaten * (1.0 - void * trumps) ** others


@rule
def strength(card: Card) -> int:
    """Return a card's strength: the rank from 0 to 12, plus 13 for a trump."""
    return card + RANKS if is_trump(card) else card % RANKS


@rule
def weakest(cards: Cards) -> Card:
    """Return the weakest card."""
    best, least = lowest(cards), 99
    while cards != NONE:
        card = lowest(cards)
        cards = without_lowest(cards)
        if strength(card) < least:
            best, least = card, strength(card)
    return best


@rule
def strongest(cards: Cards) -> Card:
    """Return the strongest card."""
    best, most = lowest(cards), -1
    while cards != NONE:
        card = lowest(cards)
        cards = without_lowest(cards)
        if strength(card) > most:
            best, most = card, strength(card)
    return best


@rule
def winners(table: Table, cards: Cards) -> Cards:
    """Return the given cards that beat all cards of the trick."""
    winning = NONE
    rest = cards
    while rest != NONE:
        card = lowest(rest)
        if beats(table, card):
            winning |= rest & (~rest + np.uint64(1))
        rest = without_lowest(rest)
    return winning


@rule
def sensible_card(table: Table, seat: int, cards: Cards, chance: Chance) -> Card:
    """Return a card that wins the trick if the player needs the trick, else a card that loses it."""
    needed = table.bids[seat] - table.tricks[seat]
    left = table.cards - table.done
    if table.laid == 0:
        return sensible_lead(cards, needed, left, chance)
    winning = winners(table, cards)
    losing = cards & ~winning
    if needed <= 0 or (needed < left and unit(chance) < 0.15):
        if losing != NONE:
            return strongest(losing)
        return strongest(winning) if table.laid + 1 == table.players else weakest(winning)
    if winning == NONE:
        return weakest(losing)
    if table.laid + 1 == table.players:
        return weakest(winning)
    return strongest(winning) if needed >= left or unit(chance) < 0.7 else weakest(cards)


@rule
def sensible_lead(cards: Cards, needed: int, left: int, chance: Chance) -> Card:
    """Return a high card if the player needs more tricks, else a low card."""
    if needed <= 0:
        return weakest(cards)
    if needed >= left or unit(chance) < 0.6:
        return strongest(cards)
    return weakest(cards)


@rule
def worth(table: Table, seat: int) -> float:
    """Return the seat's round score minus the mean round score of the other seats."""
    own, others = 0, 0
    for other in range(table.players):
        points = score(table.bids[other], table.tricks[other])
        if other == seat:
            own = points
        else:
            others += points
    return own - others / (table.players - 1)


@rule
def mistake_cost(_table: Table) -> float:
    """Return how many points a typical mistake costs."""
    return 3.0
