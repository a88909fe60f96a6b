"""The rules of Hearts: the record of a game, the deal, the passing of cards and the tricks."""

from typing import Any

import numpy as np

from matchwood.engine.bits import NONE, Bits, bit, first, has, lowest, size
from matchwood.engine.chance import Chance
from matchwood.engine.compiling import rule
from matchwood.engine.unseen import deal_unseen
from matchwood.engine.verbs import ALL_EYES, DEAL_DUE, OVER, PLAY, record_type

SEATS, RANKS, HAND, PASSED = 4, 13, 13, 3
NO_CARD = -1
TWO_OF_CLUBS, QUEEN_OF_SPADES = 0, 2 * RANKS + 10  # the card number is 13 * suit + rank
ALL_CARDS = np.uint64((1 << 4 * RANKS) - 1)
ALL_HEARTS = np.uint64(((1 << RANKS) - 1) << 3 * RANKS)
POINT_CARDS = np.uint64(int(ALL_HEARTS) | 1 << QUEEN_OF_SPADES)
QUEEN_POINTS, ALL_POINTS = 13, 26
LIMITS = np.array([25, 50, 100])
DISTANCES = np.array([1, 3, 2, 0])  # cards go to the left, to the right, across, and nowhere
PASSING, PLAYING = PLAY, PLAY + 1

TABLE = record_type(
    [
        ("limit", np.int16),  # the game ends when a seat has this score
        ("number", np.int8),  # the current deal, from 1
        ("tricks", np.int8),  # finished tricks of this deal
        ("leader", np.int8),  # the seat that leads the trick
        ("played", np.int8),  # cards in the trick
        ("trick", np.int8, SEATS),  # the card of each seat. A finished trick stays until the next card
        ("hands", np.uint64, SEATS),
        ("passed", np.uint64, SEATS),  # the cards that each seat passes on
        ("laid", np.uint64, SEATS),  # the cards that each seat has played in this deal
        ("lacks", np.uint64, SEATS),  # the cards that a seat cannot have, as all players know
        ("taken", np.int8, SEATS),  # points in the tricks of this deal
        ("scores", np.int16, SEATS),
    ]
)
Table = Any


@rule
def setup(table: Table, players: int, options: Any) -> None:
    """Make the record a new game."""
    table.phase, table.players, table.eyes, table.due, table.midway = DEAL_DUE, players, ALL_EYES, 0, 0
    table.limit, table.number = LIMITS[options[0]], 0
    table.tricks, table.leader, table.played, table.trick[:] = 0, 0, SEATS, NO_CARD
    table.hands[:], table.passed[:], table.laid[:], table.lacks[:] = NONE, NONE, NONE, NONE
    table.taken[:], table.scores[:] = 0, 0


@rule
def deal(table: Table, chance: Chance) -> None:
    """Deal thirteen cards to each seat at random."""
    deal_unseen(ALL_CARDS, np.full(SEATS, HAND), np.zeros(SEATS, np.uint64), table.hands, chance)
    begin_deal(table)


@rule
def begin_deal(table: Table) -> None:
    """Start a deal after the hands were dealt. In every fourth deal, no cards are passed on."""
    table.number += 1
    table.passed[:], table.laid[:], table.lacks[:], table.taken[:], table.tricks = NONE, NONE, NONE, 0, 0
    if passes(table):
        table.phase, table.due = PASSING, first(SEATS)
    else:
        begin_play(table)


@rule
def passes(table: Table) -> bool:
    """Return whether cards are passed on in this deal."""
    return DISTANCES[(table.number - 1) % SEATS] > 0  # type: ignore[no-any-return]


@rule
def receiver(table: Table, seat: int) -> int:
    """Return the seat that gets the cards of the given seat."""
    return (seat + DISTANCES[(table.number - 1) % SEATS]) % SEATS  # type: ignore[no-any-return]


@rule
def begin_play(table: Table) -> None:
    """Start the first trick. The seat with the two of clubs leads."""
    for seat in range(SEATS):
        if has(table.hands[seat], TWO_OF_CLUBS):
            table.phase, table.leader, table.due = PLAYING, seat, bit(seat)


@rule
def legal(table: Table, seat: int) -> Bits:
    """Return the cards that the seat may choose now. Each card is one decision."""
    if not has(np.uint64(table.due), seat):
        return NONE
    return passable(table, seat) if table.phase == PASSING else playable(table, seat)


@rule
def passable(table: Table, seat: int) -> Bits:
    """Return the cards that the seat may choose next. A seat chooses three cards in ascending order, so that each choice of three
    cards is one sequence of decisions.
    """
    chosen, rest = table.passed[seat], table.hands[seat]
    while chosen & rest != NONE:
        rest &= rest - np.uint64(1)  # remove the lowest card until all chosen cards are removed
    found = NONE
    while size(rest) >= PASSED - size(chosen):
        found |= bit(lowest(rest))
        rest &= rest - np.uint64(1)
    return found


