"""Why a bid or a card of MatchMaster is good: what is certain from what its seat sees."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from matchwood.cardgames.contract import Reason
from matchwood.cardgames.matchmaster.cards import DECK, RANKS, TRUMP
from matchwood.cardgames.matchmaster.contract import (
    Ducks,
    EasyToBeat,
    HardToBeat,
    HighTrumps,
    KeepsBid,
    LowTrumps,
    ManyTrumps,
    NoMore,
    NoTrumps,
    Saves,
    SureTricks,
    Wins,
    WinsAnyway,
)
from matchwood.cardgames.matchmaster.notation import CARD_NAMES, CARD_NUMBERS
from matchwood.cardgames.matchmaster.rules import beats
from matchwood.cardgames.matchmaster.table import BIDDING, NO_CARD, Table
from matchwood.engine.bits import members
from matchwood.engine.compiling import uncompiled

LOW = 1
"""With a bid of so many tricks at most it matters that one holds no trump, or low ones."""
MAX_BEATING_CARDS = 2
"""Up to this number, the cards that can beat a card count as few."""

_DECK, _TRUMPS = (1 << DECK) - 1, (1 << RANKS) - 1
_beats = uncompiled(beats)


def reasons_for(table: Table, seat: int, move: str) -> list[Reason]:
    """What speaks for this legal move; the table as the seat observes it."""
    if table.phase == BIDDING:
        return [*_of_bid(table, seat, int(move.removeprefix("bid ")))]
    return [*_of_card(table, seat, CARD_NUMBERS[move])]


def _of_bid(table: Table, seat: int, bid: int) -> Iterator[Reason]:
    above, hand = _trumps(table, seat), int(table.hands[seat]).bit_count()
    trumps, sure = [*above], _sure(above)
    if 0 < len(sure) <= bid:
        yield SureTricks(_names(sure))
    high = [card for card in trumps if 0 < len(above[card]) <= MAX_BEATING_CARDS][len(sure) - bid :]
    if high and len(sure) < bid:
        yield HighTrumps(_names(high), _names(above[high[0]]))
    if bid > LOW and 2 * len(trumps) >= hand:
        yield ManyTrumps(_names(trumps), hand)
    if bid <= LOW and not trumps:
        yield NoTrumps()
    elif bid <= LOW and len(above[trumps[-1]]) > RANKS // 2:
        yield LowTrumps(CARD_NAMES[trumps[-1]], len(above[trumps[-1]]))


def _of_card(table: Table, seat: int, card: int) -> Iterator[Reason]:
    bid, won = table.bids[seat], table.tricks[seat]
    later = _beaten_by(table, seat, card)
    sure = _sure(_trumps(table, seat))
    if not _beats(table, card):
        yield _lost(CARD_NAMES[table.best], bid, won)
    elif won >= bid and card in sure:
        yield WinsAnyway(CARD_NAMES[card])
    elif won == bid and later:
        yield EasyToBeat(bid, len(later))
    elif won < bid and not later:
        yield Wins(won + 1, bid)
    elif won < bid and len(later) <= MAX_BEATING_CARDS:
        yield HardToBeat(_names(later))
    if won < bid and sure and card not in sure:
        yield Saves(_names(sure))


def _lost(best: str, bid: int, won: int) -> Reason:
    """What it means that this card on top takes the trick."""
    if won < bid:
        return Ducks(best)
    return KeepsBid(best, bid) if won == bid else NoMore(best)


def _names(cards: Iterable[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def _trumps(table: Table, seat: int) -> dict[int, list[int]]:
    """The trumps of the hand from the lowest to the highest, each with the higher ones that another one can hold."""
    return {card: [*members(_unseen(table, seat) & _above(card))] for card in members(table.hands[seat] & _TRUMPS)}


def _sure(trumps: dict[int, list[int]]) -> list[int]:
    """Those above which nobody can hold one: each wins whatever trick it is played to."""
    return [card for card, above in trumps.items() if not above]


def _unseen(table: Table, seat: int) -> int:
    return _DECK & ~int(table.gone) & ~int(table.hands[seat])


def _above(card: int) -> int:
    """The higher cards of the same suit."""
    end = (card // RANKS + 1) * RANKS
    return (1 << end) - (1 << card + 1)


def _beaten_by(table: Table, seat: int, card: int) -> list[int]:
    """The cards that beat this one, on top now, and that somebody who plays after the seat can hold."""
    higher = _unseen(table, seat) & (_above(card) | (0 if card // RANKS == TRUMP else _TRUMPS))
    later = [other for other in range(table.players) if other != seat and table.trick[other] == NO_CARD]
    return [one for one in members(higher) if any(not int(table.lacks[other]) >> one & 1 for other in later)]
