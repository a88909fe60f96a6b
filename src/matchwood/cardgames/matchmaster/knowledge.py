"""Hidden information in MatchMaster."""

from __future__ import annotations

from matchwood.cardgames.matchmaster.cards import WHOLE_DECK, Cards
from matchwood.cardgames.matchmaster.table import BIDDING, NO_BID, NO_CARD, SECRET_BID, Table
from matchwood.engine.bits import NONE, Bits, bit, first
from matchwood.engine.compiling import rule


@rule
def observe(table: Table, seat: int) -> None:
    """Hide the hands and the secret bids of the other seats."""
    table.eyes = seat
    for other in range(table.players):
        if other != seat:
            table.hands[other] = NONE
            if table.phase == BIDDING and table.bids[other] != NO_BID:
                table.bids[other] = SECRET_BID


@rule
def held(table: Table, seat: int) -> int:
    """Return the number of cards in the seat's hand."""
    in_trick = 0 if table.trick[seat] == NO_CARD else 1
    return table.cards - table.done - in_trick


@rule
def unseen(table: Table) -> Cards:
    """Return the cards that the observer has not seen in this round."""
    known = table.gone
    if table.eyes >= 0:
        known |= table.hands[table.eyes]
    return WHOLE_DECK & ~known


@rule
def hidden_seats(table: Table) -> Bits:
    """Return the seats whose hands the observer cannot see."""
    everybody = first(table.players)
    return everybody & ~bit(table.eyes) if table.eyes >= 0 else everybody
