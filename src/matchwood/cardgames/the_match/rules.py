"""The rules of The Match! in the order of docs/rules/the_match.md, with paragraph numbers in brackets."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from matchwood.cardgames.the_match import shootout
from matchwood.cardgames.the_match.cards import WHOLE_DECK, Pack, matches, shuffled
from matchwood.cardgames.the_match.score import goals_of, leader, other
from matchwood.cardgames.the_match.stacks import balls_left, lay_stack, next_ball
from matchwood.cardgames.the_match.table import (
    ATTACK,
    FIELD_CARDS,
    FIRST_HALF,
    HALF,
    NO_CARD,
    NO_SEAT,
    ROWS,
    SECOND_EXTRA_HALF,
    SECOND_HALF,
    SHOT,
    TEN_SHOTS,
    Table,
)
from matchwood.engine.bits import NONE, Bits, bit, first, has
from matchwood.engine.chance import Chance, below
from matchwood.engine.compiling import rule
from matchwood.engine.verbs import ALL_EYES, DEAL_DUE, OVER

# --- Players, set-up, kick-off [2-4] -------------------------------------------------------------------------------------------


@rule
def setup(table: Table, players: int, options: NDArray[np.int64]) -> None:
    """Set up a match for two players [2]."""
    table.phase = DEAL_DUE
    table.players = players
    table.eyes = ALL_EYES
    table.due = 0
    table.midway = 0
    table.league, table.stop_when_decided, table.full_circle = options[0], options[1], options[2]
    table.shared_sixth, table.hide_after_miss = options[3], options[4]
    table.part = FIRST_HALF
    table.dealer = table.turn = table.toss = NO_SEAT
    table.dealt = HALF
    table.ball = NO_CARD
    table.row = 0
    table.path[:] = 0
    table.open = table.attempt = table.seen = 0
    table.used = NONE
    table.goals[:] = 0
    for seat in range(players):
        table.stack_size[seat] = table.turned[seat] = 0
    shootout.clear(table)


@rule
def stack_size(part: int) -> int:
    """Return the number of cards in a stack: 14 in a normal half [3], 10 in extra time [11]."""
    return 14 if part <= SECOND_HALF else 10


@rule
def next_dealer(table: Table, chance: Chance) -> int:
    """Choose the dealer at random. The first and the second half have different dealers [3, 4, 11, 12]."""
    return other(table.dealer) if table.part in (SECOND_HALF, SECOND_EXTRA_HALF) else below(chance, 2)


@rule
def deal(table: Table, chance: Chance) -> None:
    """Deal the next part of the match, or decide the match by a toss [3, 11, 12, 15]."""
    if table.part >= TEN_SHOTS:
        shootout.deal(table, chance)
        return
    dealer = next_dealer(table, chance)
    cards = shuffled(WHOLE_DECK, chance)
    size = FIELD_CARDS + stack_size(table.part)
    lay_stack(table, 0, cards[FIELD_CARDS:size])
    lay_stack(table, 1, cards[size : size + stack_size(table.part)])
    start_half(table, dealer, cards[:FIELD_CARDS])


@rule
def start_half(table: Table, dealer: int, field: Pack) -> None:
    """Lay the field face down, and give the first turn to the player who did not deal [3, 4]."""
    table.dealt = HALF
    table.dealer = dealer
    for place in range(FIELD_CARDS):
        table.field[place] = field[place]
    table.open = table.attempt = table.seen = 0
    table.used = NONE
    table.phase = ATTACK
    next_turn(table, dealer)


@rule
def next_turn(table: Table, last: int) -> None:
    """Give the turn to the other player if that player has balls left [4]. If no player has balls left, end the half."""
    if balls_left(table, other(last)) > 0:
        turn_up_ball(table, other(last))
    elif balls_left(table, last) > 0:
        turn_up_ball(table, last)
    else:
        end_half(table)


# --- The attack [5-9] ----------------------------------------------------------------------------------------------------------


@rule
def turn_up_ball(table: Table, seat: int) -> None:
    """Turn up the next ball, and start an attack in the player's first row [6]."""
    table.turn = seat
    table.due = bit(seat)
    table.ball = next_ball(table, seat)
    table.used |= bit(table.ball)
    table.row = 0
    table.attempt = 0


@rule
def place_of(seat: int, row: int, column: int) -> int:
    """Return the index of a card in the field [5].

    The two players count the rows from opposite sides: row 1 of seat A is row 4 of seat B.
    """
    return 4 * (row if seat == 0 else ROWS - 1 - row) + column


@rule
def columns_in_reach(table: Table) -> Bits:
    """Return the columns that the player may choose [6]. From row to row, the ball moves by at most one column."""
    if table.row == 0:
        return first(4)
    column = table.path[table.row - 1]
    return (bit(column) | bit(column) << np.uint64(1) | bit(column) >> np.uint64(1)) & first(4)


@rule
def attack(table: Table, seat: int, column: int) -> None:
    """Turn up the chosen card [6, 7]. If the card matches the ball, go to the next row or count a goal."""
    place = place_of(seat, table.row, column)
    table.path[table.row] = column
    if not has(np.uint64(table.open), place):
        table.open |= bit(place)
        table.attempt |= bit(place)
        table.seen |= bit(place)
    if not matches(table.ball, table.field[place]):
        miss(table)
        next_turn(table, seat)
    elif table.row == ROWS - 1:
        table.goals[table.part, seat] += 1
        next_turn(table, seat)  # 9
    else:
        table.row += 1


@rule
def miss(table: Table) -> None:
    """End a failed attack. The chosen cards stay face up [8], unless the house rule ``hide_after_miss`` applies."""
    if table.hide_after_miss:
        table.open &= ~table.attempt


# --- The end of a half, extra time [10, 11] ------------------------------------------------------------------------------------


@rule
def end_half(table: Table) -> None:
    """End the half. After two halves, only a tied cup match continues [10, 11]."""
    table.turn = NO_SEAT
    table.due = 0
    table.ball = NO_CARD
    table.row = 0
    after_two_halves = table.part in (SECOND_HALF, SECOND_EXTRA_HALF)
    if after_two_halves and (table.league or leader(table) != NO_SEAT):
        table.phase = OVER
    else:
        table.phase = DEAL_DUE
        table.part += 1


@rule
def payoff(table: Table, out: NDArray[np.int64]) -> None:
    """Write each seat's rank and goals. Goals decide first, then the shoot-out, then the toss [10, 14–16]."""
    winner = leader(table)
    for seat in range(2):
        out[0, seat] = 1 if winner in (seat, NO_SEAT) else 2
        out[1, seat] = goals_of(table, seat)


# --- Decisions -----------------------------------------------------------------------------------------------------------------


@rule
def legal(table: Table, seat: int) -> Bits:
    """Return the seat's legal choices: columns of the field during a half, or cards during the shoot-out."""
    if not has(np.uint64(table.due), seat):
        return NONE
    return first(5) if table.phase == SHOT else columns_in_reach(table)


@rule
def apply(table: Table, seat: int, decision: int) -> None:
    """Apply a seat's choice: a column in an attack, or a card in the shoot-out."""
    if table.phase == SHOT:
        shootout.shoot(table, seat, decision)
    else:
        attack(table, seat, decision)
