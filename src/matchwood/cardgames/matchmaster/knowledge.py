"""Who may know what at a MatchMaster table: what a seat observes, and the worlds that agree with it."""

from __future__ import annotations

from matchwood.cardgames.matchmaster.cards import WHOLE_DECK, Cards
from matchwood.cardgames.matchmaster.table import BIDDING, NO_BID, NO_CARD, SECRET_BID, Table
from matchwood.engine.bits import NONE, Bits, bit, first
from matchwood.engine.compiling import rule


@rule
def observe(table: Table, seat: int) -> None:
    """Hide the others' hands, and while bids are being fixed the others' bids; the cards nobody got are in no record."""
    table.eyes = seat
    for other in range(table.players):
        if other != seat:
            table.hands[other] = NONE
            if table.phase == BIDDING and table.bids[other] != NO_BID:
                table.bids[other] = SECRET_BID


@rule
def held(table: Table, seat: int) -> int:
    """How many cards the seat holds; everybody can count that."""
    in_trick = 0 if table.trick[seat] == NO_CARD else 1
    return table.cards - table.done - in_trick


@rule
def unseen(table: Table) -> Cards:
    """The cards of which these eyes do not know where they are."""
    known = table.gone
    if table.eyes >= 0:
        known |= table.hands[table.eyes]
    return WHOLE_DECK & ~known


@rule
def strangers(table: Table) -> Bits:
    """The seats whose cards these eyes do not see."""
    everybody = first(table.players)
    return everybody & ~bit(table.eyes) if table.eyes >= 0 else everybody
