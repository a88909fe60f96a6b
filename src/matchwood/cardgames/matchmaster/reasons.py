"""Why a bid or a card of MatchMaster is good: what is certain from what its seat sees."""

from __future__ import annotations

from collections.abc import Iterator

from matchwood.cardgames.contract import Reason
from matchwood.cardgames.matchmaster.cards import DECK, RANKS, TRUMP
from matchwood.cardgames.matchmaster.contract import Ducks, KeepsBid, NoTrumps, Saves, SureTricks, Wins
from matchwood.cardgames.matchmaster.notation import CARD_NAMES, CARD_NUMBERS
from matchwood.cardgames.matchmaster.rules import beats
from matchwood.cardgames.matchmaster.table import BIDDING, NO_CARD, Table
from matchwood.engine.bits import members
from matchwood.engine.compiling import uncompiled

FEW = 1
"""With a bid of so many tricks at most it matters that one holds no trump."""

_DECK, _TRUMPS = (1 << DECK) - 1, (1 << RANKS) - 1
_beats = uncompiled(beats)


def reasons_for(table: Table, seat: int, move: str) -> list[Reason]:
    """What speaks for this legal move; the table as the seat observes it."""
    if table.phase == BIDDING:
        return [*_of_bid(table, seat, int(move.removeprefix("bid ")))]
    return [*_of_card(table, seat, CARD_NUMBERS[move])]


def _of_bid(table: Table, seat: int, bid: int) -> Iterator[Reason]:
    sure = _sure(table, seat)
    if 0 < len(sure) <= bid:
        yield SureTricks([CARD_NAMES[card] for card in sure])
    if bid <= FEW and not table.hands[seat] & _TRUMPS:
        yield NoTrumps()


def _of_card(table: Table, seat: int, card: int) -> Iterator[Reason]:
    bid, won = table.bids[seat], table.tricks[seat]
    if not _beats(table, card):
        yield KeepsBid(CARD_NAMES[table.best], bid) if won == bid else Ducks(CARD_NAMES[table.best])
    elif won < bid and not _may_be_beaten(table, seat, card):
        yield Wins(won + 1, bid)
    sure = _sure(table, seat)
    if won < bid and sure and card not in sure:
        yield Saves([CARD_NAMES[other] for other in sure])


def _unseen(table: Table, seat: int) -> int:
    return _DECK & ~int(table.gone) & ~int(table.hands[seat])


def _sure(table: Table, seat: int) -> list[int]:
    """The trumps of the hand above every trump that another one can hold: each of them wins whatever trick it is played to."""
    highest = (_unseen(table, seat) & _TRUMPS).bit_length() - 1
    return [card for card in members(table.hands[seat] & _TRUMPS) if card > highest]


def _may_be_beaten(table: Table, seat: int, card: int) -> bool:
    """Whether anybody who plays after the seat can hold a card that beats this one, which is on top now."""
    suit = card // RANKS
    higher = sum(1 << other for other in range(card + 1, (suit + 1) * RANKS)) | (0 if suit == TRUMP else _TRUMPS)
    later = [other for other in range(table.players) if other != seat and table.trick[other] == NO_CARD]
    return any(_unseen(table, seat) & ~int(table.lacks[other]) & higher for other in later)
