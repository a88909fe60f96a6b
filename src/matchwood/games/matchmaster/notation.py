"""How MatchMaster is written: cards, moves and deals as in docs/notation.md, and why a move is refused."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from matchwood.engine import verbs
from matchwood.engine.bits import EVERY, NONE, bit
from matchwood.errors import BadDeal, IllegalMove
from matchwood.games.matchmaster.cards import DECK, RANKS, SUITS, TRUMP, Card, Cards
from matchwood.games.matchmaster.rules import begin_round, next_seat
from matchwood.games.matchmaster.table import BIDDING, NO_CARD, NOBODY, Table

CARD_NAMES = tuple(f"{SUITS[card // RANKS]}{card % RANKS + 1}" for card in range(DECK))
CARD_NUMBERS = {name: card for card, name in enumerate(CARD_NAMES)}
SUIT_NAMES = ("trump", "light orange", "dark blue", "light blue")


def members(cards: int) -> Iterator[int]:
    """The numbers in a set, ascending."""
    cards = int(cards)
    while cards:
        yield (cards & -cards).bit_length() - 1
        cards &= cards - 1


def card_names(cards: int | Cards) -> list[str]:
    """A set of cards as text, trump first, then light orange, dark blue, light blue; ascending.

    >>> card_names(0b101 | 1 << 13)
    ['T1', 'T3', 'L1']
    """
    return [CARD_NAMES[card] for card in members(int(cards))]


def moves(table: Table, seat: int) -> list[str]:
    """Every legal move of a seat, as text."""
    decisions = verbs.legal(table, seat)
    if table.phase == BIDDING:
        return [f"bid {bid}" for bid in members(int(decisions))]
    return card_names(decisions)


def move_of(table: Table, decision: int) -> str:
    """A decision as text."""
    return f"bid {decision}" if table.phase == BIDDING else CARD_NAMES[decision]


def decision(table: Table, seat: int, move: str) -> int:
    """The decision that this move is. Raises IllegalMove and says why."""
    found = _bid(table, move) if table.phase == BIDDING else CARD_NUMBERS.get(move)
    if found is not None and int(verbs.legal(table, seat)) >> found & 1:
        return found
    raise IllegalMove(_why_not(table, seat, move, found), moves(table, seat))


def _bid(table: Table, move: str) -> int | None:
    word, _, number = move.partition(" ")
    if word == "bid" and number.isascii() and number.isdigit() and str(int(number[:3])) == number:
        return int(number) if int(number) <= table.cards else None
    return None


def _why_not(table: Table, seat: int, move: str, card: Card | None) -> str:
    shown = repr(move[:40])
    if table.phase == BIDDING:
        return f"{shown} is not a bid of this round: fix a number of tricks from 'bid 0' to 'bid {table.cards}'"
    allowed = ", ".join(moves(table, seat))
    if card is None:
        return f"{shown} is not a card; a suit letter ({', '.join(SUITS)}) and a rank (1-13) is expected, here one of {allowed}"
    if not int(table.hands[seat]) >> card & 1:
        return f"seat {seat} does not hold {move}; it may play {allowed}"
    return f"{move} may not be played: {_duty(table, seat)}; {allowed} may"


def _duty(table: Table, seat: int) -> str:
    if table.led != TRUMP and int(table.hands[seat]) >> (RANKS * table.led) & (1 << RANKS) - 1:
        return f"{SUIT_NAMES[table.led]} was led and must be followed"
    if table.top != NO_CARD and int(verbs.legal(table, seat)) >> (int(table.top) + 1) & (1 << (RANKS - 1 - int(table.top))) - 1:
        return f"{CARD_NAMES[table.top]} must be beaten with a higher trump"
    return "a trump must be played"


# --- deals ---------------------------------------------------------------------------------------------------------------------


def deal_made(table: Table) -> dict[str, Any]:
    """The deal that has just been made, as it stands in a record."""
    return {"dealer": int(table.dealer), "hands": [card_names(table.hands[seat]) for seat in range(table.players)]}


def deal_given(table: Table, deal: Mapping[str, Any]) -> None:
    """Make a deal given by hand. Raises BadDeal, and then the table is as it was."""
    _check_keys(deal)
    dealer, hands = _checked_dealer(table, deal["dealer"]), _checked_hands(table, deal["hands"])
    begin_round(table, dealer, len(hands[0]))
    for seat, hand in enumerate(hands):
        held = NONE
        for name in hand:
            held |= bit(CARD_NUMBERS[name])
        table.hands[seat] = held & EVERY


def _check_keys(deal: Mapping[str, Any]) -> None:
    if not isinstance(deal, Mapping) or set(deal) != {"dealer", "hands"}:
        found = ", ".join(map(repr, deal)) if isinstance(deal, Mapping) else repr(deal)
        raise BadDeal(f"a deal of MatchMaster has the keys 'dealer' and 'hands', not {found or 'none'}", ("dealer", "hands"))


def _checked_dealer(table: Table, dealer: object) -> int:
    if isinstance(dealer, bool) or not isinstance(dealer, int) or not 0 <= dealer < table.players:
        raise BadDeal(f"the dealer is a seat from 0 to {table.players - 1}, not {dealer!r}", map(str, range(table.players)))
    if table.dealer != NOBODY and dealer != next_seat(table, table.dealer):
        due = int(next_seat(table, table.dealer))
        raise BadDeal(f"seat {due} deals this round (the dealership moves clockwise), not seat {dealer}", (str(due),))
    return dealer


def _checked_hands(table: Table, hands: object) -> list[list[str]]:
    if not isinstance(hands, list) or len(hands) != table.players or not all(isinstance(hand, list) for hand in hands):
        raise BadDeal(f"'hands' is a list of {table.players} lists of cards, one for each seat")
    holder: dict[str, int] = {}
    for seat, hand in enumerate(hands):
        for name in hand:
            if not isinstance(name, str) or name not in CARD_NUMBERS:
                raise BadDeal(f"seat {seat} is dealt {name!r}, which is not a card of MatchMaster (T1 … T13, L1 … L13, B…, S…)")
            if name in holder:
                raise BadDeal(f"the card {name} is dealt twice, to seat {holder[name]} and to seat {seat}")
            holder[name] = seat
    sizes = [len(hand) for hand in hands]
    if min(sizes) != max(sizes) or min(sizes) < 1:
        raise BadDeal(f"all hands of a round are equally long and not empty; these hold {', '.join(map(str, sizes))} cards")
    return hands