@rule
def playable(table: Table, seat: int) -> Bits:
    """Return the cards that the seat may play: those of the demanded set, or all cards if the seat has none of them."""
    hand = table.hands[seat]
    cards: Bits = hand & demanded(table)
    if cards == NONE and table.tricks == 0:
        cards = hand & ~POINT_CARDS
    return cards if cards != NONE else hand


@rule
def demanded(table: Table) -> Bits:
    """Return the demanded set of cards: if possible, the next card has to be one of them."""
    if table.played < SEATS:
        return suit_of(table.trick[table.leader])
    if table.tricks == 0:
        return bit(TWO_OF_CLUBS)
    return ALL_CARDS if are_broken(table) else ALL_CARDS & ~ALL_HEARTS


@rule
def suit_of(card: int) -> Bits:
    """Return all cards of the suit of a card."""
    return first(RANKS) << np.uint64(card // RANKS * RANKS)


@rule
def are_broken(table: Table) -> bool:
    """Return whether a heart was played in this deal."""
    laid = NONE
    for seat in range(SEATS):
        laid |= table.laid[seat]
    return laid & ALL_HEARTS != NONE  # type: ignore[no-any-return]


@rule
def apply(table: Table, seat: int, decision: int) -> None:
    """Choose a card to pass on, or play a card."""
    if table.phase == PASSING:
        choose(table, seat, decision)
    else:
        play(table, seat, decision)


@rule
def choose(table: Table, seat: int, card: int) -> None:
    """Add a card to the cards that the seat passes on. The third card completes the move."""
    table.passed[seat] |= bit(card)
    table.midway = size(table.passed[seat]) < PASSED
    if not table.midway:
        table.due = np.uint64(table.due) & ~bit(seat)
        if table.due == 0:
            pass_on(table)


@rule
def pass_on(table: Table) -> None:
    """Give the chosen cards to their new seats after the last seat has chosen."""
    for seat in range(SEATS):
        table.hands[seat] &= ~table.passed[seat]
    for seat in range(SEATS):
        table.hands[receiver(table, seat)] |= table.passed[seat]
    begin_play(table)


@rule
def play(table: Table, seat: int, card: int) -> None:
    """Play a card. The fourth card of a trick ends the trick."""
    note_lacks(table, seat, card)
    if table.played == SEATS:
        table.played, table.trick[:] = 0, NO_CARD
    table.hands[seat] &= ~bit(card)
    table.laid[seat] |= bit(card)
    table.trick[seat] = card
    table.played += 1
    table.due = bit((seat + 1) % SEATS)
    if table.played == SEATS:
        take_trick(table)


@rule
def note_lacks(table: Table, seat: int, card: int) -> None:
    """If a seat plays another card than demanded, store that it has no demanded card."""
    if not has(demanded(table), card):
        table.lacks[seat] |= demanded(table)
        if table.tricks == 0 and has(POINT_CARDS, card):
            table.lacks[seat] |= ALL_CARDS & ~POINT_CARDS


@rule
def take_trick(table: Table) -> None:
    """Give the points of the trick to the highest card of its suit. The winner leads the next trick."""
    winner, points = table.leader, 0
    for seat in range(SEATS):
        card = table.trick[seat]
        if has(suit_of(table.trick[winner]), card) and card > table.trick[winner]:
            winner = seat
        points += QUEEN_POINTS if card == QUEEN_OF_SPADES else has(ALL_HEARTS, card)
    table.taken[winner] += points
    table.leader, table.due = winner, bit(winner)
    table.tricks += 1
    if table.tricks == HAND:
        end_deal(table)


@rule
def points_of(table: Table, seat: int) -> int:
    """Return the points of a seat in this deal. If a seat has taken all points, each other seat gets them instead."""
    for other in range(SEATS):
        if table.taken[other] == ALL_POINTS:
            return 0 if other == seat else ALL_POINTS
    return table.taken[seat]  # type: ignore[no-any-return]


@rule
def end_deal(table: Table) -> None:
    """Add the points of the deal to the scores. The game ends when a score reaches the limit."""
    table.due, table.phase = 0, DEAL_DUE
    for seat in range(SEATS):
        table.scores[seat] += points_of(table, seat)
        if table.scores[seat] >= table.limit:
            table.phase = OVER


@rule
def payoff(table: Table, out: Any) -> None:
    """Write the ranks and scores. The lowest score is the best."""
    for seat in range(SEATS):
        out[0, seat] = 1
        out[1, seat] = table.scores[seat]
        for other in range(SEATS):
            out[0, seat] += table.scores[other] < table.scores[seat]
