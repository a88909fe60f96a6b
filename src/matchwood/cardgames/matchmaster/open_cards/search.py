"""Search for the numbers of tricks that a seat can force.

The search uses a stack, because Numba cannot cache recursive code. It tries only one of several adjacent cards in a suit (Chang,
"Building a fast double-dummy bridge solver", 1996).
"""

from __future__ import annotations

from matchwood.cardgames.matchmaster.advice import strongest, weakest
from matchwood.cardgames.matchmaster.cards import TRUMPS, Card, Cards, above, cards_of, suit_of
from matchwood.cardgames.matchmaster.open_cards.transpositions import NO, OPEN, YES, pack_position, recall, store
from matchwood.cardgames.matchmaster.open_cards.workspace import Workspace
from matchwood.cardgames.matchmaster.rules import beats, play, playable
from matchwood.cardgames.matchmaster.table import NO_CARD, Table
from matchwood.engine.bits import NONE, ONE, Bits, bit, first, has, highest, lowest, size, without_lowest
from matchwood.engine.compiling import rule


@rule
def can_force(work: Workspace, seat: int, wanted: Bits) -> bool:
    """Return whether the seat can force a number of further tricks that is in the set `wanted`."""
    work.plies[0].wanted = wanted
    work.plies[0].live = live_cards(work.tables[0])
    depth, answer = 0, answer_now(work, 0, seat)
    while depth > 0 or answer == OPEN:
        if answer == OPEN:
            try_next_card(work, depth, seat)
            depth += 1
            answer = answer_now(work, depth, seat)
        else:
            depth -= 1
            answer = answer_after(work, depth, seat, answer)
    return answer == YES


@rule
def answer_now(work: Workspace, depth: int, seat: int) -> int:
    """Answer the question for a position by quick checks or a stored answer: YES, NO, or OPEN if the search has to try cards. If
    OPEN, list these cards.
    """
    table, ply = work.tables[depth], work.plies[depth]
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
        pack_position(work, depth, table.leader, seat)
        answer = recall(work, depth)
        if answer != OPEN:
            return answer
    ply.rest = without_equals(playable(table, table.hands[table.turn]), ply.live)
    return OPEN


@rule
def try_next_card(work: Workspace, depth: int, seat: int) -> None:
    """Play the most promising untried card."""
    table, ply, below = work.tables[depth], work.plies[depth], work.plies[depth + 1]
    card = most_promising(table, seat, ply.rest, ply.wanted)
    ply.rest &= ~bit(card)
    work.tables[depth + 1] = table
    play(work.tables[depth + 1], table.turn, card)
    won_trick = work.tables[depth + 1].tricks[seat] > table.tricks[seat]
    below.wanted = ply.wanted >> ONE if won_trick else ply.wanted
    below.live = ply.live


@rule
def answer_after(work: Workspace, depth: int, seat: int, answer: int) -> int:
    """Continue with the answer for the last tried card. Return YES or NO if the position is decided, or OPEN if the search has to
    try another card.
    """
    table, ply = work.tables[depth], work.plies[depth]
    enough = YES if table.turn == seat else NO
    if answer != enough and ply.rest != NONE:
        return OPEN
    if table.laid == 0:
        store(work, depth, answer)
    return answer


@rule
def live_cards(table: Table) -> Cards:
    """Return all cards in hands and in the current trick."""
    live = NONE
    for seat in range(table.players):
        live |= table.hands[seat]
        if table.trick[seat] != NO_CARD:
            live |= bit(table.trick[seat])
    return live


@rule
def possible_tricks(table: Table, seat: int) -> Bits:
    """Return the possible numbers of tricks that the seat can still win. A player with the highest trumps certainly wins
    tricks.
    """
    own, strange, lost = table.hands[seat] & TRUMPS, NONE, 0
    for other in range(table.players):
        if other != seat:
            strange |= table.hands[other] & TRUMPS
            lost = max(lost, size(above(table.hands[other] & TRUMPS, highest(own))))
    won = size(above(own, highest(strange)))
    return first(table.cards - table.done - lost + 1) & ~first(won)


@rule
def without_equals(cards: Cards, live: Cards) -> Cards:
    """Keep only the lowest of several consecutive cards in a suit. Cards that are out of play do not interrupt the sequence."""
    kept, rest = NONE, cards
    while rest != NONE:
        card = lowest(rest)
        rest = without_lowest(rest)
        beneath = cards_of(live, suit_of(card)) & first(card)
        if beneath == NONE or not has(cards, highest(beneath)):
            kept |= bit(card)
    return kept


@rule
def most_promising(table: Table, seat: int, cards: Cards, wanted: Bits) -> Card:
    """Return the card that the search tries first. The choice of the card affects only the search time."""
    eager = not has(wanted, 0)
    if (table.turn == seat) == eager:
        card = strongest(cards)
        return card if beats(table, card) else weakest(cards)
    return weakest(cards)
