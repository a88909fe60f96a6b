"""The functions that move cards: hands, draw pile and pools."""

from __future__ import annotations

from matchwood.cardgames.matschig import beliefs
from matchwood.cardgames.matschig.deck import ALL_SAND, ALL_WATER, MUD_KINDS, Kind, count_of, one
from matchwood.cardgames.matschig.table import DISCARDED, DREW, HAND_CARDS, MAX_NOTES, Table
from matchwood.engine.bits import NONE
from matchwood.engine.compiling import rule
from matchwood.engine.counts import how_many


@rule
def note(table: Table, what: int, seat: int, about: int) -> None:
    """Store an automatic action, such as a skipped turn, for the list of public events."""
    if table.noted < MAX_NOTES:
        table.notes[table.noted, 0] = what
        table.notes[table.noted, 1] = seat
        table.notes[table.noted, 2] = about
        table.noted += 1


@rule
def complete_move(table: Table) -> None:
    """Mark the move as complete, so that other players see it. Remove the stored actions of the previous move."""
    table.midway = 0
    table.noted = 0


@rule
def in_game(table: Table, seat: int) -> bool:
    """Return whether the player is not out [15]."""
    return bool(table.out_in[seat] == 0)


@rule
def next_seat(table: Table, seat: int) -> int:
    """Return the next seat clockwise that is still in the game [2]."""
    seat = seat + 1 if seat + 1 < table.players else 0
    while not in_game(table, seat):
        seat = seat + 1 if seat + 1 < table.players else 0
    return seat


@rule
def holds(table: Table, seat: int, kind: Kind) -> bool:
    """Return whether the hand contains a card of the given kind."""
    return count_of(table.hands[seat, kind // MUD_KINDS], kind) > 0


@rule
def can_throw(table: Table, seat: int) -> bool:
    """Return whether the player holds both water and sand [4]."""
    return bool(table.hands[seat, 0] & ALL_WATER != NONE and table.hands[seat, 0] & ALL_SAND != NONE)


@rule
def lay_open(table: Table, seat: int, kind: Kind) -> None:
    """Move a card from the hand to the table, face up."""
    table.hands[seat, kind // MUD_KINDS] -= one(kind)
    table.cards[seat] -= 1
    table.seen[kind // MUD_KINDS] += one(kind)
    beliefs.learn_loss(table, seat, kind)


@rule
def left_in_pile(table: Table) -> int:
    """Return the number of cards in the draw pile."""
    return table.pile_size - table.drawn


@rule
def fill_up(table: Table, seat: int) -> None:
    """Draw cards until the hand has seven cards or the draw pile is empty [8]."""
    count = min(HAND_CARDS - table.cards[seat], left_in_pile(table))
    for _ in range(count):
        kind = table.pile[table.drawn]
        table.drawn += 1
        table.hands[seat, kind // MUD_KINDS] += one(kind)
        table.cards[seat] += 1
        beliefs.learn_draw(table, seat)
    if count > 0:
        note(table, DREW, seat, count)


@rule
def discard_hand(table: Table, seat: int) -> None:
    """Discard the player's hand, face up [11]."""
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
def put_in_pool(table: Table, seat: int, kind: Kind) -> None:
    """Put a mud card into the player's pool [7, 10]."""
    table.pools[seat] += one(kind)


@rule
def pool_size(table: Table, seat: int) -> int:
    """Return the number of cards in the player's pool."""
    return how_many(table.pools[seat])
