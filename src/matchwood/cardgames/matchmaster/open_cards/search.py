"""Whether a seat can force the number of its tricks into a set, with all hands open, against all others playing together.

Cards are laid by the game's own rules. The seat needs one card that does it, the others need one that does not: a search of an
and/or tree, with a stack in place of recursion (Numba cannot keep recursive code on disk). Known answers are recalled between
tricks (:mod:`.memory`), and of cards between which no other card is left only one is tried, as solvers of bridge deals do
(Chang, "Building a fast double-dummy bridge solver", 1996).
"""

from __future__ import annotations

from matchwood.cardgames.matchmaster.advice import strongest, weakest
from matchwood.cardgames.matchmaster.cards import TRUMPS, Card, Cards, above, cards_of, suit_of
from matchwood.cardgames.matchmaster.open_cards.desk import Desk
from matchwood.cardgames.matchmaster.open_cards.memory import NO, OPEN, YES, note_position, recalled, remember
from matchwood.cardgames.matchmaster.rules import beats, play, playable
from matchwood.cardgames.matchmaster.table import NO_CARD, Table
from matchwood.engine.bits import NONE, ONE, Bits, bit, first, has, highest, lowest, size, without_lowest
from matchwood.engine.compiling import rule


@rule
def can_force(desk: Desk, seat: int, wanted: Bits) -> bool:
    """Whether the seat can take from here on a number of tricks that is in the set, whatever the others do."""
    desk.plies[0].wanted = wanted
    desk.plies[0].live = live_cards(desk.tables[0])
    depth, answer = 0, look(desk, 0, seat)
    while depth > 0 or answer == OPEN:
        if answer == OPEN:
            try_next_card(desk, depth, seat)
            depth += 1
            answer = look(desk, depth, seat)
        else:
            depth -= 1
            answer = hear(desk, depth, seat, answer)
    return answer == YES


@rule
def look(desk: Desk, depth: int, seat: int) -> int:
    """The answer at this depth if it can be told at once; else everything is made ready for a search."""
    table, ply = desk.tables[depth], desk.plies[depth]
    possible = first(table.cards - table.done + 1)
    if table.laid == 0:
        ply.live = live_cards(table)
        possible = possible_tricks(table, seat)
    ply.wanted &= possible
    if ply.wanted == NONE:
        return NO
    if ply.wanted == possible:
        return YES
    if table.laid == 0:
        note_position(desk, depth, table.leader, seat)
        answer = recalled(desk, depth)
        if answer != OPEN:
            return answer
    ply.rest = one_of_each(playable(table, table.hands[table.turn]), ply.live)
    return OPEN


@rule
def try_next_card(desk: Desk, depth: int, seat: int) -> None:
    """Lay the most promising card that is left to try, on the table below."""
    table, ply, below = desk.tables[depth], desk.plies[depth], desk.plies[depth + 1]
    card = most_promising(table, seat, ply.rest, ply.wanted)
    ply.rest &= ~bit(card)
    desk.tables[depth + 1] = table
    play(desk.tables[depth + 1], table.turn, card)
    took_it = desk.tables[depth + 1].tricks[seat] > table.tricks[seat]
    below.wanted = ply.wanted >> ONE if took_it else ply.wanted
    below.live = ply.live


@rule
def hear(desk: Desk, depth: int, seat: int, answer: int) -> int:
    """What the answer to one card says of the position in which it was laid."""
    table, ply = desk.tables[depth], desk.plies[depth]
    enough = YES if table.turn == seat else NO
    if answer != enough and ply.rest != NONE:
        return OPEN
    if table.laid == 0:
        remember(desk, depth, answer)
    return answer


# --- what can be told at once --------------------------------------------------------------------------------------------------


@rule
def live_cards(table: Table) -> Cards:
    """The cards in all hands and in the trick."""
    live = NONE
    for seat in range(table.players):
        live |= table.hands[seat]
        if table.trick[seat] != NO_CARD:
            live |= bit(table.trick[seat])
    return live


@rule
def possible_tricks(table: Table, seat: int) -> Bits:
    """How many tricks the seat may still take: each of its trumps above all others is sure of one, and each trump that an
    opponent holds above all of its own costs it one."""
    own, strange, lost = table.hands[seat] & TRUMPS, NONE, 0
    for other in range(table.players):
        if other != seat:
            strange |= table.hands[other] & TRUMPS
            lost = max(lost, size(above(table.hands[other] & TRUMPS, highest(own))))
    won = size(above(own, highest(strange)))
    return first(table.cards - table.done - lost + 1) & ~first(won)


@rule
def one_of_each(cards: Cards, live: Cards) -> Cards:
    """The cards without those that stand right above another of them: whichever of them is laid, nothing is different."""
    kept, rest = NONE, cards
    while rest != NONE:
        card = lowest(rest)
        rest = without_lowest(rest)
        beneath = cards_of(live, suit_of(card)) & first(card)
        if beneath == NONE or not has(cards, highest(beneath)):
            kept |= bit(card)
    return kept


# --- which card first ----------------------------------------------------------------------------------------------------------


@rule
def most_promising(table: Table, seat: int, cards: Cards, wanted: Bits) -> Card:
    """High cards first for whoever would like the trick, low ones for the others; it changes nothing but the time that it takes."""
    eager = not has(wanted, 0)
    if (table.turn == seat) == eager:
        card = strongest(cards)
        return card if beats(table, card) else weakest(cards)
    return weakest(cards)
