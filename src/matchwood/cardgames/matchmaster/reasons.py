"""The reasons for a bid or a card of MatchMaster."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from matchwood.cardgames.contract import Reason
from matchwood.cardgames.matchmaster.cards import DECK, RANKS, TRUMP
from matchwood.cardgames.matchmaster.contract import (
    CountsOn,
    Ducks,
    EasyToBeat,
    HardToBeat,
    HighTrumps,
    KeepsBid,
    KeepsHigher,
    LowTrumps,
    ManyTrumps,
    NoMore,
    NoTrumps,
    Saves,
    ShedsHighest,
    Strongest,
    SureTricks,
    Wins,
    WinsAnyway,
)
from matchwood.cardgames.matchmaster.notation import CARD_NAMES, CARD_NUMBERS
from matchwood.cardgames.matchmaster.rules import beats
from matchwood.cardgames.matchmaster.table import BIDDING, NO_CARD, Table
from matchwood.engine.bits import members
from matchwood.engine.compiling import uncompiled

MAX_LOW_BID = 1
"""Only bids up to this number are explained by missing or low trumps."""
MAX_BEATING_CARDS = 2
"""A card is hard to beat if at most this number of cards beat it."""

_DECK, _TRUMPS = (1 << DECK) - 1, (1 << RANKS) - 1
_beats = uncompiled(beats)


def reasons_for(table: Table, legal: int, seat: int, move: str) -> list[Reason]:
    """Return the reasons for a legal move. ``legal`` contains the legal decisions."""
    if table.phase == BIDDING:
        return [*_explain_bid(table, seat, int(move.removeprefix("bid ")))]
    return [*_explain_card(table, [*members(legal)], seat, CARD_NUMBERS[move])]


def _explain_bid(table: Table, seat: int, bid: int) -> Iterator[Reason]:
    above, hand = _find_trumps(table, seat), int(table.hands[seat]).bit_count()
    trumps, sure = [*above], _find_sure(above)
    if 0 < len(sure) <= bid:
        yield SureTricks(_name_cards(sure))
    high = [card for card in trumps if 0 < len(above[card]) <= MAX_BEATING_CARDS][len(sure) - bid :]
    if high and len(sure) < bid:
        yield HighTrumps(_name_cards(high), _name_cards(above[high[0]]))
    known = min(len(sure), bid) + len(high)
    if 0 < known < bid:
        yield CountsOn(bid - known)
    if many := bid > MAX_LOW_BID and 2 * len(trumps) >= hand:
        yield ManyTrumps(_name_cards(trumps), hand)
    if bid <= MAX_LOW_BID and not trumps:
        yield NoTrumps()
    elif bid <= MAX_LOW_BID and len(above[trumps[-1]]) > RANKS // 2:
        yield LowTrumps(CARD_NAMES[trumps[-1]], len(above[trumps[-1]]))
    if bid and not known and not many:
        yield Strongest(_name_cards(sorted(members(table.hands[seat]), key=_strength, reverse=True)[:bid]))


def _explain_card(table: Table, legal: list[int], seat: int, card: int) -> Iterator[Reason]:
    bid, won = table.bids[seat], table.tricks[seat]
    later = _find_beating(table, seat, card)
    sure = _find_sure(_find_trumps(table, seat))
    if not _beats(table, card):
        yield _explain_loss(CARD_NAMES[table.best], bid, won)
        yield from _explain_choice(table, legal, card, bid > won)
    elif won >= bid and card in sure:
        yield WinsAnyway(CARD_NAMES[card])
    elif won == bid and later:
        yield EasyToBeat(bid, len(later))
    elif won < bid and not later:
        yield Wins(won + 1, bid)
    elif won < bid and len(later) <= MAX_BEATING_CARDS:
        yield HardToBeat(_name_cards(later))
    if won < bid and sure and card not in sure:
        yield Saves(_name_cards(sure))


def _explain_loss(best: str, bid: int, won: int) -> Reason:
    if won < bid:
        return Ducks(best)
    return KeepsBid(best, bid) if won == bid else NoMore(best)


def _explain_choice(table: Table, legal: list[int], card: int, needs: bool) -> Iterator[Reason]:
    """Explain why the player loses the trick with this card and not with another losing card."""
    others = [_strength(other) for other in legal if other != card and (needs or not _beats(table, other))]
    if others and needs and _strength(card) < min(others):
        yield KeepsHigher()
    elif others and not needs and _strength(card) > max(others):
        yield ShedsHighest()


def _strength(card: int) -> tuple[bool, int]:
    """Return a sorting key that orders cards like the compiled rule `advice.strength`."""
    return card // RANKS == TRUMP, card % RANKS


def _name_cards(cards: Iterable[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def _find_trumps(table: Table, seat: int) -> dict[int, list[int]]:
    """Return the higher trumps that others can hold, for each trump of the hand."""
    return {card: [*members(_find_unseen(table, seat) & _find_higher(card))] for card in members(table.hands[seat] & _TRUMPS)}


def _find_sure(trumps: dict[int, list[int]]) -> list[int]:
    return [card for card, above in trumps.items() if not above]


def _find_unseen(table: Table, seat: int) -> int:
    return _DECK & ~int(table.gone) & ~int(table.hands[seat])


def _find_higher(card: int) -> int:
    end = (card // RANKS + 1) * RANKS
    return (1 << end) - (1 << card + 1)


def _find_beating(table: Table, seat: int, card: int) -> list[int]:
    """Return the cards with which later players can beat the given card."""
    higher = _find_unseen(table, seat) & (_find_higher(card) | (0 if card // RANKS == TRUMP else _TRUMPS))
    later = [other for other in range(table.players) if other != seat and table.trick[other] == NO_CARD]
    return [one for one in members(higher) if any(not int(table.lacks[other]) >> one & 1 for other in later)]
