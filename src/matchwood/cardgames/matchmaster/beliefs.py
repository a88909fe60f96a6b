"""What bids say about hands: a world in which somebody holds far more or far fewer winners than he still wants is unlikely."""

from __future__ import annotations

import math

from matchwood.cardgames.matchmaster.cards import TRUMPS, WHOLE_DECK, Card, Cards, above, cards_of, is_trump, suit_of
from matchwood.cardgames.matchmaster.knowledge import held
from matchwood.cardgames.matchmaster.table import PLAYING, Table
from matchwood.engine.bits import NONE, lowest, size, without_lowest
from matchwood.engine.compiling import rule

DOUBT = 1.0
"""By how many tricks people and bots miss what their hand is worth, give or take, at the beginning of a round of seven."""


@rule
def likelihood(table: Table) -> float:
    """How well the hands of an imagined world explain what was bid, less what was won since."""
    if table.phase != PLAYING:
        return 1.0
    off = 0.0
    for seat in range(table.players):
        cards = held(table, seat)
        wanted = table.bids[seat] - table.tricks[seat]
        if seat != table.eyes and 0 <= wanted <= cards and cards > 0:
            miss = worth_of(table, table.hands[seat], cards) - wanted
            off += miss * miss * 7.0 / (6.0 * cards * DOUBT * DOUBT + 7.0)
    return math.exp(-0.5 * off)


@rule
def worth_of(table: Table, hand: Cards, held: int) -> float:
    """Roughly how many tricks the hand takes by itself."""
    others = float(table.players - 1)
    unseen = WHOLE_DECK & ~table.gone & ~hand
    share = min(1.0, others * held / max(1, size(unseen)))
    trumps_left, worth = size(unseen & TRUMPS), 0.0
    rest = hand
    while rest != NONE:
        card = lowest(rest)
        rest = without_lowest(rest)
        worth += chance_of(card, hand, unseen, share, trumps_left)
    return worth


@rule
def chance_of(card: Card, hand: Cards, unseen: Cards, share: float, trumps_left: int) -> float:
    """Roughly how likely the card takes a trick: no higher one of its suit is held, and no trump falls on it."""
    suit = cards_of(unseen, suit_of(card))
    higher = size(above(suit, card))
    if is_trump(card):
        behind = size(hand & TRUMPS) - 1
        return 1.0 / (1.0 + share * max(0.0, higher - 0.5 * behind))
    unbeaten = 1.0 / (1.0 + 1.6 * share * higher)
    return unbeaten * (1.0 - 0.35 * min(1.0, share * trumps_left / 4.0))
