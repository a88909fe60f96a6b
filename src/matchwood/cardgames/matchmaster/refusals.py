"""The reasons why a move of MatchMaster is illegal."""

from __future__ import annotations

from matchwood.cardgames.contract import Refusal
from matchwood.cardgames.matchmaster.cards import RANKS, SUITS, TRUMP, TRUMPS
from matchwood.cardgames.matchmaster.contract import Duty, MustBeat, MustFollow, MustTrump, NoBid, NoCard, NotHeld
from matchwood.cardgames.matchmaster.notation import CARD_NAMES, CARD_NUMBERS
from matchwood.cardgames.matchmaster.table import BIDDING, Table

_TRUMPS = int(TRUMPS)


def refusal_of(table: Table, seat: int, move: str, legal: int) -> Refusal:
    """Explain why a move is illegal. ``legal`` contains the legal decisions."""
    if table.phase == BIDDING:
        return NoBid(table.cards)
    card = CARD_NUMBERS.get(move)
    if card is None:
        return NoCard()
    hand = table.hands[seat]
    return duty(table, hand, legal) or NotHeld(move) if hand >> card & 1 else NotHeld(move)


def duty(table: Table, hand: int, playable: int) -> Duty | None:
    """Return the rule that makes some cards of the hand illegal [10, 11]. Return None if all cards of the hand are legal."""
    barred = hand & ~playable
    if not barred:
        return None
    suit = ((playable & -playable).bit_length() - 1) // RANKS
    if suit == table.led != TRUMP:
        return MustFollow(SUITS[suit])
    if barred & _TRUMPS:
        return MustBeat(CARD_NAMES[table.top], "11a" if table.led == TRUMP else "10c")
    return MustFollow("T", "11") if table.led == TRUMP else MustTrump()
