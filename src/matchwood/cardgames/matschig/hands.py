"""Hands, the pile, and cards that lie open: whatever moves a card goes through here."""

from __future__ import annotations

from matchwood.cardgames.matschig import beliefs
from matchwood.cardgames.matschig.deck import ALL_SAND, ALL_WATER, MUD_KINDS, Kind, count_of, one
from matchwood.cardgames.matschig.table import DISCARDED, DREW, HAND, MOST_NOTES, Table
from matchwood.engine.bits import NONE
from matchwood.engine.compiling import rule
from matchwood.engine.counts import how_many


@rule
def note(table: Table, what: int, seat: int, about: int) -> None:
    """Note for the story of the game what happened by itself."""
    if table.noted < MOST_NOTES:
        table.notes[table.noted, 0] = what
        table.notes[table.noted, 1] = seat
        table.notes[table.noted, 2] = about
        table.noted += 1


@rule
def in_game(table: Table, seat: int) -> bool:
    """Whether the seat still takes part: always, except in a party [15]."""
    return bool(table.out_in[seat] == 0)


@rule
def next_seat(table: Table, seat: int) -> int:
    """The next player clockwise who takes part [2]."""
    seat = seat + 1 if seat + 1 < table.players else 0
    while not in_game(table, seat):
        seat = seat + 1 if seat + 1 < table.players else 0
    return seat


@rule
def holds(table: Table, seat: int, kind: Kind) -> bool:
    """Whether the hand has a card of this kind."""
    return count_of(table.hands[seat, kind // MUD_KINDS], kind) > 0


@rule
def can_throw(table: Table, seat: int) -> bool:
    """Whether the hand has water and sand [4]."""
    return bool(table.hands[seat, 0] & ALL_WATER != NONE and table.hands[seat, 0] & ALL_SAND != NONE)


@rule
def lay_open(table: Table, seat: int, kind: Kind) -> None:
    """A card leaves the hand, and everybody sees it."""
    table.hands[seat, kind // MUD_KINDS] -= one(kind)
    table.cards[seat] -= 1
    table.seen[kind // MUD_KINDS] += one(kind)
    beliefs.lost(table, seat, kind)


@rule
def left_in_pile(table: Table) -> int:
    """How many cards can still be drawn."""
    return table.pile_size - table.drawn


@rule
def fill_up(table: Table, seat: int) -> None:
    """Draw up to seven, while cards last [8]."""
    count = min(HAND - table.cards[seat], left_in_pile(table))
    for _ in range(count):
        kind = table.pile[table.drawn]
        table.drawn += 1
        table.hands[seat, kind // MUD_KINDS] += one(kind)
        table.cards[seat] += 1
        beliefs.drew(table, seat)
    if count > 0:
        note(table, DREW, seat, count)


@rule
def discard_hand(table: Table, seat: int) -> None:
    """All cards of the hand go away, face up [11]."""
    for half in range(2):
        cards = table.hands[seat, half]
        for kind in range(MUD_KINDS * half, MUD_KINDS * (half + 1)):
            for _ in range(count_of(cards, kind)):
                note(table, DISCARDED, seat, kind)
        table.seen[half] += cards
        table.hands[seat, half] = NONE
    table.cards[seat] = 0
    beliefs.forget(table, seat)


@rule
def to_pool(table: Table, seat: int, kind: Kind) -> None:
    """A mud card goes to the seat's pool [7, 10]."""
    table.pools[seat] += one(kind)


@rule
def pool_size(table: Table, seat: int) -> int:
    """How many cards lie in the pool; everybody can count that."""
    return how_many(table.pools[seat])
