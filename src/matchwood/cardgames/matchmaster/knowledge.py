"""Who may know what at a MatchMaster table: the veil over a record, and the worlds that could lie behind it."""

from __future__ import annotations

from matchwood.cardgames.matchmaster.cards import WHOLE_DECK, Cards
from matchwood.cardgames.matchmaster.table import BIDDING, NO_BID, NO_CARD, SECRET_BID, Table
from matchwood.engine.bits import NONE, Bits, bit, first, lowest, only_nth, size, without_lowest
from matchwood.engine.chance import Chance, below
from matchwood.engine.compiling import rule
from matchwood.engine.verbs import ALL_EYES


@rule
def veil(table: Table, seat: int) -> None:
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


@rule
def imagine(table: Table, chance: Chance) -> None:
    """Fill in hands and secret bids, every world that agrees with what is known being equally likely."""
    if table.eyes == ALL_EYES:
        return
    seats = strangers(table)
    while not deal_unseen(table, seats, chance):
        pass
    for seat in range(table.players):
        if table.bids[seat] == SECRET_BID:
            table.bids[seat] = below(chance, table.cards + 1)
    table.eyes = ALL_EYES


@rule
def deal_unseen(table: Table, seats: Bits, chance: Chance) -> bool:
    """Try to deal the unseen cards to these seats so that nobody gets what he has shown not to hold.

    A seat is offered a fixed number of places, as many as there could be cards open to it at most; those that earlier seats
    have emptied are blanks, and drawing a blank spoils the whole try. So every possible world is drawn with the same
    probability, one divided by the product of the numbers of places; a try that is spoilt is begun again. Seats with the
    least choice draw first: as long as what one may hold contains what the other may, there are no blanks at all.
    """
    rest = unseen(table)
    everything = rest
    drawn = NONE
    while seats != NONE:
        seat = least_choice(table, seats, everything)
        seats &= ~bit(seat)
        possible = everything & ~table.lacks[seat]
        places = size(possible) - certainly_taken(table, drawn, everything, possible)
        hand = NONE
        for _ in range(held(table, seat)):
            open_cards = possible & rest
            place = below(chance, places)
            if place >= size(open_cards):
                return False
            card = only_nth(open_cards, place)
            hand |= card
            rest ^= card
            places -= 1
        table.hands[seat] = hand
        drawn |= bit(seat)
    return True


@rule
def least_choice(table: Table, seats: Bits, everything: Cards) -> int:
    """The seat among these to which the fewest cards are open."""
    tightest, fewest = lowest(seats), 64
    while seats != NONE:
        seat = lowest(seats)
        seats = without_lowest(seats)
        choice = size(everything & ~table.lacks[seat])
        if choice < fewest:
            tightest, fewest = seat, choice
    return tightest


@rule
def certainly_taken(table: Table, drawn: Bits, everything: Cards, possible: Cards) -> int:
    """How many of the possible cards the seats that have drawn must have taken, whatever they drew."""
    taken = 0
    while drawn != NONE:
        seat = lowest(drawn)
        drawn = without_lowest(drawn)
        elsewhere = size(everything & ~table.lacks[seat] & ~possible)
        taken += max(0, held(table, seat) - elsewhere)
    return taken
